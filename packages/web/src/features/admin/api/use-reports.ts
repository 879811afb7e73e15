import { decideReport, listReports, readReported, setPublishing } from '@quokka/contract/http'
import type { Decision } from '@quokka/core/quiz'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** What was reported and waits, or what was decided of it; with the counts of both. */
export const useReports = (status: 'open' | 'decided') => useLoaded(() => call(listReports, { status }))

/** The slides of a reported quiz. */
export const useReportedSlides = (reportId: string) => useLoaded((id) => call(readReported, { reportId: id }), reportId)

export const sendDecision = (reportId: string, decision: Decision, reason: string) =>
  call(decideReport, { reportId, decision, reason })

export const sendMayPublish = (userId: string, mayPublish: boolean) => call(setPublishing, { userId, mayPublish })
