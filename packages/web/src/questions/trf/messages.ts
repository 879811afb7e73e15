import { ownWords } from '../../messages/own-words.ts'

export const say = ownWords('questions.TRF', {
  name: 'True or false',
  keys: 'Keys A and B or 1 and 2 answer. Tab moves, Enter chooses.',
})
