import type { ClientToServerFrame, ServerToClientFrame } from '@quokka/contract/socket'
import { CLOSE_CODES } from '@quokka/contract/socket'
import type { AgeGroup } from '@quokka/core/accounts'
import type { Connection } from './connection.ts'
import { openConnection } from './connection.ts'
import { createHostCommands } from './held-command.ts'
import type { KeptAnswer } from './outbox.ts'
import { answerFrame, isDueAfter, keepAnswer, keptAfter } from './outbox.ts'
import type { PageEvent } from './page-events.ts'
import type { RoomMemory } from './room-memory.ts'
import { forgetRoom, recallRoom, rememberRoom } from './room-memory.ts'
import { OUTSIDE, reduceRoom } from './room-reducer.ts'
import type { RoomState } from './room-state.ts'
import { hasClock, isAsking, isInRoom, isLeading } from './room-state.ts'
import type { UnreadableFrame } from './server-frames.ts'
import type { Surroundings } from './surroundings.ts'
import { createTimers } from './timers.ts'

/** An answer unacknowledged for this long probes the connection. */
const RECEIPT_MS = 3_000

/** What the host does about players and the door. */
export type Moderation = Extract<ClientToServerFrame, { action: 'removePlayer' | 'renamePlayer' | 'lockRoom' }>

/** Who takes the seat. */
export interface SeatTaker {
  name: string
  email: string
  ageGroup: AgeGroup
  avatar: string
  /** The tab's session id. */
  playerId: string
  isHost: boolean
}

/** One page's connection to one room: its state and commands. A command that does not fit the phase does nothing. */
export interface PageRoom {
  read: () => RoomState
  subscribe: (listener: () => void) => () => void
  /** Without details only a seat that the room kept is taken again. */
  enter: (roomId: string, details: SeatTaker | null) => void
  leave: () => void
  /** Disconnects without leaving and keeps the seat, as a closed tab does. */
  hangUp: () => void
  startQuiz: () => void
  submitAnswer: (playerAnswer: string) => void
  skipQuestion: () => void
  nextQuestion: () => void
  goToPodium: () => void
  /** The podium's next moment has come. */
  raisePodium: () => void
  keepQuizzing: () => void
  updateQuiz: (categories: string[], quizType: string) => void
  /** The host puts the room in order. */
  moderate: (frame: Moderation) => void
  forgetNotice: (id: number) => void
}

interface Visit {
  details: SeatTaker | null
  connection: Connection
  memory: RoomMemory
  /** How this connection asked for its seat; null before it did. */
  asked: 'add' | 'rejoin' | null
  isSeated: boolean
}

export const createRoom = (around: Surroundings): PageRoom => {
  let state: RoomState = OUTSIDE
  let visit: Visit | null = null
  let stopReceipt = () => {}
  const listeners = new Set<() => void>()

  const send = (frame: ClientToServerFrame): boolean => (visit?.isSeated && visit.connection.send(frame)) || false
  const host = createHostCommands(send, around.after, () => happen({ was: 'noticed', what: 'notSent' }))
  const timers = createTimers(around, {
    opened: (questionId) => happen({ was: 'opened', questionId }),
    overdue: () => pressOnQuestion('timeUp'),
  })

  const happen = (event: PageEvent) => {
    const before = state
    state = reduceRoom(state, event)
    if (state === before) return
    timers.follow(state)
    for (const listener of listeners) listener()
    if (state.phase === 'closed') endVisit()
  }

  const endVisit = () => {
    visit?.connection.close()
    visit = null
    stopReceipt()
    host.forget()
    forgetRoom(around.storage)
  }

  const remember = (changes: Partial<RoomMemory>) => {
    if (visit === null) return
    visit.memory = { ...visit.memory, ...changes }
    rememberRoom(around.storage, visit.memory)
  }

  const askForSeat = (how: 'add' | 'rejoin') => {
    if (visit === null) return
    const { details, connection, memory } = visit
    visit.asked = how
    if (how === 'rejoin') {
      connection.send({ action: 'rejoinPlayer', payload: { playerId: memory.playerId } })
      return
    }
    if (details === null) return happen({ was: 'ended', closeCode: CLOSE_CODES.noSuchRoom })
    const { name, email, ageGroup, avatar, playerId, isHost } = details
    connection.send({
      action: 'addPlayer',
      payload: { playerName: name, playerEmail: email, playerAvatar: avatar, ageGroup, playerId, isHost },
    })
  }

  const sendKept = (kept: KeptAnswer) => {
    if (visit === null) return
    stopReceipt()
    if (!send(answerFrame(kept, visit.memory.playerId, visit.memory.roomId))) return
    stopReceipt = around.after(RECEIPT_MS, visit.connection.probe)
  }

  const onFrame = (frame: ServerToClientFrame | UnreadableFrame) => {
    if (visit === null) return
    if (frame.action === 'unreadable') return happen({ was: 'noticed', what: frame.why })
    if (frame.action === 'connected to room') {
      visit.isSeated = false
      return askForSeat(frame.payload.resumable ? 'rejoin' : 'add')
    }
    if (frame.action === 'error' && !visit.isSeated && state.phase === 'entering') {
      // Before anything was asked for, the close code that follows says more.
      if (visit.asked === null) return
      if (visit.asked === 'rejoin') return askForSeat('add')
      const { code, message, retryAfterMs } = frame.payload
      // Spread out, so that a crowd does not reconnect at once.
      if (retryAfterMs !== undefined)
        around.after(retryAfterMs * (1 + around.random()), () => visit?.isSeated || askForSeat('add'))
      else if (code !== 'room/closed') return happen({ was: 'refused', sentence: message })
    }
    const isArrival = frame.action === 'joined' && !visit.isSeated
    const hadKept = visit.memory.kept
    const kept = keptAfter(hadKept, frame)
    if (frame.action === 'joined') {
      visit.isSeated = true
      visit.connection.settled()
      remember({ playerId: frame.payload.playerId, kept })
    } else if (kept !== hadKept) {
      remember({ kept })
    }
    // A refused answer is not asked after: the question's end settles it.
    if (kept === null || frame.action === 'error') stopReceipt()
    happen({ was: 'frame', frame, atMs: around.nowMs(), isArrival, kept })
    if (isArrival) host.release()
    if (isDueAfter(hadKept, frame)) sendKept(hadKept)
  }

  const enter = (roomId: string, details: SeatTaker | null) => {
    if (visit?.memory.roomId === roomId) return
    const memory = recallRoom(around.storage, roomId)
    if (visit) endVisit()
    happen({ was: 'entered', roomId })
    const connection = openConnection(roomId, around, {
      onFrame,
      onQuiet: () => askForSeat(visit?.isSeated ? 'rejoin' : (visit?.asked ?? 'rejoin')),
      onLost: (nextTryMs) => {
        if (visit) visit.isSeated = false
        happen({ was: 'lineLost', atMs: around.nowMs(), nextTryMs })
      },
      onEnded: (closeCode) => happen({ was: 'ended', closeCode }),
    })
    visit = { details, connection, memory, asked: null, isSeated: false }
  }

  const leave = () => {
    if (state.phase === 'outside') return
    if (visit) send({ action: 'userExit', payload: { playerId: visit.memory.playerId } })
    endVisit()
    happen({ was: 'left' })
  }

  const hangUp = () => {
    endVisit()
    if (state.phase !== 'outside') happen({ was: 'hungUp' })
  }

  const submitAnswer = (playerAnswer: string) => {
    if (state.phase !== 'question' || state.given !== null || state.endsAtMs === null) return
    const { question, opensAtMs, endsAtMs, place } = state
    const nowMs = around.nowMs()
    if (nowMs >= endsAtMs || isLeading(place)) return
    const kept = keepAnswer(question, playerAnswer, nowMs - opensAtMs)
    remember({ kept })
    happen({ was: 'answered', questionId: question.questionId, text: playerAnswer })
    sendKept(kept)
  }

  const isHost = () => isInRoom(state) && state.place.isHost

  const pressOnQuestion = (action: 'timeUp' | 'sendNextQuestion' | 'goToPodium') => {
    if (!isHost()) return
    const question = isAsking(state) || state.phase === 'answer' ? state.question : null
    const questionId = state.phase === 'answer' ? state.answer.questionId : question?.questionId
    host.press({ action, payload: questionId === undefined ? {} : { questionId } })
  }

  const keepQuizzing = () => {
    if (visit === null || state.phase !== 'podium') return
    if (!isHost()) return happen({ was: 'newGameJoined' })
    const { details, memory } = visit
    host.press({
      action: 'goBackToWaitingRoom',
      payload: { playerName: details?.name, playerAvatar: details?.avatar, playerId: memory.playerId },
    })
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter,
    leave,
    hangUp,
    startQuiz: () => {
      if (state.phase === 'waiting' && isHost()) {
        host.press({ action: 'startQuiz', payload: { roomId: state.place.roomId } })
      }
    },
    submitAnswer,
    skipQuestion: () => {
      if (isAsking(state) && hasClock(state.question)) pressOnQuestion('timeUp')
    },
    nextQuestion: () => pressOnQuestion('sendNextQuestion'),
    goToPodium: () => pressOnQuestion('goToPodium'),
    raisePodium: () => happen({ was: 'podiumRose' }),
    keepQuizzing,
    updateQuiz: (categories, quizType) => {
      if (isHost()) host.press({ action: 'updateQuiz', payload: { categories, quizType } })
    },
    moderate: (frame) => {
      if (isHost()) host.press(frame)
    },
    forgetNotice: (id) => happen({ was: 'noticeTold', id }),
  }
}
