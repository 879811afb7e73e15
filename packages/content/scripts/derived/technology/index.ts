import type { DerivedQuiz } from '../derived-quiz.ts'
import { BINARY_AND_HEXADECIMAL } from './binary.ts'
import { LOGIC_GATES } from './logic-gates.ts'

export const quizzes: readonly DerivedQuiz[] = [BINARY_AND_HEXADECIMAL, LOGIC_GATES]
