import { get, values } from '../lib/bucket-map.ts'
import type { Result } from '../lib/result.ts'
import { ok, refuse } from '../lib/result.ts'
import { LIMITS } from '../limits.ts'
import type { QTestRefusal } from './commands.ts'
import type { QTestEvent } from './events.ts'
import type { Attempt, QTest } from './state.ts'
import { openMs } from './state.ts'

const IDLE_MS = LIMITS.idlePlaceMs + LIMITS.latencyCreditMs

/** For how long somebody may do nothing: the open question can be answered until then, in one's own time too. Rules QT28, XT18. */
const idleMs = (qtest: QTest, attempt: Attempt): number => {
  const isOpenForMs = attempt.phase === 'asking' ? openMs(qtest, attempt) : null
  return Math.max(IDLE_MS, isOpenForMs ?? 0)
}

/** Attempts without an answer with the moment behind which each loses its place to whoever asks, the earliest first. */
const unanswered = (qtest: QTest) =>
  [...values(qtest.attempts)]
    .filter(({ hasAnswered }) => !hasAnswered)
    .map((attempt) => ({
      attemptId: attempt.attemptId,
      idleAtMs: attempt.lastActivityMs + idleMs(qtest, attempt),
    }))
    .sort((left, right) => left.idleAtMs - right.idleAtMs || (left.attemptId < right.attemptId ? -1 : 1))

/** How many have to go before somebody can come; none while there is room. */
const tooMany = ({ attempts, capacity }: QTest): number => Math.max(0, attempts.size - capacity + 1)

/** From when on somebody can come: null where that is now, Infinity where nobody who is inside ever loses the place. Rule QT28. */
export const placeFreeAtMs = (qtest: QTest, nowMs: number): number | null => {
  const needed = tooMany(qtest)
  if (needed === 0) return null
  const idleAtMs = unanswered(qtest)[needed - 1]?.idleAtMs ?? Number.POSITIVE_INFINITY
  return idleAtMs < nowMs ? null : idleAtMs
}

/** What makes room for one more: nothing while there is some; else places are taken from those who have been idle for longest. Rules QT13, QT28. */
export const makeRoom = (qtest: QTest, nowMs: number): Result<QTestEvent[], 'qtest/full'> => {
  const needed = tooMany(qtest)
  if (needed === 0) return ok([])
  const idle = unanswered(qtest).slice(0, needed)
  if (idle.length < needed || idle.some(({ idleAtMs }) => idleAtMs >= nowMs)) return refuse('qtest/full')
  return ok(idle.map(({ attemptId }) => ({ was: 'placeLost', attemptId, atMs: nowMs })))
}

/** What gives somebody who has begun a place again: nothing while the place is theirs. Rules QT25, QT28. */
export const comeBack = (qtest: QTest, attemptId: string, nowMs: number): Result<QTestEvent[], QTestRefusal> => {
  const outside = get(qtest.outside, attemptId)
  if (outside === undefined) return ok([])
  if (outside.why === 'removed') return refuse('attempt/removed')
  const room = makeRoom(qtest, nowMs)
  if (!room.ok) return refuse('attempt/place-lost')
  return ok([...room.value, { was: 'attemptRestored', attemptId, atMs: nowMs }])
}
