import type { Spoken } from '../aloud/spoken-questions.ts'
import { lettersLabel } from './letter-words.ts'
import { wordsOf } from './letters.ts'

/** How many letters are wanted, as a screen reader has it. */
export const spokenLetters: Spoken = ({ answerBlanks }) => [
  { text: lettersLabel(wordsOf(answerBlanks ?? [])), isOfScreen: true },
]
