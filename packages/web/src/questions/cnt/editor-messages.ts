import { ownWords } from '../../messages/own-words.ts'

export const say = ownWords('editing.CNT', {
  label: 'CONNECT QUESTION',
  help: 'Clues that lead to one word.',
})
