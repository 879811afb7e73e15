import { get } from '../../lib/bucket-map.ts'
import type { Result } from '../../lib/result.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { RoomCommand, RoomRefusal } from '../commands.ts'
import { playerName } from '../player-name.ts'
import type { Room, Seat } from '../state.ts'
import { hostNameIn, isHostSeat } from '../state.ts'
import type { Decision } from './decision.ts'

type Remove = Extract<RoomCommand, { do: 'removePlayer' }>
type Rename = Extract<RoomCommand, { do: 'renamePlayer' }>
type SetExtraTime = Extract<RoomCommand, { do: 'setExtraTime' }>
type Lock = Extract<RoomCommand, { do: 'lockRoom' }>

/** A player whom the host may act on: one who is here, and not the host. */
const playerNamed = (room: Room, playerId: string): Result<Seat, RoomRefusal> => {
  const seat = get(room.seats, playerId)
  if (seat === undefined || seat.hasLeft) return refuse('player/not-found')
  return isHostSeat(room, seat) ? refuse('player/is-host') : ok(seat)
}

/** Takes the seat and shuts the room to everything that this browser is known by. Rule RM33. */
export const removePlayer = (room: Room, command: Remove, { runningMs }: Circumstances): Decision => {
  const seat = playerNamed(room, command.playerId)
  if (!seat.ok) return seat
  const { playerId, credential } = seat.value
  const credentials = [credential, ...command.alsoCredentials].filter((own) => own !== room.hostCredential)
  return ok([{ was: 'playerRemoved', playerId, credentials, atMs: runningMs }])
}

export const renamePlayer = (room: Room, command: Rename, { maskRudeWords }: Circumstances): Decision => {
  const seat = playerNamed(room, command.playerId)
  if (!seat.ok) return seat
  const name = playerName(command.name, { hostName: hostNameIn(room), maskRudeWords })
  if (!name.ok) return name
  return ok([{ was: 'playerRenamedByHost', playerId: seat.value.playerId, name: name.value }])
}

/** Rule XT3. */
export const setExtraTime = (room: Room, { playerId, extraTime }: SetExtraTime): Decision => {
  const seat = playerNamed(room, playerId)
  if (!seat.ok) return seat
  return ok(seat.value.extraTime === extraTime ? [] : [{ was: 'extraTimeSet', playerId, extraTime }])
}

export const lockRoom = (room: Room, { locked }: Lock): Decision => {
  if (room.isLocked === locked) return ok([])
  return ok([{ was: locked ? 'roomLocked' : 'roomUnlocked' }])
}
