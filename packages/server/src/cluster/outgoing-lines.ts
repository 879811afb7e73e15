import type { Bus, RunningClock } from '../ports.ts'
import type { BrowserLine } from '../room/browser-line.ts'
import type { LineCaller, RoomLine } from '../room/room-lines.ts'
import { textFrame } from '../room/text-frame.ts'
import type { Channel } from './channel.ts'
import { createChannelReceiver, openChannel } from './channel.ts'
import type { FromLine } from './line-messages.ts'
import { MOST_CREDENTIALS, ToLine } from './line-messages.ts'

/** Of a message beside its text. */
const CHARACTERS_BESIDE = 300

/** For so long a node that could not be reached is not tried again. */
const LOST_MS = 300

export interface OutgoingLinesPorts {
  /** Names this node. */
  node: string
  bus: Pick<Bus, 'ask'>
  running: RunningClock
  /** Nobody answers under this name. */
  nobodyAt(node: string): void
}

/** Connections that are open here, to rooms that run on other nodes. */
export interface OutgoingLines {
  /** When the node is gone, or the room not there any more, the line is closed with "restart". */
  open(host: string, roomId: string, browser: BrowserLine, caller: LineCaller, hadSeat: boolean): RoomLine
  /** The answer to what another node shows lines here. */
  receive(text: string): string
  /** To be called each second. */
  look(): void
  count(): number
  /** Whether the node could not be reached a moment ago. */
  isLost(host: string): boolean
}

/** What is told with its age when it leaves. */
type Aging =
  | { is: 'frame'; line: number; text: string; arrivedMs: number; creditMs: number }
  | (Omit<Extract<FromLine, { is: 'opened' }>, 'is' | 'ageMs'> & { is: 'open'; openedMs: number })

interface Outgoing {
  host: Host
  roomId: string
  browser: BrowserLine
}

/** A node that runs rooms of lines here. */
interface Host {
  channel: Channel<FromLine | Aging>
  lines: Set<number>
  /** By room: those with a seat. */
  seated: Map<string, Set<number>>
}

const wireOf = (message: FromLine | Aging, nowMs: number): FromLine => {
  if (message.is === 'open') {
    const { openedMs, ...opened } = message
    return { ...opened, is: 'opened', ageMs: Math.max(0, nowMs - openedMs) }
  }
  if (message.is !== 'frame') return message
  const { arrivedMs, ...sent } = message
  return { ...sent, is: 'sent', ageMs: Math.max(0, nowMs - arrivedMs) }
}

export const createOutgoingLines = ({ node, bus, running, nobodyAt }: OutgoingLinesPorts): OutgoingLines => {
  const hosts = new Map<string, Host>()
  const lines = new Map<number, Outgoing>()
  const lostMs = new Map<string, number>()
  let lineNumber = 0
  let channels = 0

  const forget = (line: number) => {
    const outgoing = lines.get(line)
    if (outgoing === undefined) return
    const { host, roomId } = outgoing
    lines.delete(line)
    host.lines.delete(line)
    const all = host.seated.get(roomId)
    all?.delete(line)
    if (all?.size === 0) host.seated.delete(roomId)
  }

  const moved = (line: number) => {
    const browser = lines.get(line)?.browser
    forget(line)
    browser?.close('restart')
  }

  const hostOf = (to: string): Host => {
    const known = hosts.get(to)
    if (known !== undefined) return known
    channels += 1
    const host: Host = {
      lines: new Set(),
      seated: new Map(),
      channel: openChannel<FromLine | Aging>({
        from: node,
        channel: channels,
        ask: (text, withinMs) => bus.ask(to, 'fromLines', text, withinMs),
        sizeOf: (message) => CHARACTERS_BESIDE + (message.is === 'frame' ? message.text.length : 0),
        wireOf: (message) => wireOf(message, running.runningMs()),
        onBroken(why) {
          if (why === 'nobody') nobodyAt(to)
          hosts.delete(to)
          lostMs.set(to, running.runningMs())
          for (const line of [...host.lines]) moved(line)
        },
      }),
    }
    hosts.set(to, host)
    return host
  }

  const take = (from: string, sent: unknown) => {
    const read = ToLine.safeParse(sent)
    if (!read.success) return
    const message = read.data
    switch (message.is) {
      case 'acting':
        return lines.get(message.line)?.browser.actsAs(message.credential)
      case 'seated': {
        const outgoing = lines.get(message.line)
        if (outgoing === undefined) return
        const { host, roomId, browser } = outgoing
        host.seated.set(roomId, (host.seated.get(roomId) ?? new Set()).add(message.line))
        return browser.seated()
      }
      case 'shown': {
        const frame = textFrame(message.text)
        for (const line of message.lines) lines.get(line)?.browser.send(frame)
        return
      }
      case 'shownToAll': {
        const frame = textFrame(message.text)
        for (const line of hosts.get(from)?.seated.get(message.roomId) ?? []) lines.get(line)?.browser.send(frame)
        return
      }
      case 'ended': {
        const browser = lines.get(message.line)?.browser
        forget(message.line)
        return browser?.end(message.code, message.reason)
      }
      case 'moved':
        return moved(message.line)
    }
  }

  const receiver = createChannelReceiver({ take, onBegun: () => {}, onHeard: () => {} })

  return {
    open(to, roomId, browser, caller, hadSeat) {
      const host = hostOf(to)
      lineNumber += 1
      const line = lineNumber
      lines.set(line, { host, roomId, browser })
      host.lines.add(line)
      const { ownPicture = null, ...known } = caller
      const credentials = caller.credentials.slice(0, MOST_CREDENTIALS)
      host.channel.post({ is: 'open', line, roomId, hadSeat, ...known, credentials, ownPicture })
      return {
        take({ text, arrivedMs, creditMs }) {
          host.channel.post({ is: 'frame', line, text, arrivedMs, creditMs })
        },
        showPresent: () => host.channel.post({ is: 'drained', line }),
        closed() {
          if (!lines.has(line)) return
          forget(line)
          host.channel.post({ is: 'closed', line })
        },
      }
    },
    receive: receiver.receive,
    look() {
      for (const { channel, lines } of hosts.values()) if (lines.size > 0) channel.probe()
    },
    count: () => lines.size,
    isLost(to) {
      const sinceMs = lostMs.get(to)
      if (sinceMs === undefined) return false
      const isLost = running.runningMs() - sinceMs < LOST_MS
      if (!isLost) lostMs.delete(to)
      return isLost
    },
  }
}
