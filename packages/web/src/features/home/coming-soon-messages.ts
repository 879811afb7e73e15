import { ownWords } from '../../messages/own-words.ts'

/** What is still to come, and what is nowhere. */
export const t = ownWords('comingSoon', {
  comingSoon: 'Feature under development. Coming soon!',
  comingSoonTitle: 'Not here yet',
  nothingTitle: 'Nothing here',
  nothing: 'There is nothing at this address.',
  goHome: 'Go home',
})
