import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { windowAt } from '@quokka/core/qtest-schedule'
import type { ReportVariant } from '@quokka/core/report-types'
import type { ReportFigures } from '@quokka/core/reports'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { PlayHead } from '../../stores/report-facts.ts'
import type { ReportPorts } from './report-ports.ts'

/** What a report is asked of, as it is sent (contract §7). */
export interface SentReportOf {
  quizVariant: ReportVariant
  quizId: string
  roomId?: string | undefined
  game?: number | undefined
}

/** What a report is made of. */
export interface Reported {
  variant: ReportVariant
  /** The oldest first; at least one. */
  plays: readonly [PlayHead, ...PlayHead[]]
  /** Of a QTest. */
  window: ReportFigures['window']
}

const iso = (ms: number): string => new Date(ms).toISOString()

const NOT_FOUND: { ok: false; refusal: Refusal } = { ok: false, refusal: { code: 'report/not-found' } }

/** The caller's own plays that a report is of; what is another's is not there. Rule RS2. */
export const findPlays = async (
  { facts, settleQTest, clock }: Pick<ReportPorts, 'facts' | 'settleQTest' | 'clock'>,
  { quizVariant, quizId, roomId, game }: SentReportOf,
  hostId: string,
): Promise<Result<Reported, Refusal>> => {
  if (quizVariant === 'qtest') {
    const [play] = await facts.heads({ hostId, kind: 'qtest', journalId: quizId.trim().toLowerCase() })
    if (play === undefined) return NOT_FOUND
    const settled = await settleQTest(play.journalId, hostId)
    if (!settled.ok) return settled
    const { startedAtMs: startMs, endedAtMs: endMs } = play
    const status = windowAt({ startMs, endMs }, clock.nowMs())
    const window = { startDate: iso(startMs), endDate: iso(endMs), status }
    return ok({ variant: 'qtest', plays: [play], window })
  }
  const journalId = roomId?.trim().toLowerCase()
  const [first, ...others] = await facts.heads({ hostId, kind: 'game', quizId, journalId, game })
  if (first === undefined) return NOT_FOUND
  // Several games are compared with each other, however they were asked for.
  const variant = others.length > 0 ? 'course' : quizVariant
  return ok({ variant, plays: [first, ...others], window: null })
}
