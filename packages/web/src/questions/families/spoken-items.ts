import type { Spoken } from '../aloud/spoken-questions.ts'

/** Whatever there is to read, in the order in which it stands. */
export const spokenItems: Spoken = ({ answerChoices }) => answerChoices.flat().map((text) => ({ text }))
