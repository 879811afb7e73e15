import type { Question } from '../../questions/index.ts'
import { isScored, isSurvey } from '../../questions/index.ts'

/** Whether an answer to it can be right. */
export const isGraded = (question: Question): boolean => isScored(question) && !isSurvey(question)
