import { LIMITS } from '@quokka/core/limits'
import type { QuizOrigin } from '@quokka/core/quiz'
import { useEffect, useState } from 'react'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import type { CatalogueQuiz } from './fetch-quizzes.ts'
import { fetchQuizzes } from './fetch-quizzes.ts'

/** Between the last key and the question to the server. */
const PAUSE_MS = 300

const NONE = { ok: true, value: [] } as const

const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** The listed quizzes, and while some are left out of the list, those that the server finds by the search. Rule HO9. */
export const useFoundQuizzes = (listed: readonly CatalogueQuiz[], search: string): readonly CatalogueQuiz[] => {
  const count = (...origins: QuizOrigin[]) => listed.filter(({ origin }) => origins.includes(origin)).length
  const isCut = count('public') >= LIMITS.listedPublicQuizzes || count('own', 'team') >= LIMITS.listedOwnQuizzes
  const asked = useRested(isCut ? search.trim() : '')
  const { loaded } = useLoaded(async (text) => (text === '' ? NONE : fetchQuizzes(text)), asked)
  if (loaded.is !== 'ready') return listed
  const known = new Set(listed.map(({ quizId }) => quizId))
  return [...listed, ...loaded.value.filter(({ quizId }) => !known.has(quizId))]
}
