import { LIMITS } from '@quokka/core/limits'
import type { Participant } from '../api/load-progress.ts'

/** A participant idle for this long has left: no question is open for longer in the ordinary time, and the rows do not tell who has more. */
const LEFT_AFTER_MS = LIMITS.longestTimerS * 1_000

export type ParticipantState = { is: 'now' | 'left'; question: number } | { is: 'finished'; at: string }

/** Where somebody is in a QTest of so many questions, by the server's clock. Rule QE15. */
export const stateOf = (participant: Participant, questions: number, serverMs: number): ParticipantState => {
  const { state, answered, lastActivityAt } = participant
  if (state === 'CP') return { is: 'finished', at: lastActivityAt }
  const isQuiet = serverMs - Date.parse(lastActivityAt) > LEFT_AFTER_MS
  return { is: isQuiet ? 'left' : 'now', question: Math.min(answered + 1, questions) }
}

/** The calendar day of the reader on which a moment lies. */
const dayOf = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0)

/** Whether a moment lies on the same day as another, the day before, or earlier. */
export const dayBefore = (ms: number, nowMs: number): 'today' | 'yesterday' | 'earlier' => {
  if (dayOf(ms) === dayOf(nowMs)) return 'today'
  return dayOf(ms) === dayOf(dayOf(nowMs) - 1) ? 'yesterday' : 'earlier'
}
