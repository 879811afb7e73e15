import { changeQuizStatus } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'

/** Takes a published quiz back to the drafts. */
export const moveToDraft = (quizId: string) => call(changeQuizStatus, { quizId, status: 'draft' })
