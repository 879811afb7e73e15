import { ownWords } from '../../messages/own-words.ts'

export const say = ownWords('questions.MCQ', {
  name: 'Multiple choice',
  keys: 'Keys A to D or 1 to 4 answer. Tab moves, Enter chooses.',
})
