import type { ReadyMadeQuiz } from '@quokka/contract/http'
import { getReadyMadeQuizzes } from '@quokka/contract/http'
import * as z from 'zod/mini'
import { readSession } from '../../../account/session.ts'
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

/** The quizzes that can be hosted; with a search, those that the server finds by it. */
export const fetchQuizzes = async (search = ''): Promise<Outcome<readonly CatalogueQuiz[]>> => {
  const { ageGroup } = readSession()
  const answer = await call(getReadyMadeQuizzes, { ...(ageGroup && { ageGroup }), ...(search && { search }) })
  if (!answer.ok) return answer
  const allowed = new Set(answer.value.allowedQuizzes.map(({ quizId }) => quizId))
  const value = answer.value.allQuizzes.map((quiz) => ({
    ...quiz,
    categoryIds: idsOf(quiz.categoryIdList),
    isLocked: !allowed.has(quiz.quizId),
  }))
  return { ok: true, value }
}
