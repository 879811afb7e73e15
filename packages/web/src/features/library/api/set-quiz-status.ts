import { changeQuizStatus } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'

/** Takes a published quiz back to the drafts. */
export const moveToDraft = (quizId: string) => call(changeQuizStatus, { quizId, status: 'draft' })

/** For good: a deleted quiz is in no list any more. */
export const deleteQuiz = (quizId: string) => call(changeQuizStatus, { quizId, status: 'inactive' })
