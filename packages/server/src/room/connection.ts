import type { Duplex } from 'node:stream'
import type { ServerToClientFrame } from '@quokka/contract/socket'
import { CLOSE_CODES } from '@quokka/contract/socket'
import { LIMITS } from '@quokka/core/limits'
import type { WebSocket } from 'ws'
import type { Clock } from '../ports.ts'
import type { Line } from './runner.ts'
import { textFrame } from './text-frame.ts'

/** Above this many unsent bytes a reader gets the newest state later instead of a queue now. */
const STALLED_BYTES = 256 * 1_024
/** Above this many, or after this long, a stalled reader is closed with a resumable code. */
const HOPELESS_BYTES = 1_024 * 1_024
const HOPELESS_MS = 10_000
/** Every so often each line is looked at; one from which nothing came since the last look is pinged. */
export const BEAT_MS = 4_000
/** A line from which nothing came for this long is dead: it was pinged a look before, so that is found within 13 s. */
const SILENT_MS = 9_000
const ROUND_TRIPS_KEPT = 8

/** One player's socket: sends with regard to slow readers, measures the line, closes with a stated code. */
export interface Connection extends Line {
  sendFrame(frame: ServerToClientFrame): void
  /** Milliseconds forgiven for the line: the least recent round trip of pings that the server sent, at most 250. Rule SO6. */
  creditMs(): number
  /** Something came in. */
  heard(): void
  /** Pings, and ends the line when it is silent or hopelessly behind. */
  beat(): void
  end(code: number, reason: string): void
}

/** `wire` is the connection below the socket. `catchUp` is called when a stalled reader has drained: it must then be shown the present state. */
export const openConnection = (socket: WebSocket, wire: Duplex, clock: Clock, catchUp: () => void): Connection => {
  const roundTripsMs: number[] = []
  let heardMs = clock.nowMs()
  let pingedMs: number | undefined
  let stalledMs: number | undefined

  socket.on('pong', () => {
    heardMs = clock.nowMs()
    if (pingedMs === undefined) return
    roundTripsMs.push(heardMs - pingedMs)
    if (roundTripsMs.length > ROUND_TRIPS_KEPT) roundTripsMs.shift()
    pingedMs = undefined
  })

  const end = (code: number, reason: string) => {
    if (socket.readyState === socket.OPEN) socket.close(code, reason)
  }

  const send = (frame: Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > HOPELESS_BYTES) {
      end(CLOSE_CODES.slowReader, 'too far behind')
      socket.terminate()
      return
    }
    if (stalledMs !== undefined || socket.bufferedAmount > STALLED_BYTES) {
      stalledMs ??= clock.nowMs()
      return
    }
    // Past `ws`, whose own sending is synchronous too while nothing is compressed: the order is kept.
    wire.write(frame)
  }

  const ping = () => {
    pingedMs = clock.nowMs()
    socket.ping()
  }
  ping()

  return {
    send,
    sendFrame: (frame) => send(textFrame(JSON.stringify(frame))),
    close: (why) =>
      why === 'roomOver' ? end(CLOSE_CODES.roomOver, 'room over') : end(CLOSE_CODES.restart, 'server restarting'),
    creditMs: () => (roundTripsMs.length === 0 ? 0 : Math.min(LIMITS.latencyCreditMs, ...roundTripsMs)),
    heard() {
      heardMs = clock.nowMs()
    },
    beat() {
      const nowMs = clock.nowMs()
      if (nowMs - heardMs > SILENT_MS) {
        socket.terminate()
        return
      }
      if (stalledMs !== undefined) {
        if (socket.bufferedAmount === 0) {
          stalledMs = undefined
          catchUp()
        } else if (nowMs - stalledMs > HOPELESS_MS) {
          end(CLOSE_CODES.slowReader, 'too far behind')
          socket.terminate()
          return
        }
      }
      if (nowMs - heardMs >= BEAT_MS) ping()
    },
    end,
  }
}
