import { closeQTest, decideComplaint, listComplaints, readModeratedQuiz, setPublishing } from '@quokka/contract/http'
import type { Decision } from '@quokka/core/quiz'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** What complaints wait, or what was decided of them; with the counts of both. */
export const useComplaints = (status: 'open' | 'decided') => useLoaded(() => call(listComplaints, { status }))

/** The slides of a quiz that somebody complained about. */
export const useModeratedSlides = (reportId: string) =>
  useLoaded((id) => call(readModeratedQuiz, { reportId: id }), reportId)

export const sendDecision = (reportId: string, decision: Decision, reason: string) =>
  call(decideComplaint, { reportId, decision, reason })

/** Ends one QTest, whatever becomes of its quiz, or opens it again. */
export const sendEnd = (qtestId: string, closed: boolean, reason: string) =>
  call(closeQTest, { qtestId, closed, reason })

export const sendMayPublish = (userId: string, mayPublish: boolean) => call(setPublishing, { userId, mayPublish })
