import { ok } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import { closesAtMs, seatsToFree } from '../next-wake.ts'
import type { Room } from '../state.ts'
import { hostAwaySinceMs } from '../state.ts'
import type { Decision } from './decision.ts'

/** What is due by the clock: the end of the host's grace, seats to give back, a question's limit, everyone through. Rules RM7, RM11, RM25, XT4. */
export const tick = (room: Room, { runningMs }: Circumstances): Decision => {
  const awaySinceMs = hostAwaySinceMs(room)
  if (awaySinceMs !== null && runningMs >= awaySinceMs + room.settings.hostGraceMs)
    return ok([{ was: 'roomClosed', why: 'hostGone' }])
  const freed = seatsToFree(room, runningMs).map(({ playerId }) => ({ was: 'playerLeft', playerId }) as const)
  if (freed.length > 0) return ok(freed)
  if (room.phase !== 'asking' || room.endsAtMs === null) return ok([])
  const isOver = runningMs >= room.endsAtMs
  if (runningMs >= (closesAtMs(room) ?? Infinity))
    return ok([{ was: 'questionClosed', why: isOver ? 'time' : 'everyone' }])
  return ok(isOver && !room.isOvertime ? [{ was: 'overtimeBegan' }] : [])
}
