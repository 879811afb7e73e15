import type { AnswerProps } from './question-view.ts'

/** The right answer in its own colour and shape, with the words "Right answer"; nothing for a survey or when answers are not shown. */
export const RightAnswer = (_: AnswerProps) => null

/** The viewer's own answer in a sentence, such as "You chose Jupiter", or as a list; nothing without one. */
export const OwnAnswer = (_: AnswerProps) => null
