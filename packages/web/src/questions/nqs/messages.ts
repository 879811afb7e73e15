import { ownWords } from '../../messages/own-words.ts'

export const say = ownWords('questions.NQS', {
  name: 'Info slide',
})
