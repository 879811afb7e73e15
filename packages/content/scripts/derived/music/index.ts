import type { DerivedQuiz } from '../derived-quiz.ts'
import { READING_NOTES } from './reading-notes.ts'

export const quizzes: readonly DerivedQuiz[] = [READING_NOTES]
