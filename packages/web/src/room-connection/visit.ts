import type { ClientToServerFrame, ServerToClientFrame } from '@quokka/contract/socket'
import { CLOSE_CODES } from '@quokka/contract/socket'
import type { AgeGroup } from '@quokka/core/accounts'
import { loadRefusals } from '../lib/language/said.ts'
import { openConnection } from './connection.ts'
import type { KeptAnswer } from './outbox.ts'
import { answerFrame, isDueAfter, keptAfter } from './outbox.ts'
import type { PageEvent } from './page-events.ts'
import { refusalSentence } from './refusal-sentence.ts'
import type { RoomMemory } from './room-memory.ts'
import { rememberRoom } from './room-memory.ts'
import type { RoomState } from './room-state.ts'
import type { UnreadableFrame } from './server-frames.ts'
import type { Surroundings } from './surroundings.ts'

/** An answer unacknowledged for this long probes the connection. */
const RECEIPT_MS = 3_000

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

interface VisitedRoom {
  read: () => RoomState
  happen: (event: PageEvent) => void
  /** The seat was taken on a connection, the first one or a later one. */
  onSeated: () => void
}

/** From entering a room to leaving it: the connection, the seat on it and the answer that is on its way. */
export interface Visit {
  roomId: string
  details: SeatTaker | null
  playerId: () => string
  /** False without a seat or a connection. */
  send: (frame: ClientToServerFrame) => boolean
  /** Sends an answer until the server acknowledges it. */
  submit: (answer: KeptAnswer) => void
  /** A question opens, again where its clock was set back: what was answered before goes out. */
  opened: (questionId: string) => void
  end: () => void
}

export const beginVisit = (
  around: Surroundings,
  recalled: RoomMemory,
  details: SeatTaker | null,
  { read, happen, onSeated }: VisitedRoom,
): Visit => {
  const { roomId } = recalled
  let memory = recalled
  /** How this connection asked for its seat; null before it did. */
  let asked: 'add' | 'rejoin' | null = null
  let isSeated = false
  let stopReceipt = () => {}

  const send = (frame: ClientToServerFrame): boolean => isSeated && connection.send(frame)

  const remember = (changes: Partial<RoomMemory>) => {
    memory = { ...memory, ...changes }
    rememberRoom(around.storage, memory)
  }

  const askForSeat = (how: 'add' | 'rejoin') => {
    asked = how
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
    stopReceipt()
    if (send(answerFrame(kept, memory.playerId, roomId))) stopReceipt = around.after(RECEIPT_MS, connection.probe)
  }

  const onFrame = (frame: ServerToClientFrame | UnreadableFrame) => {
    if (frame.action === 'unreadable') return happen({ was: 'noticed', what: frame.why })
    if (frame.action === 'connected to room') {
      isSeated = false
      return askForSeat(frame.payload.resumable ? 'rejoin' : 'add')
    }
    if (frame.action === 'error' && !isSeated && read().phase === 'entering') {
      // Before anything was asked for, the close code that follows says more.
      if (asked === null) return
      if (asked === 'rejoin') return askForSeat('add')
      const { code, retryAfterMs } = frame.payload
      // Spread out, so that a crowd does not reconnect at once.
      if (retryAfterMs !== undefined)
        around.after(retryAfterMs * (1 + around.random()), () => isSeated || askForSeat('add'))
      else if (code !== 'room/closed') return happen({ was: 'refused', sentence: refusalSentence(frame.payload) })
    }
    const isArrival = frame.action === 'joined' && !isSeated
    const hadKept = memory.kept
    const kept = keptAfter(hadKept, frame)
    if (frame.action === 'joined') {
      isSeated = true
      connection.settled()
      remember({ playerId: frame.payload.playerId, kept })
    } else if (kept !== hadKept) {
      remember({ kept })
    }
    // A refused answer is not asked after: the question's end settles it.
    if (kept === null || frame.action === 'error') stopReceipt()
    happen({ was: 'frame', frame, atMs: around.nowMs(), isArrival, kept })
    if (isArrival) onSeated()
    if (isDueAfter(hadKept, frame)) sendKept(hadKept)
  }

  void loadRefusals()
  const connection = openConnection(roomId, around, {
    onFrame,
    onQuiet: () => askForSeat(isSeated ? 'rejoin' : (asked ?? 'rejoin')),
    onLost: (nextTryMs, isOffline) => {
      isSeated = false
      happen({ was: 'lineLost', atMs: around.nowMs(), nextTryMs, isOffline })
    },
    onEnded: (closeCode) => happen({ was: 'ended', closeCode }),
  })

  return {
    roomId,
    details,
    playerId: () => memory.playerId,
    send,
    submit: (answer) => {
      remember({ kept: answer })
      happen({ was: 'answered', questionId: answer.questionId, text: answer.playerAnswer })
      sendKept(answer)
    },
    opened(questionId) {
      if (memory.kept?.questionId === questionId) sendKept(memory.kept)
    },
    end: () => {
      connection.close()
      stopReceipt()
    },
  }
}
