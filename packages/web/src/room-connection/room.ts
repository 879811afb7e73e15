import type { ClientToServerFrame } from '@quokka/contract/socket'
import type { InterestWish } from '@quokka/core/quiz'
import { createHostCommands } from './held-command.ts'
import { keepAnswer } from './outbox.ts'
import type { PageEvent } from './page-events.ts'
import { forgetRoom, recallRoom } from './room-memory.ts'
import { OUTSIDE, reduceRoom } from './room-reducer.ts'
import type { RoomState } from './room-state.ts'
import { hasClock, isAsking, isInRoom, isLeading } from './room-state.ts'
import type { Surroundings } from './surroundings.ts'
import { createTimers } from './timers.ts'
import type { SeatTaker, Visit } from './visit.ts'
import { beginVisit } from './visit.ts'

/** What the host does about players and the door. */
export type Moderation = Extract<
  ClientToServerFrame,
  { action: 'removePlayer' | 'renamePlayer' | 'setExtraTime' | 'lockRoom' }
>

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
  updateQuiz: (categories: string[], quizType: string, wish?: Omit<InterestWish, 'categories'>) => void
  /** The host puts the room in order. */
  moderate: (frame: Moderation) => void
  forgetNotice: (id: number) => void
}

export const createRoom = (around: Surroundings): PageRoom => {
  let state: RoomState = OUTSIDE
  let visit: Visit | null = null
  const listeners = new Set<() => void>()

  const host = createHostCommands(
    (frame) => visit?.send(frame) ?? false,
    around.after,
    () => happen({ was: 'noticed', what: 'notSent' }),
  )
  const timers = createTimers(around, {
    opened(questionId) {
      happen({ was: 'opened', questionId })
      visit?.opened(questionId)
    },
    overdue: (questionId) => host.press({ action: 'timeUp', payload: { questionId, reminder: true } }),
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
    visit?.end()
    visit = null
    host.forget()
    forgetRoom(around.storage)
  }

  const enter = (roomId: string, details: SeatTaker | null) => {
    if (visit?.roomId === roomId) return
    const memory = recallRoom(around.storage, roomId)
    if (visit) endVisit()
    happen({ was: 'entered', roomId })
    visit = beginVisit(around, memory, details, { read: () => state, happen, onSeated: host.release })
  }

  const leave = () => {
    if (state.phase === 'outside') return
    visit?.send({ action: 'userExit', payload: { playerId: visit.playerId() } })
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
    visit?.submit(keepAnswer(question, playerAnswer, nowMs - opensAtMs))
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
    const { details, playerId } = visit
    if (!isHost()) {
      if (state.newGame === null) return
      visit.send({ action: 'goBackToWaitingRoom', payload: {} })
      return happen({ was: 'newGameJoined' })
    }
    host.press({
      action: 'goBackToWaitingRoom',
      payload: { playerName: details?.name, playerAvatar: details?.avatar, playerId: playerId() },
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
    updateQuiz: (categories, quizType, wish) => {
      if (isHost()) host.press({ action: 'updateQuiz', payload: { categories, quizType, ...wish } })
    },
    moderate: (frame) => {
      if (isHost()) host.press(frame)
    },
    forgetNotice: (id) => happen({ was: 'noticeTold', id }),
  }
}
