import { ownWords } from '../../messages/own-words.ts'

export const say = ownWords('questions.FIB', {
  name: 'Fill in the blank',
})
