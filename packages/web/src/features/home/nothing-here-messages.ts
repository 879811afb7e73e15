import { createTranslator } from '../../messages/stage.ts'

export const t = createTranslator('nothingHere', {
  title: 'Nothing here',
  sentence: 'There is nothing at this address.',
  goHome: 'Go home',
  framedTitle: 'Not inside another page',
  framed: 'This page is shown in a tab of its own.',
  openInTab: 'Open it in a new tab',
})
