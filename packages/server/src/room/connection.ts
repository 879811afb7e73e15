import type { Duplex } from 'node:stream'
import type { ServerToClientFrame } from '@quokka/contract/socket'
import { CLOSE_CODES } from '@quokka/contract/socket'
import { LIMITS } from '@quokka/core/limits'
import type { WebSocket } from 'ws'
import type { RunningClock } from '../ports.ts'
import type { Line } from './runner.ts'
import { textFrame } from './text-frame.ts'

/** Above this many unsent bytes a reader gets the newest state later instead of a queue now. */
const STALLED_BYTES = 256 * 1_024
/** Above this many, or after so many checks, a stalled reader is closed with a resumable code. */
const HOPELESS_BYTES = 1_024 * 1_024
const HOPELESS_LOOKS = 4
/**
 * A connection that was silent between two checks is pinged, one that stays silent for so many is dead: it had two whole checks to answer,
 * and is found within four. Checks are counted, not time: a process that was suspended must not mistake that for a client's silence.
 */
const SILENT_LOOKS = 3
const ROUND_TRIPS_KEPT = 8

/** Codes and reasons by why a room closes a connection. */
export const CLOSE_REASONS = {
  roomOver: [CLOSE_CODES.roomOver, 'room over'],
  restart: [CLOSE_CODES.restart, 'server restarting'],
  removed: [CLOSE_CODES.done, 'removed by the host'],
} as const

/** One player's socket: limits what slow readers are sent, measures the latency, closes with a given code. */
export interface Connection extends Line {
  sendFrame(frame: ServerToClientFrame): void
  /** The latency credit in milliseconds: the smallest recent round trip of pings that the server sent, at most 250. Rule SO6. */
  creditMs(): number
  /** Something came in. */
  heard(): void
  /** Checks the connection: pings it, and closes it when it is silent or too far behind. A check that is not on time gives it another chance. */
  beat(isOnTime: boolean): void
  end(code: number, reason: string): void
}

/** `wire` is the connection below the socket. `catchUp` is called when a stalled reader has drained: it must then be sent the current state. */
export const openConnection = (
  socket: WebSocket,
  wire: Duplex,
  running: RunningClock,
  catchUp: () => void,
): Connection => {
  const roundTripsMs: number[] = []
  let isHeard = true
  let silentLooks = 0
  let pingedMs: number | undefined
  let stalledLooks: number | undefined

  socket.on('pong', () => {
    isHeard = true
    if (pingedMs === undefined) return
    roundTripsMs.push(running.runningMs() - pingedMs)
    if (roundTripsMs.length > ROUND_TRIPS_KEPT) roundTripsMs.shift()
    pingedMs = undefined
  })

  const end = (code: number, reason: string) => {
    if (socket.readyState === socket.OPEN) socket.close(code, reason)
  }

  const send = (frame: Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    const unsentBytes = socket.bufferedAmount
    if (unsentBytes > HOPELESS_BYTES) {
      end(CLOSE_CODES.slowReader, 'too far behind')
      socket.terminate()
      return
    }
    if (stalledLooks !== undefined || unsentBytes > STALLED_BYTES) {
      stalledLooks ??= 0
      return
    }
    // Past `ws`, whose own sending is synchronous too while nothing is compressed: the order is kept.
    wire.write(frame)
  }

  const ping = () => {
    // The pong that comes is that of the oldest ping.
    pingedMs ??= running.runningMs()
    socket.ping()
  }
  ping()

  return {
    send,
    sendFrame: (frame) => send(textFrame(JSON.stringify(frame))),
    close(why) {
      const [code, reason] = CLOSE_REASONS[why]
      end(code, reason)
    },
    creditMs: () => (roundTripsMs.length === 0 ? 0 : Math.min(LIMITS.latencyCreditMs, ...roundTripsMs)),
    heard() {
      isHeard = true
    },
    beat(isOnTime) {
      silentLooks = isHeard || !isOnTime ? 0 : silentLooks + 1
      const isPinged = !isHeard
      isHeard = false
      if (silentLooks >= SILENT_LOOKS) {
        socket.terminate()
        return
      }
      if (stalledLooks !== undefined) {
        stalledLooks = isOnTime ? stalledLooks + 1 : 0
        if (socket.bufferedAmount === 0) {
          stalledLooks = undefined
          catchUp()
        } else if (stalledLooks >= HOPELESS_LOOKS) {
          end(CLOSE_CODES.slowReader, 'too far behind')
          socket.terminate()
          return
        }
      }
      if (isPinged) ping()
    },
    end,
  }
}
