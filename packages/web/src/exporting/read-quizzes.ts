import { getQuiz } from '@quokka/contract/http'
import type { ExportedQuiz } from '@quokka/formats'
import { call } from '../lib/calls/call.ts'
import { exportedQuiz } from './exported-quiz.ts'

/** What a minute allows is used up: so long it is waited before the same quiz is asked for again. */
const PAUSE_MS = 10_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export interface ReadQuizzes {
  quizzes: readonly ExportedQuiz[]
  /** How many could not be read: deleted meanwhile, or not the caller's any more. */
  unread: number
}

/** Reads quizzes one after the other, as their owner or editor; ends early where the signal says so. */
export const readQuizzes = async (
  quizIds: readonly string[],
  { signal, onRead }: { signal: AbortSignal; onRead: (count: number) => void },
): Promise<ReadQuizzes> => {
  const quizzes: ExportedQuiz[] = []
  for (const [place, quizId] of quizIds.entries()) {
    let answer = await call(getQuiz, { quizId })
    while (!answer.ok && answer.status === 429 && !signal.aborted) {
      await pause(PAUSE_MS)
      answer = await call(getQuiz, { quizId })
    }
    if (signal.aborted) break
    if (answer.ok) quizzes.push(exportedQuiz(answer.value))
    onRead(place + 1)
  }
  return { quizzes, unread: quizIds.length - quizzes.length }
}
