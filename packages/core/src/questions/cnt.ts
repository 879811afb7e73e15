import { typedAnswerKind } from './families/typed-answer.ts'

/** Connect: several clues that lead to one word, typed letter by letter. */
export const cnt = typedAnswerKind('CNT')
