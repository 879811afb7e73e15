import { getQuizPage } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'
import type { CatalogueQuiz } from './fetch-quizzes.ts'

/** A quiz that is in no list, since lists end somewhere; undefined when it cannot be hosted. */
export const fetchQuiz = async (quizId: string): Promise<CatalogueQuiz | undefined> => {
  const answer = await call(getQuizPage, { quizId })
  if (!answer.ok || answer.value.statusCode !== 'PUB') return undefined
  const { quizName, quizDescription, quizImage, questionCount, origin, classes, isLocked } = answer.value
  const listed = { quizId, quizName, quizDescription, quizImage, questionCount, origin, classes }
  return { ...listed, categoryIdList: '[]', categoryIds: [], quizType: 'Private', isLocked }
}
