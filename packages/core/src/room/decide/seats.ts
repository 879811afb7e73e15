import { userIdOfCredential } from '../../accounts/credential.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances, RoomCommand } from '../commands.ts'
import type { RoomEvent } from '../events.ts'
import { playerDetails } from '../player-details.ts'
import type { Room, Seat } from '../state.ts'
import { isHostCredential, isHostSeat, isLineUp, seatOf, seatsTaken } from '../state.ts'
import type { Decision } from './decision.ts'

type Join = Extract<RoomCommand, { do: 'join' }>

const comeBack = (room: Room, seat: Seat): RoomEvent[] => [
  ...(seat.hasLeft ? [{ was: 'playerReturned', playerId: seat.playerId } as const] : []),
  ...(isLineUp(room, seat.playerId) ? [] : [{ was: 'playerConnected', playerId: seat.playerId } as const]),
]

/** One place is kept for the host until the host has taken it. Rule RM3. */
const isFull = (room: Room, credential: string): boolean => {
  const keptForHost = room.hostId === '' && !isHostCredential(room, credential) ? 1 : 0
  return seatsTaken(room) + keptForHost >= room.settings.capacity
}

/** A newcomer gets a seat; a credential that has one gets it back, with what it scored. Rules RM3, RM6. */
export const join = (room: Room, command: Join, { nowMs, newId }: Circumstances): Decision => {
  const details = playerDetails({ ...command, isMember: userIdOfCredential(command.credential) !== undefined })
  if (!details.ok) return details
  const { name, avatar, email, ageGroup } = details.value
  const { credential } = command
  const seat = seatOf(room, credential)
  if (seat !== undefined) {
    if (seat.hasLeft && isFull(room, credential)) return refuse('room/full')
    const isRenamed = room.phase === 'waiting' && (seat.name !== name || seat.avatar !== avatar)
    const renamed: RoomEvent[] = isRenamed ? [{ was: 'playerRenamed', playerId: seat.playerId, name, avatar }] : []
    return ok([...comeBack(room, seat), ...renamed])
  }
  if (isFull(room, credential)) return refuse('room/full')
  const playerId = newId()
  return ok([
    { was: 'playerJoined', playerId, credential, name, avatar, email, ageGroup, atMs: nowMs },
    { was: 'playerConnected', playerId },
  ])
}

/** Only the credential that took a seat gets it back; an id proves nothing. Rule RM6. */
export const rejoin = (room: Room, credential: string): Decision => {
  const seat = seatOf(room, credential)
  if (seat === undefined) return refuse('room/not-joined')
  if (seat.hasLeft && isFull(room, credential)) return refuse('room/full')
  return ok(comeBack(room, seat))
}

export const drop = (room: Room, credential: string, { nowMs }: Circumstances): Decision => {
  const seat = seatOf(room, credential)
  if (seat === undefined || !isLineUp(room, seat.playerId)) return ok([])
  return ok([{ was: 'playerDropped', playerId: seat.playerId, atMs: nowMs }])
}

/** Leaving on purpose gives the seat back; a host's leaving ends the room. Rule RM10. */
export const leave = (room: Room, credential: string): Decision => {
  const seat = seatOf(room, credential)
  if (seat === undefined) return isHostCredential(room, credential) ? ok([closeByHost]) : refuse('room/not-joined')
  if (isHostSeat(room, seat)) return ok([closeByHost])
  return ok(seat.hasLeft ? [] : [{ was: 'playerLeft', playerId: seat.playerId }])
}

const closeByHost = { was: 'roomClosed', why: 'hostLeft' } as const
