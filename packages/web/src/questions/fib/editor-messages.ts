import { ownWords } from '../../messages/own-words.ts'

export const say = ownWords('editing.FIB', {
  label: 'FILL IN THE BLANKS',
  help: 'A missing word, typed letter by letter.',
})
