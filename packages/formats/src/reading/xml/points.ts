import { LIMITS } from '@quokka/core/limits'
import type { FoundQuestion } from '../../found-quiz.ts'

/** Points here for one point or mark of a learning platform. */
export const POINTS_A_POINT = 100

/** Where one question is worth more than any of ours, all are worth less: twice as much stays twice as much. */
export const withinPoints = (questions: readonly FoundQuestion[]): FoundQuestion[] => {
  const most = questions.reduce((largest, { points = 0 }) => Math.max(largest, points), 0)
  const share = LIMITS.largestMaxPoints / most
  return questions.map((question) =>
    share < 1 && question.points !== undefined ? { ...question, points: question.points * share } : question,
  )
}
