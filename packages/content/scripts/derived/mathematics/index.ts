import type { DerivedQuiz } from '../derived-quiz.ts'

/** The quizzes of mathematics that rules make. */
export const quizzes: readonly DerivedQuiz[] = []
