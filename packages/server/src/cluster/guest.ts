import type { BrowserLine } from '../room/browser-line.ts'
import { CLOSE_REASONS } from '../room/connection.ts'
import type { RoomLine } from '../room/room-lines.ts'
import { textFrame } from '../room/text-frame.ts'
import type { Channel } from './channel.ts'
import type { FromLine, ToLine } from './line-messages.ts'
import type { ShownFrame, ShownFrames } from './shown-frames.ts'

export type Said = Extract<FromLine, { is: 'sent' | 'drained' }>

/** A line of another node. What it sends while its room is being found waits. */
export interface Incoming {
  roomId: string
  /** Whether its room was found. */
  isOpen: boolean
  /** Undefined before, and where the room is shut to it. */
  roomLine: RoomLine | undefined
  waiting: Said[]
}

/** Another node, with its lines to rooms here. */
export interface Guest {
  channel: Channel<ToLine | ShownFrame>
  shown: ShownFrames
  lines: Map<number, Incoming>
  heardMs: number
}

/** The line is gone. */
export const forgetLine = ({ shown, lines }: Guest, line: number) => {
  const incoming = lines.get(line)
  if (incoming === undefined) return
  lines.delete(line)
  shown.left(incoming.roomId, line)
  incoming.roomLine?.closed()
}

/** The line as its room writes to it. */
export const browserLine = (guest: Guest, line: number, roomId: string): BrowserLine => {
  const { channel, shown, lines } = guest
  const tell = (message: ToLine) => {
    if (!lines.has(line)) return
    shown.pass(line)
    channel.post(message)
  }
  const leave = (message: ToLine) => {
    tell(message)
    forgetLine(guest, line)
  }
  const send = (frame: Buffer) => {
    const message = lines.has(line) ? shown.add(roomId, line, frame) : undefined
    if (message !== undefined) channel.post(message)
  }
  const end = (code: number, reason: string) => leave({ is: 'ended', line, code, reason })
  return {
    send,
    end,
    sendFrame: (frame) => send(textFrame(JSON.stringify(frame))),
    close(why) {
      if (why === 'restart') leave({ is: 'moved', line })
      else {
        const [code, reason] = CLOSE_REASONS[why]
        end(code, reason)
      }
    },
    actsAs: (credential) => tell({ is: 'acting', line, credential }),
    seated() {
      tell({ is: 'seated', line })
      shown.seated(roomId, line)
    },
  }
}
