import { entries, get, has, values } from '../lib/bucket-map.ts'
import { LIMITS } from '../limits.ts'
import type { Asking, Room, Seat } from './state.ts'
import { hostAwaySinceMs, isContender, isHostSeat } from './state.ts'

/** Fewer answers than this cannot be all: those who are here, but for a host who does not answer. */
const fewestAnswers = (room: Asking): number => room.linesUp - (room.settings.hostMode ? 1 : 0)

/** Whether one more answer could be the last one that is waited for; a cheap look before the exact one. */
export const mayBeLast = (room: Asking): boolean => room.answers.size + 1 >= fewestAnswers(room)

/**
 * From when on everyone who may still answer has answered, in milliseconds; null while somebody who is here has not.
 * A disconnected player is waited for briefly, so that a short network loss costs no answer. Rule RM7.
 */
const everyoneThroughAtMs = (room: Asking): number | null => {
  if (room.answers.size === 0 || room.answers.size < fewestAnswers(room)) return null
  let atMs = 0
  for (const seat of values(room.seats)) {
    if (!isContender(room, seat) || has(room.answers, seat.playerId)) continue
    const presence = get(room.presence, seat.playerId)
    if (presence?.line === 'up') return null
    if (presence?.line === 'lost') atMs = Math.max(atMs, presence.sinceMs + LIMITS.dropGraceMs)
  }
  return atMs
}

/** Whether the question may close before its limit because nobody is left to answer it. */
export const isEveryoneThrough = (room: Room, runningMs: number): boolean => {
  if (room.phase !== 'asking' || room.endsAtMs === null || room.linesUp === 0) return false
  const atMs = everyoneThroughAtMs(room)
  return atMs !== null && runningMs >= atMs
}

const questionDueMs = (room: Room): number | null => {
  if (room.phase !== 'asking' || room.endsAtMs === null) return null
  const throughAtMs = room.linesUp === 0 ? null : everyoneThroughAtMs(room)
  return throughAtMs === null ? room.endsAtMs : Math.min(room.endsAtMs, throughAtMs)
}

/** The seats of the waiting room whose players have been gone for so long that they are free again. Rule RM25. */
export const seatsToFree = (room: Room, runningMs: number): Seat[] =>
  [...values(room.seats)].filter((seat) => (seatFreeAtMs(room, seat) ?? Infinity) <= runningMs)

const seatFreeAtMs = (room: Room, seat: Seat): number | null => {
  const presence = get(room.presence, seat.playerId)
  if (room.phase !== 'waiting' || seat.hasLeft || isHostSeat(room, seat) || presence?.line !== 'lost') return null
  return presence.sinceMs + LIMITS.waitingSeatGraceMs
}

const seatDueMs = (room: Room): number | null => {
  // Asked after each arrival: mostly nobody is lost, and never many.
  if (room.phase !== 'waiting' || room.linesUp === room.presence.size) return null
  let dueMs: number | null = null
  for (const [playerId, presence] of entries(room.presence)) {
    const seat = presence.line === 'lost' ? get(room.seats, playerId) : undefined
    const freeAtMs = seat === undefined ? null : seatFreeAtMs(room, seat)
    if (freeAtMs !== null && (dueMs === null || freeAtMs < dueMs)) dueMs = freeAtMs
  }
  return dueMs
}

/** The next moment at which the room wants a `tick`, by the clock that runs inside questions; null when only people move it. One timer a room. */
export const nextWake = (room: Room): number | null => {
  if (room.phase === 'closed') return null
  const awaySinceMs = hostAwaySinceMs(room)
  const graceEndsMs = awaySinceMs === null ? null : awaySinceMs + room.settings.hostGraceMs
  const moments = [graceEndsMs, questionDueMs(room), seatDueMs(room)].filter((moment) => moment !== null)
  return moments.length === 0 ? null : Math.min(...moments)
}
