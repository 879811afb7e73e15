import type { QuizRead } from '@quokka/contract/http'
import { getQuiz } from '@quokka/contract/http'
import type { CallRefusal } from '@quokka/contract/wire'
import { call } from '../lib/calls/call.ts'
import type { Loaded } from '../lib/calls/use-loaded.ts'
import { useLoaded } from '../lib/calls/use-loaded.ts'

const fetchQuiz = (quizId: string) => call(getQuiz, { quizId })

/** Why there is no quiz to be shown. */
export type NoQuiz =
  /** Not among its owner and editors. */
  | { is: 'denied' }
  | { is: 'refused'; sentence: string }
  | { is: 'gone'; sentence: string }
  | { is: 'failed'; sentence: string }

type LoadedQuiz = Exclude<Loaded<QuizRead>, { is: 'failed' }> | NoQuiz

const withReason = (loaded: Loaded<QuizRead>): LoadedQuiz => {
  if (loaded.is !== 'failed') return loaded
  const { status, code, sentence } = loaded
  if (status === 403) return code === 'quiz/not-authorized' ? { is: 'denied' } : { is: 'refused', sentence }
  if (status === 404) return { is: 'gone', sentence }
  // The app leads to the log in, which leads back.
  return status === 401 ? { is: 'loading' } : { is: 'failed', sentence }
}

/** Whether a call was refused because the quiz is not there, or not the caller's to edit, any more. */
export const isQuizLost = (code: CallRefusal | undefined): boolean =>
  code === 'quiz/not-authorized' || code === 'quiz/not-found'

/** A quiz for its editors, asked for when a screen of theirs opens. */
export const useQuiz = (quizId: string) => {
  const { loaded, reload } = useLoaded(fetchQuiz, quizId)
  return { loaded: withReason(loaded), reload }
}
