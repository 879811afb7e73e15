import { ownWords } from '../../messages/own-words.ts'

/** What is still to come. */
export const t = ownWords('comingSoon', {
  comingSoon: 'Feature under development. Coming soon!',
  comingSoonTitle: 'Not here yet',
  goHome: 'Go home',
})
