import type { ClientToServerFrame } from '@quokka/contract/socket'
import { CLOSE_CODES, FRAME_LIMITS } from '@quokka/contract/socket'
import { get } from '@quokka/core/lib'
import type { SafeWords } from '@quokka/core/room'
import { credentialIn, isHostCredential, isLineUp, isRemoved, seatOf } from '@quokka/core/room'
import type { ExtraTime } from '@quokka/core/scoring'
import type { BrowserLine } from './browser-line.ts'
import { commandOfFrame } from './command-of-frame.ts'
import type { FrameBudget } from './frame-budget.ts'
import { createFrameBudget } from './frame-budget.ts'
import type { QuizReplacementPorts } from './quiz-replacement.ts'
import { createQuizReplacement } from './quiz-replacement.ts'
import type { Line, Outcome, RoomRunner } from './runner.ts'
import type { RoomRefusalCode } from './sentences.ts'
import type { WantedQuiz } from './wanted-quiz.ts'
import { wantedAgain, wantedQuiz } from './wanted-quiz.ts'
import { presentFrames, refusalFrame, waitFrame, welcomeFrames } from './wire.ts'

/** What a room knows of a browser. */
export interface LineCaller {
  /** Names the connection in every line about it. */
  requestId: string
  /** Every credential that the browser holds, the account's first. */
  credentials: readonly [string, ...string[]]
  /** The picture of the account, where it has uploaded one. */
  ownPicture: string | undefined
  /** The language that somebody reads there, by its code. */
  language: string
  /** How much more time that account wishes. */
  extraTime: ExtraTime
  /** What limits count the caller by. */
  addressKey: string
  /** When the browser opened the connection, by the running clock; where that was on another node, at most about as early. */
  openedMs: number
}

/** A frame as it arrived. */
export interface Arrival {
  frame: ClientToServerFrame
  text: string
  /** By the running clock. */
  arrivedMs: number
  /** What of the latency is credited. Rule SO6. */
  creditMs: number
}

/** What the connection tells its room. */
export interface RoomLine {
  take(arrival: Arrival): void
  /** A stalled reader has drained: it is shown the room as it is now. */
  showPresent(): void
  /** The connection is closed. */
  closed(): void
}

export interface RoomLinesPorts extends QuizReplacementPorts {
  /** Seconds until this address may take one more seat of the room; 0 when it may, and then it is counted. */
  seatWaitSeconds(addressKey: string, roomId: string): number
  /** What safe names are made of in a language; undefined in English. Rule LT10. */
  safeWordsIn(language: string): SafeWords | undefined
  /** Multiplies the frames that one connection may send. */
  frameFactor: number
  /** A frame was refused. */
  onRefused(requestId: string, action: string, code: string): void
}

/** The connections to the rooms of this process: what each sends becomes a command of its room (contract §10). */
export interface RoomLines {
  /**
   * Undefined when the room is shut to this browser, which was told. A line that had a seat where the room ran before takes it again
   * by itself.
   */
  open(runner: RoomRunner, line: BrowserLine, caller: LineCaller, hadSeat: boolean): RoomLine | undefined
}

/** A connection's sender: the credential that acts in the room, and what only its account may play under. */
interface Self extends LineCaller {
  credential: string
  /** What may be sent before there is a seat. */
  entering: FrameBudget
}

const shutOut = (line: BrowserLine) => {
  line.sendFrame({ action: 'removed', payload: {} })
  line.close('removed')
}

const refuse = (line: BrowserLine, outcome: Extract<Outcome, { ok: false }>) => {
  if (outcome.refusal === 'room/removed') shutOut(line)
  else if (outcome.refusal === 'room/locked') {
    line.sendFrame(refusalFrame('room/locked'))
    line.end(CLOSE_CODES.done, 'room locked')
  } else if (outcome.refusal === 'room/full') {
    line.sendFrame({ action: 'roomFull', payload: {} })
    line.end(CLOSE_CODES.done, 'room full')
  } else line.sendFrame(refusalFrame(outcome.refusal))
}

/** How much later than it was a connection may seem to have been opened, by the way between two nodes. */
const ON_THE_WAY_MS = 2_000

/**
 * The seat is this connection's now. Of two that a browser has opened the later one has it: the other may be dead, and what came
 * last may have been on its way for long. Whoever is there after all comes back with a new one.
 */
const enter = (
  {
    line,
    runner,
    credential,
    entry,
    callers,
  }: {
    line: BrowserLine
    runner: RoomRunner
    credential: string
    entry: 'joined' | 'rejoined' | 'byItself'
    callers: WeakMap<Line, LineCaller>
  },
  outcome: Outcome,
  nowMs: number,
) => {
  const seat = outcome.ok ? seatOf(outcome.value, credential) : undefined
  if (!outcome.ok || seat === undefined) {
    if (!outcome.ok) refuse(line, outcome)
    return
  }
  const before = runner.lineOf(credential)
  // It was closed while its seat was being stored.
  if (!callers.has(line)) {
    if (before === undefined) runner.take({ do: 'drop', credential }, nowMs)
    return
  }
  if (before !== undefined && before !== line) {
    const openedMs = (one: Line): number => callers.get(one)?.openedMs ?? 0
    const laterMs = openedMs(before) - openedMs(line)
    if (laterMs > (entry === 'byItself' ? -ON_THE_WAY_MS : ON_THE_WAY_MS))
      return line.end(CLOSE_CODES.restart, 'opened again')
  }
  runner.attach(credential, line)
  if (before !== undefined && before !== line)
    (before as BrowserLine).end(CLOSE_CODES.replaced, 'opened somewhere else')
  // The connection before was closed while this answer waited for the storage, and the player dropped.
  if (!isLineUp(runner.room(), seat.playerId)) runner.take({ do: 'rejoin', credential }, nowMs)
  line.seated()
  for (const frame of welcomeFrames(outcome.value, seat, entry !== 'joined', nowMs)) line.sendFrame(frame)
}

/** What may be sent from a seat: by room and credential, not by connection, so that reconnecting does not reset it. */
const createBudgets = (frameFactor: number) => {
  const budgets = new WeakMap<RoomRunner, Map<string, FrameBudget>>()
  return (runner: RoomRunner, credential: string): FrameBudget => {
    const ofRoom = budgets.get(runner) ?? new Map<string, FrameBudget>()
    const budget = ofRoom.get(credential) ?? createFrameBudget(frameFactor)
    budgets.set(runner, ofRoom.set(credential, budget))
    return budget
  }
}

export const createRoomLines = (ports: RoomLinesPorts): RoomLines => {
  const { running, frameFactor } = ports
  const replacement = createQuizReplacement(ports)
  /** Whose connections they are, while they are open. */
  const callers = new WeakMap<Line, LineCaller>()
  const budgetOf = createBudgets(frameFactor)

  const replaceQuiz = (line: BrowserLine, runner: RoomRunner, credential: string, wanted: WantedQuiz) =>
    replacement.begin(line, runner, { credential, wanted }, (outcome) => refuse(line, outcome))

  /** Why a frame is refused before anything is done for it; undefined when it may go on. */
  const objection = (
    line: BrowserLine,
    runner: RoomRunner,
    { credential, entering }: Self,
    { frame: { action }, text, arrivedMs }: Arrival,
    isEntering: boolean,
  ): RoomRefusalCode | undefined => {
    const limits = FRAME_LIMITS.get(action)
    if (limits === undefined || Buffer.byteLength(text) > limits.maxBytes) return 'frame/invalid-payload'
    if (limits.giver === 'host' && !isHostCredential(runner.room(), credential)) return 'room/not-host'
    const isAttached = runner.lineOf(credential) === line
    if (!isAttached && !isEntering) return 'room/not-joined'
    const budget = isAttached ? budgetOf(runner, credential) : entering
    return budget.spend(action, limits, arrivedMs) ? undefined : 'frame/rate-limited'
  }

  /** What the browser of a player holds, while connected; a removal then shuts all of it out. */
  const credentialsOnLine = (runner: RoomRunner, playerId: string): readonly string[] => {
    const seat = get(runner.room().seats, playerId)
    const line = seat && runner.lineOf(seat.credential)
    return (line && callers.get(line)?.credentials) ?? []
  }

  const handle = (line: BrowserLine, runner: RoomRunner, self: Self, arrival: Arrival) => {
    const { credential, ownPicture, extraTime, language } = self
    const { frame, arrivedMs, creditMs } = arrival
    const isObjected = (isEntering: boolean): boolean => {
      const code = objection(line, runner, self, arrival, isEntering)
      if (code === undefined) return false
      ports.onRefused(self.requestId, frame.action, code)
      line.sendFrame(refusalFrame(code))
      return true
    }
    if (frame.action === 'updateQuiz') {
      if (isObjected(false)) return
      return replaceQuiz(line, runner, credential, wantedQuiz(runner.room(), frame.payload))
    }
    const isHost = isHostCredential(runner.room(), credential)
    const credentialsOf = (playerId: string) => credentialsOnLine(runner, playerId)
    const safeWords = ports.safeWordsIn(language)
    const sender = { credential, creditMs, isHost, ownPicture, extraTime, safeWords, credentialsOf }
    const command = commandOfFrame(frame, sender)
    const isEntering = command.do === 'join' || command.do === 'rejoin'
    if (isObjected(isEntering)) return
    const again = command.do === 'playAgain' ? wantedAgain(runner.room()) : undefined
    if (again !== undefined) {
      // Pressed twice is pressed once.
      if (!replacement.isUnderWay(runner)) replaceQuiz(line, runner, credential, again)
      return
    }
    const rejoined = seatOf(runner.room(), credential) !== undefined
    if (command.do === 'join' && !rejoined && !isHost) {
      const waitSeconds = ports.seatWaitSeconds(self.addressKey, runner.room().roomId)
      if (waitSeconds > 0) return line.sendFrame(waitFrame(waitSeconds))
    }
    runner.take(command, arrivedMs, (outcome) => {
      if (!outcome.ok) ports.onRefused(self.requestId, frame.action, outcome.refusal)
      if (isEntering)
        enter(
          { line, runner, credential, entry: rejoined ? 'rejoined' : 'joined', callers },
          outcome,
          running.runningMs(),
        )
      else if (!outcome.ok) refuse(line, outcome)
      else if (frame.action === 'submitAnswer')
        line.sendFrame({ action: 'answerReceived', payload: { questionId: frame.payload.questionId } })
      else if (frame.action === 'userExit') line.end(CLOSE_CODES.done, 'left')
    })
  }

  /** Says hello; a line that had a seat is not asked for it again. */
  const greet = (line: BrowserLine, runner: RoomRunner, credential: string, hadSeat: boolean) => {
    const room = runner.room()
    const seat = seatOf(room, credential)
    const resumable = seat !== undefined && !seat.hasLeft
    if (hadSeat && resumable)
      runner.take({ do: 'rejoin', credential }, running.runningMs(), (outcome) =>
        enter({ line, runner, credential, entry: 'byItself', callers }, outcome, running.runningMs()),
      )
    else line.sendFrame({ action: 'connected to room', payload: { roomId: room.roomId, resumable } })
  }

  return {
    open(runner, line, caller, hadSeat) {
      const { credentials } = caller
      const credential = credentialIn(runner.room(), credentials) ?? credentials[0]
      if (!isHostCredential(runner.room(), credential) && isRemoved(runner.room(), credentials)) {
        shutOut(line)
        return undefined
      }
      const self: Self = { ...caller, credential, entering: createFrameBudget(frameFactor) }
      callers.set(line, caller)
      line.actsAs(credential)
      if (!runner.arrive(line)) return undefined
      greet(line, runner, credential, hadSeat)
      return {
        take(arrival) {
          try {
            handle(line, runner, self, arrival)
          } catch (error) {
            ports.onError(error, self.requestId)
            line.end(CLOSE_CODES.serverError, 'server error')
          }
        },
        showPresent() {
          const room = runner.room()
          const seat = seatOf(room, credential)
          if (seat === undefined || runner.lineOf(credential) !== line) return
          for (const frame of presentFrames(room, seat, running.runningMs())) line.sendFrame(frame)
          line.send(runner.boardOf(credential))
        },
        closed() {
          callers.delete(line)
          if (runner.detach(credential, line)) runner.take({ do: 'drop', credential }, running.runningMs())
        },
      }
    },
  }
}
