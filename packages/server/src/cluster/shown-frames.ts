import { textIn } from '../room/text-frame.ts'
import type { ToLine } from './line-messages.ts'

/** A frame on its way to some of a room's lines on one node. */
export interface ShownFrame {
  is: 'frame'
  roomId: string
  frame: Buffer
  lines: number[]
  /** Undefined until it is known whether these are all that have a seat. */
  isForAll: boolean | undefined
}

/** Puts what goes to many lines of a node into one message, in the order in which each line is shown it. */
export interface ShownFrames {
  /** A message to be sent, where the frame does not go with one that waits already. */
  add(roomId: string, line: number, frame: Buffer): ShownFrame | undefined
  seated(roomId: string, line: number): void
  /** Something else is told to the line, or it is gone. */
  pass(line: number): void
  left(roomId: string, line: number): void
  /** To be called when the message is sent: no line comes to it any more. */
  wireOf(shown: ShownFrame): ToLine
}

export const createShownFrames = (): ShownFrames => {
  const seated = new Map<string, Set<number>>()
  /** Those that still wait, by the frame itself: a frame for many is built once. */
  const open = new Map<Buffer, { shown: ShownFrame; place: number }>()
  /** The place of the last message that each line gets of those. */
  let lastPlaces = new Map<number, number>()
  let places = 0

  const settle = (shown: ShownFrame) => {
    const all = seated.get(shown.roomId)
    shown.isForAll ??=
      shown.lines.length > 1 && shown.lines.length === all?.size && shown.lines.every((line) => all.has(line))
  }

  /** Whoever has a seat changes: what was shown before was for those before. */
  const settleAll = () => {
    for (const { shown } of open.values()) settle(shown)
    open.clear()
    lastPlaces = new Map()
  }

  return {
    add(roomId, line, frame) {
      const known = open.get(frame)
      if (known !== undefined && (lastPlaces.get(line) ?? -1) < known.place) {
        known.shown.lines.push(line)
        lastPlaces.set(line, known.place)
        return undefined
      }
      const shown: ShownFrame = { is: 'frame', roomId, frame, lines: [line], isForAll: undefined }
      places += 1
      open.set(frame, { shown, place: places })
      lastPlaces.set(line, places)
      return shown
    },
    seated(roomId, line) {
      settleAll()
      seated.set(roomId, (seated.get(roomId) ?? new Set()).add(line))
    },
    pass(line) {
      places += 1
      lastPlaces.set(line, places)
    },
    left(roomId, line) {
      const all = seated.get(roomId)
      if (!all?.has(line)) return
      settleAll()
      all.delete(line)
      if (all.size === 0) seated.delete(roomId)
    },
    wireOf(shown) {
      settle(shown)
      open.delete(shown.frame)
      const text = textIn(shown.frame)
      return shown.isForAll
        ? { is: 'shownToAll', roomId: shown.roomId, text }
        : { is: 'shown', lines: shown.lines, text }
    },
  }
}
