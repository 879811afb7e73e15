import type { DerivedQuiz } from '../derived-quiz.ts'
import { adultQuizzes } from './adults/index.ts'
import { olderQuizzes } from './older/index.ts'
import { youngQuizzes } from './young/index.ts'

/** The quizzes of mathematics that rules make. */
export const quizzes: readonly DerivedQuiz[] = [...youngQuizzes, ...olderQuizzes, ...adultQuizzes]
