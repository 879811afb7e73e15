import { entries, get, has, keys, values } from '../lib/bucket-map.ts'
import { LIMITS } from '../limits.ts'
import type { Asking, Room, Seat } from './state.ts'
import { hostAwaySinceMs, isContender, isHostSeat, ownEndMs } from './state.ts'

/** Fewer answers than this cannot be all: those who are here, but for a host who does not answer. */
const fewestAnswers = (room: Asking): number => room.linesUp - (room.settings.hostMode ? 1 : 0)

/** Whether one more answer could be the last one that is waited for; a cheap look before the exact one. */
export const mayBeLast = (room: Asking): boolean => room.isOvertime || room.answers.size + 1 >= fewestAnswers(room)

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

/**
 * Until when the time of those who may still answer runs: the ordinary end, later where somebody with more time has not answered.
 * One who is disconnected is waited for as briefly as ever, unless nobody is here. Rule XT4.
 */
const lastEndMs = (room: Asking, endsAtMs: number): number => {
  let lastMs = endsAtMs
  for (const playerId of keys(room.extraTimes)) {
    const seat = get(room.seats, playerId)
    if (seat === undefined || seat.hasLeft || has(room.answers, playerId)) continue
    const presence = get(room.presence, playerId)
    const untilMs =
      presence?.line === 'up' || room.linesUp === 0 ? Infinity : (presence?.sinceMs ?? -Infinity) + LIMITS.dropGraceMs
    lastMs = Math.max(lastMs, Math.min(ownEndMs(room, playerId) ?? endsAtMs, untilMs))
  }
  return lastMs
}

/** When a question ends by itself: its time is over for everyone, or nobody is left to answer it; null for a slide without a clock. */
export const closesAtMs = (room: Asking): number | null => {
  if (room.endsAtMs === null) return null
  const lastMs = lastEndMs(room, room.endsAtMs)
  const throughAtMs = room.linesUp === 0 ? null : everyoneThroughAtMs(room)
  return throughAtMs === null ? lastMs : Math.min(lastMs, throughAtMs)
}

const questionDueMs = (room: Room): number | null => {
  const atMs = room.phase === 'asking' ? closesAtMs(room) : null
  if (room.phase !== 'asking' || atMs === null || room.endsAtMs === null) return null
  return room.isOvertime ? atMs : Math.min(atMs, room.endsAtMs)
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
