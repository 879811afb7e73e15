import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ClientToServerFrame, ServerToClientFrame } from '@quokka/contract/socket'
import { CLOSE_CODES, FRAME_LIMITS, parseClientFrame } from '@quokka/contract/socket'
import type { FrameRefusal } from '@quokka/contract/wire'
import type { Result } from '@quokka/core/lib'
import { get, ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { SourceQuiz } from '@quokka/core/room'
import { credentialIn, isHostCredential, isRemoved, seatOf } from '@quokka/core/room'
import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import type { Budgets } from '../budgets/budgets.ts'
import { bytesOfQuiz } from '../budgets/bytes-of-quiz.ts'
import { spend } from '../http/limits/budget.ts'
import { refuseUpgrade } from '../http/upgrades.ts'
import type { Chance, RunningClock } from '../ports.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'
import { commandOfFrame } from './command-of-frame.ts'
import type { Connection } from './connection.ts'
import { openConnection } from './connection.ts'
import type { RoomDirectory } from './directory.ts'
import type { FrameBudget } from './frame-budget.ts'
import { createFrameBudget } from './frame-budget.ts'
import { BEAT_MS, createOpenLines } from './open-lines.ts'
import type { Line, Outcome, RoomRunner } from './runner.ts'
import type { RoomRefusalCode } from './sentences.ts'
import type { WantedQuiz } from './wanted-quiz.ts'
import { wantedAgain, wantedQuiz } from './wanted-quiz.ts'
import {
  errorFrame,
  newGameFrame,
  objectionFrame,
  presentFrames,
  refusalFrame,
  waitFrame,
  welcomeFrames,
} from './wire.ts'

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
  /** Every credential that the browser holds. */
  credentials: readonly string[]
  /** Seconds until this address may take one more seat of this room; 0 when one was taken now. */
  seatWaitSeconds: () => number
  ownPicture: string | undefined
  /** What may be sent before there is a seat. */
  entering: FrameBudget
}

/** A frame as it arrived: its text frame's bytes, and when. */
interface Arrival {
  frame: ClientToServerFrame
  bytes: number
  arrivedMs: number
}

export interface SocketPorts {
  directory: RoomDirectory
  contents: Pick<QuizContents, 'keep'>
  running: RunningClock
  chance: Chance
  /** The credentials of the request's cookies, or a fresh one. */
  callerOf(request: IncomingMessage): Promise<Caller>
  /** Whether this address may open one more connection now; fewer to rooms that do not exist. */
  mayConnect(request: IncomingMessage, isKnownRoom: boolean): boolean
  /** Seconds until this address may take one more seat of the room; 0 when it may, and then it is counted. */
  seatWaitSeconds(request: IncomingMessage, roomId: string): number
  /** Multiplies the frames that one connection may send. */
  frameFactor: number
  /** The quiz that a host may switch the room to, or why this caller gets none. */
  quizForHost(
    wanted: Exclude<WantedQuiz, { source: SourceQuiz }>,
    credential: string,
  ): Promise<Result<SourceQuiz, { code: FrameRefusal; message: string }>>
  budgets: Pick<Budgets, 'objectionToQuiz' | 'payerOf' | 'spend'>
  /** Called for each text frame that was read within the rate. */
  onFrame(isReadable: boolean): void
  onError(error: unknown): void
}

/** The room socket at `/ws/quiz/{roomId}/` (contract §10): upgrades, frames in, frames out. */
export const roomSocket = (ports: SocketPorts) => {
  const { directory, contents, running, chance, frameFactor, budgets: quizBudgets } = ports
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
  const lines = createOpenLines(running)
  /** Every credential that the browser of a connection holds. */
  const held = new WeakMap<Line, readonly string[]>()
  /** By room and credential, not by connection: reconnecting does not reset it. */
  const budgets = new WeakMap<RoomRunner, Map<string, FrameBudget>>()
  /** Rooms for which another quiz is being read. */
  const replacing = new WeakSet<RoomRunner>()
  /** Upgrades whose sessions are being read, each with the credentials whose sessions ended meanwhile. */
  const arriving = new Set<{ ended: string[] }>()
  let isStopped = false
  const heartbeat = setInterval(lines.look, BEAT_MS)

  const refuse = (connection: Connection, outcome: Extract<Outcome, { ok: false }>) => {
    if (outcome.refusal === 'room/removed') {
      connection.sendFrame({ action: 'removed', payload: {} })
      connection.close('removed')
    } else if (outcome.refusal === 'room/locked') {
      connection.sendFrame(refusalFrame('room/locked'))
      connection.end(CLOSE_CODES.done, 'room locked')
    } else if (outcome.refusal === 'room/full') {
      connection.sendFrame({ action: 'roomFull', payload: {} })
      connection.end(CLOSE_CODES.done, 'room full')
    } else connection.sendFrame(refusalFrame(outcome.refusal))
  }

  const enter = (
    connection: Connection,
    runner: RoomRunner,
    credential: string,
    rejoined: boolean,
    outcome: Outcome,
  ) => {
    const seat = outcome.ok ? seatOf(outcome.value, credential) : undefined
    if (!outcome.ok || seat === undefined) {
      if (!outcome.ok) refuse(connection, outcome)
      return
    }
    const before = runner.attach(credential, connection)
    if (before !== undefined) (before as Connection).end(CLOSE_CODES.replaced, 'opened somewhere else')
    for (const frame of welcomeFrames(outcome.value, seat, rejoined, running.runningMs())) connection.sendFrame(frame)
  }

  const playedQuiz = async (credential: string, wanted: WantedQuiz) => {
    const source = 'source' in wanted ? ok(wanted.source) : await ports.quizForHost(wanted, credential)
    return source.ok ? ok({ ...(await contents.keep(source.value)), seed: chance.newId() }) : source
  }

  /** A quiz is large: of a room one at a time is read. */
  const replaceQuiz = (connection: Connection, runner: RoomRunner, credential: string, wanted: WantedQuiz) => {
    if (replacing.has(runner)) return connection.sendFrame(refusalFrame('frame/rate-limited'))
    // Rooms from before there were budgets have no payer.
    const payer = quizBudgets.payerOf(runner.room().roomId)
    const objection = payer === undefined ? undefined : quizBudgets.objectionToQuiz(payer)
    if (objection !== undefined) return connection.sendFrame(objectionFrame(objection))
    replacing.add(runner)
    playedQuiz(credential, wanted)
      .then((found) => {
        if (!found.ok) return connection.sendFrame(errorFrame(found.refusal))
        // What is about to be played already needs no event; whoever asked is answered as ever.
        const room = runner.room()
        if (room.phase === 'waiting' && room.stored.contentHash === found.value.contentHash && 'quizId' in wanted)
          return connection.sendFrame(newGameFrame(room))
        if (payer !== undefined) quizBudgets.spend(payer, bytesOfQuiz(found.value.source))
        runner.take({ do: 'replaceQuiz', credential, quiz: found.value }, running.runningMs(), (outcome) => {
          if (!outcome.ok) refuse(connection, outcome)
        })
      })
      .catch(ports.onError)
      .finally(() => replacing.delete(runner))
  }

  const budgetOf = (runner: RoomRunner, credential: string): FrameBudget => {
    const ofRoom = budgets.get(runner) ?? new Map<string, FrameBudget>()
    const budget = ofRoom.get(credential) ?? createFrameBudget(frameFactor)
    budgets.set(runner, ofRoom.set(credential, budget))
    return budget
  }

  /** Why a frame is refused before anything is done for it; undefined when it may go on. */
  const objection = (
    connection: Connection,
    runner: RoomRunner,
    { credential, entering }: Self,
    { frame: { action }, bytes, arrivedMs }: Arrival,
    isEntering: boolean,
  ): RoomRefusalCode | undefined => {
    const limits = FRAME_LIMITS.get(action)
    if (limits === undefined || bytes > limits.maxBytes) return 'frame/invalid-payload'
    if (limits.giver === 'host' && !isHostCredential(runner.room(), credential)) return 'room/not-host'
    const isAttached = runner.lineOf(credential) === connection
    if (!isAttached && !isEntering) return 'room/not-joined'
    const budget = isAttached ? budgetOf(runner, credential) : entering
    return budget.spend(action, limits, arrivedMs) ? undefined : 'frame/rate-limited'
  }

  /** What the browser of a player holds, while connected; a removal then shuts all of it out. */
  const credentialsOnLine = (runner: RoomRunner, playerId: string): readonly string[] => {
    const seat = get(runner.room().seats, playerId)
    const line = seat && runner.lineOf(seat.credential)
    return (line && held.get(line)) ?? []
  }

  const handle = (connection: Connection, runner: RoomRunner, self: Self, arrival: Arrival) => {
    const { credential, ownPicture } = self
    const { frame, arrivedMs } = arrival
    const isObjected = (isEntering: boolean): boolean => {
      const code = objection(connection, runner, self, arrival, isEntering)
      if (code !== undefined) connection.sendFrame(refusalFrame(code))
      return code !== undefined
    }
    if (frame.action === 'updateQuiz') {
      if (isObjected(false)) return
      return replaceQuiz(connection, runner, credential, wantedQuiz(runner.room(), frame.payload))
    }
    const isHost = isHostCredential(runner.room(), credential)
    const credentialsOf = (playerId: string) => credentialsOnLine(runner, playerId)
    const creditMs = connection.creditMs()
    const command = commandOfFrame(frame, { credential, creditMs, isHost, ownPicture, credentialsOf })
    const isEntering = command.do === 'join' || command.do === 'rejoin'
    if (isObjected(isEntering)) return
    const again = command.do === 'playAgain' ? wantedAgain(runner.room()) : undefined
    if (again !== undefined) {
      // Pressed twice is pressed once.
      if (!replacing.has(runner)) replaceQuiz(connection, runner, credential, again)
      return
    }
    const rejoined = seatOf(runner.room(), credential) !== undefined
    if (command.do === 'join' && !rejoined && !isHost) {
      const waitSeconds = self.seatWaitSeconds()
      if (waitSeconds > 0) return connection.sendFrame(waitFrame(waitSeconds))
    }
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
    const connection = openConnection(socket, wire, running, () => {
      const room = runner.room()
      const seat = seatOf(room, credential)
      if (seat === undefined || runner.lineOf(credential) !== connection) return
      for (const frame of presentFrames(room, seat, running.runningMs())) connection.sendFrame(frame)
    })
    lines.add(connection, { credential, isSeated: () => runner.lineOf(credential) === connection })
    held.set(connection, self.credentials)
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
      try {
        if (isUnreadable) connection.sendFrame(refusalFrame(frame.code))
        else handle(connection, runner, self, { frame, bytes: Buffer.byteLength(text), arrivedMs })
      } catch (error) {
        ports.onError(error)
        connection.end(CLOSE_CODES.serverError, 'server error')
      }
    })
    socket.on('close', () => {
      lines.remove(connection)
      if (runner.detach(credential, connection)) runner.take({ do: 'drop', credential }, running.runningMs())
    })
    const seat = seatOf(runner.room(), credential)
    connection.sendFrame({
      action: 'connected to room',
      payload: { roomId: runner.room().roomId, resumable: seat !== undefined && !seat.hasLeft },
    })
  }

  const refuseFor = (socket: WebSocket, frame: ServerToClientFrame, code: number) => {
    socket.send(JSON.stringify(frame))
    socket.close(code)
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
      if (runner === undefined) refuseFor(webSocket, refusalFrame('room/closed'), CLOSE_CODES.noSuchRoom)
      else if (runner === 'later') webSocket.close(CLOSE_CODES.busy, 'loading')
      else {
        const credential = credentialIn(runner.room(), credentials) ?? credentials[0]
        if (arrival.ended.includes(credential)) webSocket.close(CLOSE_CODES.restart, 'session ended')
        else if (!isHostCredential(runner.room(), credential) && isRemoved(runner.room(), credentials)) {
          refuseFor(webSocket, { action: 'removed', payload: {} }, CLOSE_CODES.done)
        } else {
          const seatWaitSeconds = () => ports.seatWaitSeconds(request, roomId)
          const entering = createFrameBudget(frameFactor)
          serve(webSocket, socket, runner, { credential, credentials, ownPicture, seatWaitSeconds, entering })
        }
      }
    })
  }

  return {
    /** Takes over an upgrade whose origin is allowed; a wrong path is answered 404, a flood 429. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on('error', () => socket.destroy())
      const roomId = PATH.exec((request.url ?? '').split('?')[0] ?? '')?.[1]
      if (roomId === undefined) {
        refuseUpgrade(socket, 404, 'request/not-found')
        return
      }
      const runner = directory.find(roomId)
      if (!ports.mayConnect(request, runner !== undefined)) {
        refuseUpgrade(socket, 429, 'request/rate-limited', 'Retry-After: 5')
        return
      }
      arrive(request, socket, head, roomId).catch((error: unknown) => {
        socket.destroy()
        ports.onError(error)
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
    /** Closes the connections without a seat; the rooms have closed the others. */
    endAll(): void {
      for (const connection of lines.all()) connection.end(CLOSE_CODES.restart, 'server restarting')
    },
  }
}
