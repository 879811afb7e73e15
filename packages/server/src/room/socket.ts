import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ClientToServerFrame } from '@quokka/contract/socket'
import { CLOSE_CODES, parseClientFrame } from '@quokka/contract/socket'
import { seeded } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Room, Seat, SourceQuiz } from '@quokka/core/room'
import {
  credentialIn,
  freezeQuiz,
  isHostCredential,
  leaderboardView,
  phaseView,
  presentView,
  seatOf,
} from '@quokka/core/room'
import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import { spend } from '../http/budget.ts'
import type { Chance, Clock } from '../ports.ts'
import { commandOfFrame } from './command-of-frame.ts'
import type { Connection } from './connection.ts'
import { BEAT_MS, openConnection } from './connection.ts'
import type { RoomDirectory } from './directory.ts'
import type { Outcome, RoomRunner } from './runner.ts'
import { ROOM_SENTENCES } from './sentences.ts'
import { errorFrame, frameOf, leaderboardFrame } from './wire.ts'

const MAX_FRAME_BYTES = 16 * 1_024
/** Frames of one connection: this many at once, then so many a second. Rule SO4. */
const FRAMES = { burst: 20, perSecond: 2, costOfUnreadable: 4 }
const FRAMES_AT_ONCE_MS = (FRAMES.burst / FRAMES.perSecond) * 1_000
const PATH = new RegExp(`^/ws/quiz/([a-z0-9]{${LIMITS.roomCodeCharacters}})/?$`, 'u')

/** What opening a connection gets from the request. */
export interface Caller {
  /** Every credential that the browser holds, the account's first. */
  credentials: readonly [string, ...string[]]
  /** The picture of the account, where it has uploaded one. */
  ownPicture: string | undefined
  /** The `Set-Cookie` line of a credential that was issued just now. */
  setCookie: string | undefined
}

/** A connection's sender: the credential that acts in the room, and what only its account may play under. */
interface Self {
  credential: string
  ownPicture: string | undefined
}

export interface SocketPorts {
  directory: RoomDirectory
  clock: Clock
  chance: Chance
  /** The credentials of the request's cookies, or a fresh one. */
  callerOf(request: IncomingMessage): Promise<Caller>
  /** Whether this address may open one more connection now; fewer to rooms that do not exist. */
  mayConnect(request: IncomingMessage, isKnownRoom: boolean): boolean
  /** Multiplies the frames that one connection may send. */
  frameFactor: number
  /** The quiz that a host may switch the room to; undefined when there is none for this caller. */
  quizForHost(quizId: string, credential: string): Promise<SourceQuiz | undefined>
  /** Called for each text frame that was read within the rate. */
  onFrame(isReadable: boolean): void
  onError(error: unknown): void
}

/** The room socket at `/ws/quiz/{roomId}/` (contract §10): upgrades, frames in, frames out. */
export const roomSocket = (ports: SocketPorts) => {
  const { directory, clock, chance, frameFactor } = ports
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
  })
  const connections = new Map<Connection, string>()
  /** Upgrades whose sessions are being read, each with the credentials whose sessions ended meanwhile. */
  const arriving = new Set<{ ended: string[] }>()
  let isStopped = false
  const heartbeat = setInterval(() => {
    for (const connection of connections.keys()) connection.beat()
  }, BEAT_MS)

  const showPresent = (connection: Connection, room: Room, seat: Seat) => {
    for (const shown of presentView(room, seat, clock.nowMs())) connection.sendFrame(frameOf(shown))
    connection.sendFrame(leaderboardFrame(leaderboardView(room)))
  }

  const welcome = (connection: Connection, room: Room, seat: Seat, rejoined: boolean) => {
    connection.sendFrame({
      action: 'joined',
      payload: {
        playerId: seat.playerId,
        isHost: seat.playerId === room.hostId,
        rejoined,
        roomId: room.roomId,
        hostModeFlag: room.settings.hostMode,
        phase: phaseView(room, clock.nowMs()),
        quizName: room.quiz.quizName,
        quizType: room.quiz.quizType,
        capacity: room.settings.capacity,
        totalNoOfQuestions: room.quiz.questions.length,
      },
    })
    showPresent(connection, room, seat)
  }

  const refuse = (connection: Connection, outcome: Extract<Outcome, { ok: false }>) => {
    if (outcome.refusal === 'room/full') {
      connection.sendFrame({ action: 'roomFull', payload: {} })
      connection.end(CLOSE_CODES.done, 'room full')
    } else connection.sendFrame(errorFrame(ROOM_SENTENCES[outcome.refusal]))
  }

  const enter = (
    connection: Connection,
    runner: RoomRunner,
    credential: string,
    rejoined: boolean,
    outcome: Outcome,
  ) => {
    const seat = outcome.ok ? seatOf(outcome.room, credential) : undefined
    if (!outcome.ok || seat === undefined) {
      if (!outcome.ok) refuse(connection, outcome)
      return
    }
    const before = runner.attach(credential, connection)
    if (before !== undefined) (before as Connection).end(CLOSE_CODES.replaced, 'opened somewhere else')
    welcome(connection, outcome.room, seat, rejoined)
  }

  const replaceQuiz = async (
    connection: Connection,
    runner: RoomRunner,
    credential: string,
    frame: Extract<ClientToServerFrame, { action: 'updateQuiz' }>,
  ) => {
    if (!isHostCredential(runner.room(), credential)) {
      refuse(connection, { ok: false, refusal: 'room/not-host' })
      return
    }
    const source = await ports.quizForHost(frame.payload.categories[0] ?? '', credential)
    if (source === undefined) {
      connection.sendFrame(errorFrame('This quiz cannot be hosted.'))
      return
    }
    const quiz = freezeQuiz(source, seeded(chance.seed()), chance.newId)
    runner.take({ do: 'replaceQuiz', credential, quiz }, clock.nowMs(), (outcome) => {
      if (!outcome.ok) refuse(connection, outcome)
    })
  }

  const handle = (
    connection: Connection,
    runner: RoomRunner,
    { credential, ownPicture }: Self,
    frame: ClientToServerFrame,
    arrivedMs: number,
  ) => {
    if (frame.action === 'updateQuiz') {
      replaceQuiz(connection, runner, credential, frame).catch(ports.onError)
      return
    }
    const isHost = isHostCredential(runner.room(), credential)
    const command = commandOfFrame(frame, { credential, creditMs: connection.creditMs(), isHost, ownPicture })
    const isEntering = command.do === 'join' || command.do === 'rejoin'
    if (!isEntering && runner.lineOf(credential) !== connection) {
      refuse(connection, { ok: false, refusal: 'room/not-joined' })
      return
    }
    const rejoined = seatOf(runner.room(), credential) !== undefined
    runner.take(command, arrivedMs, (outcome) => {
      if (isEntering) enter(connection, runner, credential, rejoined, outcome)
      else if (!outcome.ok) refuse(connection, outcome)
      else if (frame.action === 'submitAnswer')
        connection.sendFrame({ action: 'answerReceived', payload: { questionId: frame.payload.questionId } })
      else if (frame.action === 'userExit') connection.end(CLOSE_CODES.done, 'left')
    })
  }

  const serve = (socket: WebSocket, wire: Duplex, runner: RoomRunner, self: Self) => {
    const { credential } = self
    let framesFullAtMs = 0
    const connection = openConnection(socket, wire, clock, () => {
      const room = runner.room()
      const seat = seatOf(room, credential)
      if (seat !== undefined && runner.lineOf(credential) === connection) showPresent(connection, room, seat)
    })
    connections.set(connection, credential)
    socket.on('message', (data, isBinary) => {
      // Whoever was told to go is not heard any more, however long the other side keeps the line open.
      if (socket.readyState !== socket.OPEN) return
      const arrivedMs = clock.nowMs()
      connection.heard()
      if (isBinary) {
        connection.end(CLOSE_CODES.binaryFrame, 'text frames only')
        return
      }
      const frame = parseClientFrame(String(data))
      const isUnreadable = frame.action === 'unreadable'
      const costMs = ((isUnreadable ? FRAMES.costOfUnreadable : 1) * 1_000) / (FRAMES.perSecond * frameFactor)
      const spent = spend(framesFullAtMs, { nowMs: arrivedMs, costMs, mostMs: FRAMES_AT_ONCE_MS })
      if (spent.waitMs > 0) {
        connection.end(CLOSE_CODES.abuse, 'too many frames')
        return
      }
      framesFullAtMs = spent.fullAtMs
      ports.onFrame(!isUnreadable)
      try {
        if (isUnreadable) connection.sendFrame(errorFrame(frame.message))
        else handle(connection, runner, self, frame, arrivedMs)
      } catch (error) {
        ports.onError(error)
        connection.end(CLOSE_CODES.serverError, 'server error')
      }
    })
    socket.on('close', () => {
      connections.delete(connection)
      if (runner.detach(credential, connection)) runner.take({ do: 'drop', credential }, clock.nowMs())
    })
    const seat = seatOf(runner.room(), credential)
    connection.sendFrame({
      action: 'connected to room',
      payload: { roomId: runner.room().roomId, resumable: seat !== undefined && !seat.hasLeft },
    })
  }

  const refuseRoom = (socket: WebSocket, code: number) => {
    socket.send(JSON.stringify(errorFrame(ROOM_SENTENCES['room/closed'])))
    socket.close(code, 'no such room')
  }

  const arrive = async (request: IncomingMessage, socket: Duplex, head: Buffer, roomId: string): Promise<void> => {
    const arrival: { ended: string[] } = { ended: [] }
    arriving.add(arrival)
    const { credentials, ownPicture, setCookie } = await ports.callerOf(request).finally(() => arriving.delete(arrival))
    if (isStopped) {
      socket.destroy()
      return
    }
    if (setCookie !== undefined) issued.set(request, setCookie)
    server.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate())
      const runner = directory.find(roomId)
      if (runner === undefined) refuseRoom(webSocket, CLOSE_CODES.noSuchRoom)
      else if (runner === 'later') webSocket.close(CLOSE_CODES.busy, 'loading')
      else {
        const credential = credentialIn(runner.room(), credentials) ?? credentials[0]
        if (arrival.ended.includes(credential)) webSocket.close(CLOSE_CODES.restart, 'session ended')
        else serve(webSocket, socket, runner, { credential, ownPicture })
      }
    })
  }

  return {
    /** Takes over an upgrade whose origin is allowed; a wrong path is answered 404, a flood 429. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on('error', () => socket.destroy())
      const roomId = PATH.exec((request.url ?? '').split('?')[0] ?? '')?.[1]
      if (roomId === undefined) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return
      }
      const runner = directory.find(roomId)
      if (!ports.mayConnect(request, runner !== undefined)) {
        socket.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return
      }
      arrive(request, socket, head, roomId).catch((error: unknown) => {
        socket.destroy()
        ports.onError(error)
      })
    },
    /** Closes the lines that came in with a credential whose session ended: whoever is still somebody comes back by itself. */
    endSession(credential: string): void {
      for (const arrival of arriving) arrival.ended.push(credential)
      for (const [connection, own] of connections)
        if (own === credential) connection.end(CLOSE_CODES.restart, 'session ended')
    },
    connections: () => connections.size,
    /** Stops the heartbeat and takes nobody in any more. */
    stop(): void {
      isStopped = true
      clearInterval(heartbeat)
    },
    /** Ends the lines of those who looked in and took no seat; the rooms have ended the others. */
    endAll(): void {
      for (const connection of connections.keys()) connection.end(CLOSE_CODES.restart, 'server restarting')
    },
  }
}
