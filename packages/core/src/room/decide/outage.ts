import { entries } from '../../lib/bucket-map.ts'
import { ok } from '../../lib/result.ts'
import { LIMITS } from '../../limits.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import { toOwnMs } from '../../scoring/extra-time.ts'
import type { RoomCommand } from '../commands.ts'
import type { RoomEvent } from '../events.ts'
import type { Room } from '../state.ts'
import { currentQuestion, extraTimeIn } from '../state.ts'
import type { Decision } from './decision.ts'

type WakeUp = Extract<RoomCommand, { do: 'wakeUp' }>
type Resume = Extract<RoomCommand, { do: 'resume' }>

/**
 * The open question goes on where its clock stood when the room last ran. What outages add to one question is bounded; beyond that
 * they count. Rules RM42, RM43; decision 0074.
 */
const shiftQuestion = (room: Room, ranUntilMs: number, runningMs: number): RoomEvent[] => {
  if (room.phase !== 'asking' || room.endsAtMs === null) return []
  const { opensAtMs, endsAtMs, addedMs: addedBefore } = room
  // One that was asked during the outage is shown only now. Else its countdown went on on the screens, and is not repeated.
  const fromMs = ranUntilMs <= room.ranSinceMs ? room.ranSinceMs : Math.max(ranUntilMs, opensAtMs)
  const addedMs = Math.min(runningMs - fromMs, LIMITS.mostAddedMs - addedBefore)
  if (addedMs <= 0) return []
  const ranMs = Math.max(0, fromMs - opensAtMs)
  const clock = { opensAtMs: opensAtMs + addedMs, endsAtMs: endsAtMs + addedMs }
  return [{ was: 'questionShifted', ...clock, atMs: runningMs, addedMs, ranMs }]
}

/** Until when the room ran for certain: what is stored of the open question happened before. */
const certainlyRanUntilMs = (room: Room): number => {
  if (room.phase !== 'asking') return 0
  let takenMs = 0
  const { timerS } = currentQuestion(room)
  for (const [playerId, given] of entries(room.answers))
    takenMs = Math.max(takenMs, toOwnMs(given.takenMs, timerS, extraTimeIn(room, playerId)))
  return takenMs === 0 ? 0 : room.opensAtMs + takenMs
}

/** Rule RM23. */
export const wakeUp = (room: Room, { ranUntilMs }: WakeUp, { runningMs }: Circumstances): Decision =>
  ok([...shiftQuestion(room, ranUntilMs, runningMs), { was: 'serverSlept', atMs: runningMs }])

/** Rule RM11. */
export const resume = (room: Room, { ranUntilMs = 0 }: Resume, { runningMs }: Circumstances): Decision => {
  const fromMs = Math.min(runningMs, Math.max(ranUntilMs, certainlyRanUntilMs(room)))
  return ok([...shiftQuestion(room, fromMs, runningMs), { was: 'everyoneDropped', atMs: runningMs }])
}
