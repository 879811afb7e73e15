import { ownWords } from '../../messages/own-words.ts'

export const t = ownWords('nothingHere', {
  title: 'Nothing here',
  sentence: 'There is nothing at this address.',
  goHome: 'Go home',
})
