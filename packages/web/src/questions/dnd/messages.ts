import { createTranslator } from '../../messages/stage.ts'

export const t = createTranslator('questions.DND', {
  name: 'Put in order',
  help: 'Drag the cards, or use the arrows.',
  up: 'Move {{item}} up',
  down: 'Move {{item}} down',
  grip: 'Drag {{item}}, place {{place}} of {{of}}',
  gripHelp: 'Press Space to lift the card, the arrow keys to move it, Space again to put it down, Escape to leave it.',
  moved: '{{item}}, place {{place}} of {{of}}.',
  lifted: '{{item}} lifted from place {{place}} of {{of}}.',
  dropped: '{{item}} put down at place {{place}} of {{of}}.',
  cancelled: '{{item}} put back.',
})
