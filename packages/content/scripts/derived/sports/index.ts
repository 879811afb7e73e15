import type { DerivedQuiz } from '../derived-quiz.ts'
import { CHESS_MOVES } from './chess.ts'

export const quizzes: readonly DerivedQuiz[] = [CHESS_MOVES]
