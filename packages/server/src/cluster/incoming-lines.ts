import { CLOSE_CODES, parseClientFrame } from '@quokka/contract/socket'
import type { Bus, RunningClock } from '../ports.ts'
import type { LineCaller, RoomLines } from '../room/room-lines.ts'
import type { RoomRunner } from '../room/runner.ts'
import { refusalFrame } from '../room/wire.ts'
import { createChannelReceiver, openChannel } from './channel.ts'
import type { Guest, Incoming, Said } from './guest.ts'
import { browserLine, forgetLine } from './guest.ts'
import type { ToLine } from './line-messages.ts'
import { FromLine } from './line-messages.ts'
import type { ShownFrame } from './shown-frames.ts'
import { createShownFrames } from './shown-frames.ts'

/** A node that says nothing for so long has no lines here any more: it says something each second. */
const SILENT_MS = 6_000
/** Of a message beside its text. */
const CHARACTERS_BESIDE = 80

export interface IncomingLinesPorts {
  /** Names this node. */
  node: string
  bus: Pick<Bus, 'ask'>
  running: RunningClock
  lines: RoomLines
  /** The room here, taken over if nobody has it; `elsewhere` when another node has it, or it is on its way. */
  reach(roomId: string): Promise<RoomRunner | 'elsewhere' | undefined>
  /** Gives the room to a node that brings its first connection: a proxy that leads all of a room to one node leads the room there. */
  giveDeserted(roomId: string, to: string): Promise<boolean>
  onError(error: unknown): void
}

/** Connections that are open on other nodes, to the rooms of this one. */
export interface IncomingLines {
  /** The answer to what another node tells of its lines. */
  receive(text: string): string
  /** To be called each second. */
  look(): void
}

export const createIncomingLines = (ports: IncomingLinesPorts): IncomingLines => {
  const { node, bus, running } = ports
  const guests = new Map<string, Guest>()
  let channels = 0

  const drop = (from: string) => {
    const guest = guests.get(from)
    guests.delete(from)
    guest?.channel.close()
    for (const { roomLine } of guest?.lines.values() ?? []) roomLine?.closed()
  }

  const guestOf = (from: string): Guest => {
    const known = guests.get(from)
    if (known !== undefined) return known
    const shown = createShownFrames()
    channels += 1
    const channel = openChannel<ToLine | ShownFrame>({
      from: node,
      channel: channels,
      ask: (text, withinMs) => bus.ask(from, 'toLines', text, withinMs),
      sizeOf: (message) =>
        CHARACTERS_BESIDE + (message.is === 'frame' ? message.frame.length + 8 * message.lines.length : 0),
      wireOf: (message) => (message.is === 'frame' ? shown.wireOf(message) : message),
      onBroken() {
        drop(from)
        receiver.forget(from)
      },
    })
    const guest: Guest = { channel, shown, lines: new Map(), heardMs: running.runningMs() }
    guests.set(from, guest)
    return guest
  }

  const open = async (from: string, guest: Guest, message: Extract<FromLine, { is: 'opened' }>) => {
    const { line, roomId, ownPicture, extraTime, addressKey, language, requestId, ageMs, hadSeat } = message
    const [first = '', ...others] = message.credentials
    const incoming: Incoming = { roomId, isOpen: false, roomLine: undefined, waiting: [] }
    guest.lines.set(line, incoming)
    const browser = browserLine(guest, line, roomId)
    const openedMs = running.runningMs() - ageMs
    const runner = await ports.reach(roomId)
    const isGiven = typeof runner === 'object' && (await ports.giveDeserted(roomId, from))
    if (guest.lines.get(line) !== incoming) return
    if (isGiven) return browser.close('restart')
    if (runner === 'elsewhere') return browser.close('restart')
    if (runner === undefined) {
      browser.sendFrame(refusalFrame('room/closed'))
      return browser.end(CLOSE_CODES.noSuchRoom, 'no such room')
    }
    const caller: LineCaller = {
      credentials: [first, ...others],
      ownPicture: ownPicture ?? undefined,
      extraTime,
      addressKey,
      language,
      requestId,
      openedMs,
    }
    incoming.isOpen = true
    incoming.roomLine = ports.lines.open(runner, browser, caller, hadSeat)
    for (const waiting of incoming.waiting) pass(incoming, waiting)
  }

  const pass = ({ roomLine }: Incoming, message: Said) => {
    if (message.is === 'drained') return roomLine?.showPresent()
    const { text, ageMs, creditMs } = message
    const frame = parseClientFrame(text)
    // The other node has answered what cannot be read.
    if (frame.action === 'unreadable') return
    roomLine?.take({ frame, text, arrivedMs: running.runningMs() - ageMs, creditMs })
  }

  const take = (from: string, sent: unknown) => {
    const read = FromLine.safeParse(sent)
    if (!read.success) return
    const message = read.data
    const guest = guestOf(from)
    if (message.is === 'opened') {
      if (guest.lines.has(message.line)) return
      open(from, guest, message).catch((error: unknown) => {
        ports.onError(error)
        // The storage is away: whoever asked tries again.
        browserLine(guest, message.line, message.roomId).close('restart')
      })
      return
    }
    if (message.is === 'closed') return forgetLine(guest, message.line)
    const incoming = guest.lines.get(message.line)
    if (incoming === undefined) return
    if (incoming.isOpen) pass(incoming, message)
    else incoming.waiting.push(message)
  }

  const receiver = createChannelReceiver({
    take,
    onBegun: drop,
    onHeard(from) {
      const guest = guests.get(from)
      if (guest !== undefined) guest.heardMs = running.runningMs()
    },
  })

  return {
    receive: receiver.receive,
    look() {
      const nowMs = running.runningMs()
      for (const [from, guest] of guests)
        if (guest.lines.size > 0 && nowMs - guest.heardMs > SILENT_MS) {
          drop(from)
          receiver.forget(from)
        }
    },
  }
}
