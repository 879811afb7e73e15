import type { ReadyMadeQuiz } from '@quokka/contract/http'
import { getPlayedLately, getReadyMadeQuizzes } from '@quokka/contract/http'
import * as z from 'zod/mini'
import { isLoggedIn, readSession } from '../../../account/session.ts'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'

export interface CatalogueQuiz extends ReadyMadeQuiz {
  categoryIds: readonly string[]
  /** In the catalogue, but not for this caller's plan. */
  isLocked: boolean
}

const CategoryIds = z.catch(z.array(z.string()), [])

const idsOf = (text: string): string[] => {
  try {
    return CategoryIds.parse(JSON.parse(text))
  } catch {
    return []
  }
}

const catalogueQuiz = (quiz: ReadyMadeQuiz, isLocked: boolean): CatalogueQuiz => ({
  ...quiz,
  categoryIds: idsOf(quiz.categoryIdList),
  isLocked,
})

/** The quizzes that can be hosted; with a search, those that the server finds by it. */
export const fetchQuizzes = async (search = ''): Promise<Outcome<readonly CatalogueQuiz[]>> => {
  const { ageGroup } = readSession()
  const answer = await call(getReadyMadeQuizzes, { ...(ageGroup && { ageGroup }), ...(search && { search }) })
  if (!answer.ok) return answer
  const allowed = new Set(answer.value.allowedQuizzes.map(({ quizId }) => quizId))
  return { ok: true, value: answer.value.allQuizzes.map((quiz) => catalogueQuiz(quiz, !allowed.has(quiz.quizId))) }
}

/** What a member played with others lately; nothing where that cannot be told, since everything is in the list as well. */
export const fetchPlayedLately = async (): Promise<readonly CatalogueQuiz[]> => {
  if (!isLoggedIn()) return []
  const answer = await call(getPlayedLately, {})
  return answer.ok ? answer.value.quizzes.map((quiz) => catalogueQuiz(quiz, false)) : []
}
