import { ok } from '../../lib/result.ts'
import type { Circumstances } from '../commands.ts'
import { isEveryoneThrough } from '../next-wake.ts'
import type { Room } from '../state.ts'
import { hostAwaySinceMs } from '../state.ts'
import type { Decision } from './decision.ts'

/** What is due by the clock: a question's limit, everyone through, the end of the host's grace. Rules RM7, RM11. */
export const tick = (room: Room, { nowMs }: Circumstances): Decision => {
  const awaySinceMs = hostAwaySinceMs(room)
  if (awaySinceMs !== null && nowMs >= awaySinceMs + room.settings.hostGraceMs)
    return ok([{ was: 'roomClosed', why: 'hostGone' }])
  if (room.phase !== 'asking' || room.endsAtMs === null) return ok([])
  if (nowMs >= room.endsAtMs) return ok([{ was: 'questionClosed', why: 'time' }])
  return ok(isEveryoneThrough(room, nowMs) ? [{ was: 'questionClosed', why: 'everyone' }] : [])
}
