import type { DoorRefusal } from '@quokka/core/room'
import { isHostCredential, refusalAtDoor } from '@quokka/core/room'
import type { StoredMedia } from '../ports.ts'
import type { RoomDirectory } from './directory.ts'

/** A seat that a browser has in a room and has not given back. */
export interface OwnSeat {
  name: string
  avatar: string
  isHost: boolean
}

/** What a browser is told of a room before it enters. */
export interface RoomEntry {
  seat: OwnSeat | undefined
  /** Whether the room gives its players their names. */
  hasSafeNames: boolean
  /** In which it is shown to whoever has not chosen one. */
  language: string | null
  /** Whether it is the browser's own room, seat or not. */
  isHost: boolean
  /** Why the browser would get no seat now. */
  refusal?: DoorRefusal | undefined
  openedAtMs: number
}

/** What is asked about rooms, and told them, beside playing in them, wherever they run. */
export interface RoomLookups {
  /** Undefined when there is no such room; `later` while it is on its way. */
  entryOf(roomId: string, credentials: readonly string[]): Promise<RoomEntry | 'later' | undefined>
  /** Somebody waits outside a full room. */
  knock(roomId: string, credential: string): Promise<void>
  /** An account's plan gives so many seats now: the open rooms that it hosts, and sits in, have no fewer. Rule RM48. */
  raiseSeats(credential: string, capacity: number): Promise<void>
  /** The newest open room in which one of a browser's credentials has a seat. */
  ownRoom(credentials: readonly string[]): Promise<{ roomId: string; seat: OwnSeat } | undefined>
  /** The question behind an alias in an open room, for its host alone. */
  questionIn(
    roomId: string,
    credentials: readonly string[],
    alias: string,
  ): Promise<{ quizId: string; questionId: string } | undefined>
  /** The media file behind an alias in an open room. */
  findMedia(roomId: string, alias: string): Promise<StoredMedia | undefined>
}

/** About the rooms of this process alone. */
export const localRoomLookups = (directory: RoomDirectory): RoomLookups => ({
  async entryOf(roomId, credentials) {
    const found = directory.find(roomId)
    if (found === undefined || found === 'later') return found
    const room = found.room()
    const isHost = credentials.some((credential) => isHostCredential(room, credential))
    const { openedAtMs, settings } = room
    const refusal = refusalAtDoor(room, credentials)
    return {
      seat: directory.seatIn(roomId, credentials),
      hasSafeNames: settings.safeNames,
      language: settings.language,
      isHost,
      refusal,
      openedAtMs,
    }
  },
  async knock(roomId, credential) {
    const found = directory.find(roomId)
    if (typeof found === 'object') found.knock(credential)
  },
  async raiseSeats(credential, capacity) {
    for (const roomId of directory.roomsOf([credential])) directory.raiseSeats(roomId, credential, capacity)
  },
  async ownRoom(credentials) {
    const [roomId] = directory.roomsOf(credentials)
    const seat = roomId === undefined ? undefined : directory.seatIn(roomId, credentials)
    return roomId !== undefined && seat ? { roomId, seat } : undefined
  },
  questionIn: async (...asked) => directory.questionIn(...asked),
  findMedia: async (...asked) => directory.findMedia(...asked),
})
