import type { Spoken } from '../aloud/spoken-questions.ts'
import { LETTERS } from './option-keys.ts'

/** The letter of an answer and the answer, as a screen reader has it. */
export const spokenOptions: Spoken = ({ answerChoices }) =>
  answerChoices.flatMap((option, index) =>
    typeof option === 'string' ? [{ text: `${LETTERS[index] ?? ''}: ${option}` }] : [],
  )
