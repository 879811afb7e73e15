import { typedAnswerKind } from './families/typed-answer.ts'
import { landTyped } from './landing/typed.ts'

/** Fill in the blank: a sentence with a gap, the missing word typed letter by letter. */
export const fib = { ...typedAnswerKind('FIB'), landing: { form: 'typed', land: landTyped } as const }
