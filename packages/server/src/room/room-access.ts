import { CLOSE_CODES } from '@quokka/contract/socket'
import type { BrowserLine } from './browser-line.ts'
import type { RoomDirectory } from './directory.ts'
import type { LineCaller, RoomLine, RoomLines } from './room-lines.ts'
import { refusalFrame } from './wire.ts'

/** The way from a connection to its room. */
export interface RoomAccess {
  /** Whether there is such a room. */
  isOpen(roomId: string): Promise<boolean>
  /** Undefined when there is no way into the room now: the connection was told why. */
  open(roomId: string, line: BrowserLine, caller: LineCaller): RoomLine | undefined
}

/** Tells a connection that there is no such room. */
export const endWithoutRoom = (line: BrowserLine): void => {
  line.sendFrame(refusalFrame('room/closed'))
  line.end(CLOSE_CODES.noSuchRoom, 'no such room')
}

/** To the rooms of this process alone. */
export const localRoomAccess = (directory: Pick<RoomDirectory, 'find' | 'isOpen'>, lines: RoomLines): RoomAccess => ({
  isOpen: async (roomId) => directory.isOpen(roomId),
  open(roomId, line, caller) {
    const runner = directory.find(roomId)
    if (runner === 'later') line.end(CLOSE_CODES.busy, 'loading')
    else if (runner !== undefined) return lines.open(runner, line, caller, false)
    else endWithoutRoom(line)
    return undefined
  },
})
