import type { QuizRead } from '@quokka/contract/http'
import { getQuiz } from '@quokka/contract/http'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../lib/call.ts'

const NOT_AUTHORIZED = 'User not authorized to view and/or edit this quiz'

export type LoadedQuiz = { is: 'loading' } | { is: 'ready'; quiz: QuizRead } | NoQuiz

/** Why there is no quiz to be shown. */
export type NoQuiz =
  /** Not among its owner and editors. */
  | { is: 'denied' }
  | { is: 'refused'; sentence: string }
  | { is: 'gone'; sentence: string }
  | { is: 'failed'; sentence: string }

const load = async (quizId: string): Promise<LoadedQuiz> => {
  const answer = await call(getQuiz, { quizId })
  if (answer.ok) return { is: 'ready', quiz: answer.value }
  const { status, sentence } = answer
  if (status === 403) return sentence === NOT_AUTHORIZED ? { is: 'denied' } : { is: 'refused', sentence }
  if (status === 404) return { is: 'gone', sentence }
  // The app leads to the log in, which leads back.
  return status === 401 ? { is: 'loading' } : { is: 'failed', sentence }
}

/** A quiz for its editors, asked for when a screen of theirs opens. */
export const useQuiz = (quizId: string) => {
  const [loaded, setLoaded] = useState<LoadedQuiz>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isGone = false
    setLoaded({ is: 'loading' })
    void load(quizId).then((found) => {
      if (!isGone) setLoaded(found)
    })
    return () => {
      isGone = true
    }
  }, [quizId, attempt])
  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  return { loaded, reload }
}
