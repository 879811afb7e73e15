import { userIdOfCredential } from '../../accounts/credential.ts'
import { values } from '../../lib/bucket-map.ts'
import type { Random } from '../../lib/random.ts'
import type { Result } from '../../lib/result.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { DoorRefusal, RoomCommand, RoomRefusal } from '../commands.ts'
import type { RoomEvent } from '../events.ts'
import { playerDetails } from '../player-details.ts'
import { playerName } from '../player-name.ts'
import { safeName } from '../safe-name.ts'
import type { Room, Seat } from '../state.ts'
import {
  credentialIn,
  hostNameIn,
  isAtPodium,
  isHostCredential,
  isHostSeat,
  isLineUp,
  isRemoved,
  seatOf,
  seatsTaken,
} from '../state.ts'
import type { Decision } from './decision.ts'

type Join = Extract<RoomCommand, { do: 'join' }>
type Leave = Extract<RoomCommand, { do: 'leave' }>

const comeBack = (room: Room, seat: Seat): RoomEvent[] => [
  ...(seat.hasLeft ? [{ was: 'playerReturned', playerId: seat.playerId } as const] : []),
  ...(isLineUp(room, seat.playerId) && !isAtPodium(room, seat.playerId)
    ? []
    : [{ was: 'playerConnected', playerId: seat.playerId } as const]),
]

/** One place is kept for the host until the host has taken it. Rule RM3. */
const isFull = (room: Room, credential: string): boolean => {
  const keptForHost = room.hostId === '' && !isHostCredential(room, credential) ? 1 : 0
  const { capacity } = room.settings
  // As long as it would have room for all that ever joined, they need not be counted.
  return room.seats.size + keptForHost >= capacity && seatsTaken(room) + keptForHost >= capacity
}

/** Why a browser with these credentials gets no seat now; undefined when it does. Rules RM3, RM24, RM33. */
export const refusalAtDoor = (room: Room, credentials: readonly string[]): DoorRefusal | undefined => {
  if (isRemoved(room, credentials)) return 'room/removed'
  const credential = credentialIn(room, credentials) ?? ''
  const seat = seatOf(room, credential)
  if (seat === undefined && room.isLocked && !isHostCredential(room, credential)) return 'room/locked'
  return (seat === undefined || seat.hasLeft) && isFull(room, credential) ? 'room/full' : undefined
}

/** A better plan of the host gives more seats at once; a worse one takes none from a room that is open. Rule RM48. */
export const raiseSeats = (room: Room, { capacity }: Extract<RoomCommand, { do: 'raiseSeats' }>): Decision =>
  ok(capacity > room.settings.capacity ? [{ was: 'seatsRaised', capacity }] : [])

const freshSafeName = (room: Room, words: Join['safeWords'], random: Random): string => {
  const taken = new Set([...values(room.seats)].map(({ name }) => name))
  return safeName(random, (name) => taken.has(name), { players: taken.size, words })
}

/** The name that a player gets: the typed one, unless the host or the room's safe names decide. Rules RM5, RM28, RM30. */
const nameFor = (
  room: Room,
  { credential, name, safeWords }: Join,
  circumstances: Circumstances,
): Result<string, RoomRefusal> => {
  const { random, maskRudeWords } = circumstances
  if (isHostCredential(room, credential)) return playerName(name, { hostName: null, maskRudeWords })
  const seat = seatOf(room, credential)
  if (seat?.isNamedByHost) return ok(seat.name)
  if (room.settings.safeNames) return ok(seat?.name ?? freshSafeName(room, safeWords, random))
  return playerName(name, { hostName: hostNameIn(room), maskRudeWords })
}

/** A newcomer gets a seat; a credential that has one gets it back, with what it scored. Rules RM3, RM6, RM33, RM24. */
export const join = (room: Room, command: Join, circumstances: Circumstances): Decision => {
  const { credential } = command
  const refusal = refusalAtDoor(room, [credential])
  if (refusal !== undefined) return refuse(refusal)
  const seat = seatOf(room, credential)
  const name = nameFor(room, command, circumstances)
  if (!name.ok) return name
  const details = playerDetails({ ...command, isMember: userIdOfCredential(credential) !== undefined })
  if (!details.ok) return details
  const { avatar, email, ageGroup } = details.value
  if (seat !== undefined) {
    const isRenamed = room.phase === 'waiting' && (seat.name !== name.value || seat.avatar !== avatar)
    const renamed: RoomEvent[] = isRenamed
      ? [{ was: 'playerRenamed', playerId: seat.playerId, name: name.value, avatar }]
      : []
    return ok([...comeBack(room, seat), ...renamed])
  }
  const playerId = circumstances.newId()
  return ok([
    {
      was: 'playerJoined',
      playerId,
      credential,
      name: name.value,
      avatar,
      email,
      ageGroup,
      ...(command.extraTime && { extraTime: command.extraTime }),
      atMs: circumstances.runningMs,
    },
    { was: 'playerConnected', playerId },
  ])
}

/** Only the credential that took a seat gets it back; an id proves nothing. Rule RM6. */
export const rejoin = (room: Room, credential: string): Decision => {
  if (isRemoved(room, [credential])) return refuse('room/removed')
  const seat = seatOf(room, credential)
  if (seat === undefined) return refuse('room/not-joined')
  if (seat.hasLeft && isFull(room, credential)) return refuse('room/full')
  return ok(comeBack(room, seat))
}

export const drop = (room: Room, credential: string, { runningMs }: Circumstances): Decision => {
  const seat = seatOf(room, credential)
  if (seat === undefined || !isLineUp(room, seat.playerId)) return ok([])
  return ok([{ was: 'playerDropped', playerId: seat.playerId, atMs: runningMs }])
}

/** Leaving on purpose gives the seat back; a host's leaving ends the room. Rule RM10. */
export const leave = (room: Room, { credential, playerId }: Leave): Decision => {
  const seat = seatOf(room, credential)
  if (playerId !== undefined && seat !== undefined && playerId !== seat.playerId) return refuse('room/not-your-seat')
  if (seat === undefined) return isHostCredential(room, credential) ? ok([closeByHost]) : refuse('room/not-joined')
  if (isHostSeat(room, seat)) return ok([closeByHost])
  return ok(seat.hasLeft ? [] : [{ was: 'playerLeft', playerId: seat.playerId }])
}

const closeByHost = { was: 'roomClosed', why: 'hostLeft' } as const
