import { typedAnswerKind } from './families/typed-answer.ts'

/** Fill in the blank: a sentence with a gap, the missing word typed letter by letter. */
export const fib = typedAnswerKind('FIB')
