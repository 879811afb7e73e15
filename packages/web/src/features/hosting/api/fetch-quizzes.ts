import type { ReadyMadeQuiz } from '@quokka/contract/http'
import { getPlayedLately, getReadyMadeQuizzes } from '@quokka/contract/http'
import type { ReadFilter } from '@quokka/core/search-filters'
import * as z from 'zod/mini'
import { isLoggedIn, readSession } from '../../../account/session.ts'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'

export interface CatalogueQuiz extends ReadyMadeQuiz {
  categoryIds: readonly string[]
  /** In the catalogue, but not for this caller's plan. */
  isLocked: boolean
}

interface Lists {
  allQuizzes: readonly ReadyMadeQuiz[]
  allowedQuizzes: readonly ReadyMadeQuiz[]
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

const withLocks = ({ allQuizzes, allowedQuizzes }: Lists): CatalogueQuiz[] => {
  const allowed = new Set(allowedQuizzes.map(({ quizId }) => quizId))
  return allQuizzes.map((quiz) => catalogueQuiz(quiz, !allowed.has(quiz.quizId)))
}

const forOwnAge = () => {
  const { ageGroup } = readSession()
  return ageGroup && { ageGroup }
}

/** The quizzes that can be hosted. */
export const fetchQuizzes = async (): Promise<Outcome<readonly CatalogueQuiz[]>> => {
  const answer = await call(getReadyMadeQuizzes, { ...forOwnAge() })
  return answer.ok ? { ok: true, value: withLocks(answer.value) } : answer
}

/** What the server finds by words. */
export interface FoundQuizzes {
  /** The best of each origin first. */
  quizzes: readonly CatalogueQuiz[]
  /** What comes closest where none says all. */
  nearest: readonly CatalogueQuiz[]
  /** What was read from the words as a filter. */
  read: { schoolClass?: number | undefined; subject?: string | undefined; language?: string | undefined }
}

/** Searches by words that may still be typed. */
export const searchQuizzes = async (search: string, without: readonly ReadFilter[]): Promise<Outcome<FoundQuizzes>> => {
  const answer = await call(getReadyMadeQuizzes, { ...forOwnAge(), search, without: [...without], isTyped: true })
  if (!answer.ok) return answer
  const { nearest, read = {} } = answer.value
  return { ok: true, value: { quizzes: withLocks(answer.value), nearest: nearest ? withLocks(nearest) : [], read } }
}

/** Tells that words were meant so, and found nothing. */
export const countAsMissed = (search: string) => call(getReadyMadeQuizzes, { ...forOwnAge(), search })

/** What a member played with others lately; nothing where that cannot be told, since everything is in the list as well. */
export const fetchPlayedLately = async (): Promise<readonly CatalogueQuiz[]> => {
  if (!isLoggedIn()) return []
  const answer = await call(getPlayedLately, {})
  return answer.ok ? answer.value.quizzes.map((quiz) => catalogueQuiz(quiz, false)) : []
}
