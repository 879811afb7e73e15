import { get } from '../../lib/bucket-map.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import { nameKey } from '../../play/name-key.ts'
import type { QTestCommand } from '../commands.ts'
import { makeRoom } from '../places.ts'
import type { QTest } from '../state.ts'
import { attemptById, extraTimeOf } from '../state.ts'
import type { Decision } from './decision.ts'

type Command<Do extends QTestCommand['do']> = Extract<QTestCommand, { do: Do }>

/** Frees the place. The attempt stays as it is, outside of everything that is counted. Rule QT25. */
export const remove = (qtest: QTest, { attemptId }: Command<'remove'>, { nowMs }: Circumstances): Decision => {
  const outside = get(qtest.outside, attemptId)
  if (outside?.why === 'removed') return ok([])
  if (get(qtest.attempts, attemptId) === undefined) return refuse('player/not-found')
  return ok([{ was: 'attemptRemoved', attemptId, atMs: nowMs }])
}

/** Takes a removal back, while there is a place and nobody else has begun under the name of the list. Rule QT26. */
export const restore = (qtest: QTest, { attemptId }: Command<'restore'>, { nowMs }: Circumstances): Decision => {
  if (get(qtest.attempts, attemptId) !== undefined) return ok([])
  const outside = get(qtest.outside, attemptId)
  if (outside?.why !== 'removed') return refuse('player/not-found')
  const namesake = get(qtest.names, nameKey(outside.attempt.name)) ?? ''
  if (qtest.settings.access === 'names' && get(qtest.attempts, namesake)) return refuse('qtest/name-taken')
  const room = makeRoom(qtest, nowMs)
  return room.ok ? ok([...room.value, { was: 'attemptRestored', attemptId, atMs: nowMs }]) : room
}

/** Also for somebody who was removed: it counts once they are let in again. Rule XT15. */
export const setExtraTime = (
  qtest: QTest,
  { attemptId, extraTime }: Command<'setExtraTime'>,
  { nowMs }: Circumstances,
): Decision => {
  const attempt = attemptById(qtest, attemptId)
  if (attempt === undefined) return refuse('player/not-found')
  return ok(extraTimeOf(attempt) === extraTime ? [] : [{ was: 'extraTimeSet', attemptId, extraTime, atMs: nowMs }])
}

/** Rule QT27. */
export const lock = (qtest: QTest, { locked }: Command<'lock'>, { nowMs }: Circumstances): Decision =>
  qtest.isLocked === locked ? ok([]) : ok([{ was: locked ? 'qtestLocked' : 'qtestUnlocked', atMs: nowMs }])

/** Those inside stay, however many. Rule QT29. */
export const resize = (qtest: QTest, { capacity }: Command<'resize'>, { nowMs }: Circumstances): Decision =>
  qtest.capacity === capacity ? ok([]) : ok([{ was: 'capacityChanged', capacity, atMs: nowMs }])
