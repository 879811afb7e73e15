import { createTranslator } from '../../messages/stage.ts'

export const t = createTranslator('nothingHere', {
  title: 'Nothing here',
  sentence: 'There is nothing at this address.',
  goHome: 'Go home',
})
