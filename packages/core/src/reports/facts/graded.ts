import type { Question } from '../../questions/index.ts'
import { isScored, isSurvey } from '../../questions/index.ts'

/** Whether an answer to it can be right. */
export const isGraded = (question: Question): boolean => isScored(question) && !isSurvey(question)

/** How many of these an answer can be right to. Rule RF20. */
export const countGraded = (questions: readonly Question[]): number => questions.filter(isGraded).length

/** The points that whoever is right at once would have. */
export const pointsOf = (questions: readonly Question[]): number =>
  questions.reduce((sum, question) => sum + (isGraded(question) ? question.maxPoints : 0), 0)
