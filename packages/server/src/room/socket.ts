import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE_CODES, parseClientFrame } from '@quokka/contract/socket'
import { LIMITS } from '@quokka/core/limits'
import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import { spend } from '../http/limits/budget.ts'
import type { RefuseUpgrade } from '../http/upgrades.ts'
import type { RunningClock } from '../ports.ts'
import { REQUEST_ID_HEADER } from '../tracing/request-id.ts'
import type { BrowserLine } from './browser-line.ts'
import { openConnection } from './connection.ts'
import { BEAT_MS, createOpenLines } from './open-lines.ts'
import type { RoomAccess } from './room-access.ts'
import type { LineCaller, RoomLine } from './room-lines.ts'
import { refusalFrame } from './wire.ts'

const MAX_FRAME_BYTES = 16 * 1_024
/** Frames of one connection: this many at once, then so many a second. Rule SO4. */
const FRAMES = { burst: 20, perSecond: 2, costOfUnreadable: 4 }
const FRAMES_AT_ONCE_MS = (FRAMES.burst / FRAMES.perSecond) * 1_000
/** How long it takes to close all connections of a server that stops. */
const HANG_UP = { steps: 40, stepMs: 50 }
const PATH = new RegExp(`^/ws/quiz/([a-z0-9]{${LIMITS.roomCodeCharacters}})/?$`, 'u')

/** What opening a connection gets from the request. */
export interface Caller extends LineCaller {
  /** The `Set-Cookie` line of a credential that was issued just now. */
  setCookie: string | undefined
}

export interface SocketPorts {
  access: RoomAccess
  running: RunningClock
  /** The credentials of the request's cookies, or a fresh one. */
  callerOf(request: IncomingMessage): Promise<Caller>
  /** Whether this address may open one more connection now. */
  mayConnect(request: IncomingMessage): boolean
  /** Whether this address may once more ask for a room that does not exist. */
  mayMiss(request: IncomingMessage): Promise<boolean>
  /** Multiplies the frames that one connection may send. */
  frameFactor: number
  /** Called for each text frame that was read within the rate. */
  onFrame(isReadable: boolean): void
  /** Names the connection in every line about it. */
  requestIdOf(request: IncomingMessage): string
  refuseUpgrade: RefuseUpgrade
  /** A frame was refused. */
  onRefused(requestId: string, action: string, code: string): void
  onError(error: unknown, requestId: string): void
}

/** The sessions that ended while a connection opens. */
interface Arriving {
  ended: string[]
}

/** The room socket at `/ws/quiz/{roomId}/` (contract §10): upgrades, frames in, frames out. */
export const roomSocket = (ports: SocketPorts) => {
  const { access, running, frameFactor, refuseUpgrade } = ports
  const refuseFlood = (request: IncomingMessage, socket: Duplex) =>
    refuseUpgrade({ request, socket }, 429, 'request/rate-limited', 'Retry-After: 5')
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_BYTES,
  })
  const issued = new WeakMap<IncomingMessage, string>()
  server.on('headers', (headers, request) => {
    const setCookie = issued.get(request)
    if (setCookie !== undefined) headers.push(`Set-Cookie: ${setCookie}`)
    headers.push(`${REQUEST_ID_HEADER}: ${ports.requestIdOf(request)}`)
  })
  const lines = createOpenLines(running)
  const arriving = new Set<Arriving>()
  let isStopped = false
  const heartbeat = setInterval(lines.look, BEAT_MS)

  const serve = (socket: WebSocket, wire: Duplex, roomId: string, caller: Caller, arrival: Arriving) => {
    let framesFullAtMs = 0
    let isSeated = false
    let line: RoomLine | undefined
    const connection = openConnection(socket, wire, running, () => line?.showPresent())
    const browser: BrowserLine = {
      ...connection,
      actsAs(credential) {
        arriving.delete(arrival)
        if (arrival.ended.includes(credential)) connection.end(CLOSE_CODES.restart, 'session ended')
        else lines.add(connection, { credential, isSeated: () => isSeated })
      },
      seated() {
        isSeated = true
      },
    }
    socket.on('message', (data, isBinary) => {
      // Frames of a removed client are ignored, however long it keeps the connection open.
      if (socket.readyState !== socket.OPEN) return
      const arrivedMs = running.runningMs()
      connection.heard()
      if (isBinary) {
        connection.end(CLOSE_CODES.binaryFrame, 'text frames only')
        return
      }
      const text = String(data)
      const frame = parseClientFrame(text)
      const isUnreadable = frame.action === 'unreadable'
      const costMs = ((isUnreadable ? FRAMES.costOfUnreadable : 1) * 1_000) / (FRAMES.perSecond * frameFactor)
      const spent = spend(framesFullAtMs, { nowMs: arrivedMs, costMs, mostMs: FRAMES_AT_ONCE_MS })
      if (spent.waitMs > 0) {
        connection.end(CLOSE_CODES.abuse, 'too many frames')
        return
      }
      framesFullAtMs = spent.fullAtMs
      ports.onFrame(!isUnreadable)
      if (isUnreadable) {
        ports.onRefused(caller.requestId, 'unreadable', frame.code)
        connection.sendFrame(refusalFrame(frame.code))
      } else line?.take({ frame, text, arrivedMs, creditMs: connection.creditMs() })
    })
    socket.on('close', () => {
      arriving.delete(arrival)
      lines.remove(connection)
      line?.closed()
    })
    line = access.open(roomId, browser, caller)
  }

  const arrive = async (request: IncomingMessage, socket: Duplex, head: Buffer, roomId: string): Promise<void> => {
    if (!(await access.isOpen(roomId)) && !(await ports.mayMiss(request))) return refuseFlood(request, socket)
    const arrival: Arriving = { ended: [] }
    arriving.add(arrival)
    const caller = await ports.callerOf(request).catch((error: unknown) => {
      arriving.delete(arrival)
      throw error
    })
    if (isStopped) {
      arriving.delete(arrival)
      socket.destroy()
      return
    }
    if (caller.setCookie !== undefined) issued.set(request, caller.setCookie)
    socket.once('close', () => arriving.delete(arrival))
    server.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate())
      serve(webSocket, socket, roomId, caller, arrival)
    })
  }

  return {
    /** Takes over an upgrade whose origin is allowed; a wrong path is answered 404, a flood 429. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on('error', () => socket.destroy())
      const roomId = PATH.exec((request.url ?? '').split('?')[0] ?? '')?.[1]
      if (roomId === undefined) {
        refuseUpgrade({ request, socket }, 404, 'request/not-found')
        return
      }
      if (!ports.mayConnect(request)) {
        refuseFlood(request, socket)
        return
      }
      arrive(request, socket, head, roomId).catch((error: unknown) => {
        socket.destroy()
        ports.onError(error, ports.requestIdOf(request))
      })
    },
    /** Closes the connections opened with a credential whose session ended: clients that still have an identity reconnect by themselves. */
    endSession(credential: string): void {
      for (const arrival of arriving) arrival.ended.push(credential)
      for (const connection of lines.ofCredential(credential)) connection.end(CLOSE_CODES.restart, 'session ended')
    },
    connections: lines.count,
    /** Stops the heartbeat and accepts no further connections. */
    stop(): void {
      isStopped = true
      clearInterval(heartbeat)
    },
    /** Closes the connections that are left, one after the other: whoever takes them in has a moment for each. */
    async endAll(): Promise<void> {
      const left = [...lines.all()]
      const atOnce = Math.ceil(left.length / HANG_UP.steps)
      for (let first = 0; first < left.length; first += atOnce) {
        for (const connection of left.slice(first, first + atOnce))
          connection.end(CLOSE_CODES.restart, 'server restarting')
        await pause(HANG_UP.stepMs)
      }
    },
  }
}
