import { createTranslator } from '../../messages/stage.ts'

export const t = createTranslator('questions.MTF', {
  name: 'Match the pairs',
  help: 'Drag, or tap a word and then a place.',
  choose: 'Choose',
  dropHere: 'Drop it here',
  wordsLeft: 'Words left',
  noWordsLeft: 'All words are matched.',
  clear: 'Take {{word}} back',
  slotEmpty: '{{hint}}, place for {{prompt}}',
  slotFilled: '{{word}}, matched with {{prompt}}',
  numberedPrompt: 'row {{number}}',
  submitSoFar: 'Submit · {{count}} of {{of}} matched',
  picked: '{{word}} picked up. Choose its place.',
  aimed: 'Place for {{prompt}} chosen. Choose its word.',
  placed: '{{word}} matched with {{prompt}}.',
  takenBack: '{{word}} taken back.',
})
