import type { CurrentQuestion, ServerPayload, ServerToClientFrame } from '@quokka/contract/socket'
import { CLOSE_CODES } from '@quokka/contract/socket'
import type { PageEvent } from './page-events.ts'
import { refusalSentence } from './refusal-sentence.ts'
import type { Closed, ClosedWhy, GetReady, InRoomState, News, Question, RoomState } from './room-state.ts'
import { hasClock, isAsking, isInRoom } from './room-state.ts'

export const OUTSIDE: RoomState = { phase: 'outside', notices: [], noticeCount: 0 }

const tell = (state: RoomState, news: News): RoomState => {
  const noticeCount = state.noticeCount + 1
  return { ...state, notices: [...state.notices, { id: noticeCount, ...news }], noticeCount }
}

const told = ({ notices, noticeCount }: RoomState) => ({ notices, noticeCount })

/** What stays the same from one phase of a room to the next; null before there is a seat. */
const roomOf = (state: RoomState) => {
  if (!isInRoom(state) && state.phase !== 'entering') return null
  const { line, place, leaderboard, extraTimes } = state
  return place === null ? null : { ...told(state), line, place, leaderboard, extraTimes }
}

const close = (state: RoomState, why: ClosedWhy, sentence: string | null = null): RoomState => {
  if (state.phase === 'outside' || state.phase === 'closed') return state
  const roomId = state.phase === 'entering' ? state.roomId : state.place.roomId
  return { ...told(state), phase: 'closed', roomId, why, sentence } satisfies Closed
}

const CLOSED_BY: Record<number, ClosedWhy> = {
  [CLOSE_CODES.noSuchRoom]: 'noSuchRoom',
  [CLOSE_CODES.forbidden]: 'forbidden',
  [CLOSE_CODES.replaced]: 'replaced',
  [CLOSE_CODES.roomOver]: 'hostLeft',
}

const end = (state: RoomState, closeCode: number): RoomState => {
  if (state.phase === 'outside' || state.phase === 'closed') return state
  const why = CLOSED_BY[closeCode] ?? 'ended'
  const closed = close(state, why)
  return why === 'ended' ? tell(closed, { what: 'left' }) : closed
}

const seat = (state: RoomState, payload: ServerPayload<'joined'>, isArrival: boolean): RoomState => {
  if (state.phase === 'outside' || state.phase === 'closed') return state
  const { phase, rejoined, ...place } = payload
  const line = { is: 'up' } as const
  const seated: RoomState = isInRoom(state) ? { ...state, line, place } : { ...state, line, place }
  const what = rejoined ? 'welcomeBack' : place.isHost ? 'createdAndJoined' : 'joined'
  const welcomed = isArrival ? tell(seated, { what }) : seated
  if (phase !== 'waiting') return welcomed
  if (welcomed.phase === 'podium' && !place.isHost) {
    const { quizName, quizType, totalNoOfQuestions, questionCount } = payload
    return { ...welcomed, newGame: { quizName, quizType, totalNoOfQuestions, questionCount } }
  }
  const room = roomOf(welcomed)
  return room === null ? welcomed : { ...room, phase: 'waiting' }
}

type OnFrame = Extract<PageEvent, { was: 'frame' }>

const clockFrom = (question: CurrentQuestion, opensAtMs: number, atMs: number) => ({
  phase: opensAtMs > atMs ? ('getReady' as const) : ('question' as const),
  opensAtMs,
  endsAtMs: hasClock(question) ? opensAtMs + question.timeToAnswer * 1_000 : null,
})

const ask = (state: RoomState, payload: ServerPayload<'sendQuestion'>, { atMs, kept }: OnFrame): RoomState => {
  const room = roomOf(state)
  if (room === null) return state
  const { currentQuestion: question, getReadyMs, timeElapsedMs, answered } = payload
  const opensAtMs = getReadyMs > 0 ? atMs + getReadyMs : atMs - timeElapsedMs
  const own = kept?.questionId === question.questionId ? { text: kept.playerAnswer, received: false } : null
  const given = answered === null ? own : { text: answered, received: true }
  const isSame = isAsking(state) && state.question.questionId === question.questionId
  const addedMs = isSame ? state.addedMs : 0
  return { ...room, ...clockFrom(question, opensAtMs, atMs), question, addedMs, isMoment: false, given }
}

const correctClock = (state: RoomState, payload: ServerPayload<'timerUpdate'>, atMs: number): RoomState => {
  if (!isAsking(state) || state.question.questionId !== payload.questionId) return state
  const { getReadyMs = 0, timeElapsedMs, timeToAnswer, addedMs = state.addedMs } = payload
  const question = { ...state.question, timeToAnswer }
  const opensAtMs = getReadyMs > 0 ? atMs + getReadyMs : atMs - timeElapsedMs
  const corrected = { ...state, ...clockFrom(question, opensAtMs, atMs), question, addedMs, isMoment: false }
  const seconds = Math.round((addedMs - state.addedMs) / 1_000)
  return seconds > 0 ? tell(corrected, { what: 'timeAdded', seconds }) : corrected
}

const reveal = (state: RoomState, { answerData, currentQuestion }: ServerPayload<'sendAnswer'>): RoomState => {
  const room = roomOf(state)
  if (room === null) return state
  const question = currentQuestion ?? (isAsking(state) ? state.question : null)
  // A slide that is only read has nothing to reveal.
  if (question?.questionId !== answerData.questionId || !hasClock(question)) return state
  return { ...room, phase: 'answer', question, answer: answerData }
}

const endGame = (state: RoomState, podium: ServerPayload<'sendPodium'>): RoomState => {
  const room = roomOf(state)
  if (room === null) return state
  // A viewer who returns to the same podium does not see it rise again.
  const risen = state.phase === 'podium' ? state.risen : state.phase === 'entering' ? Infinity : 1
  return { ...room, phase: 'podium', podium, risen, newGame: null }
}

const receive = (state: RoomState, questionId: string): RoomState =>
  isAsking(state) && state.question.questionId === questionId && state.given
    ? { ...state, given: { ...state.given, received: true } }
    : state

const continueQuizzing = (state: RoomState, newGame: ServerPayload<'continueQuizzing'>): RoomState => {
  const room = roomOf(state)
  if (room === null) return state
  if (state.phase === 'podium' && !room.place.isHost) return { ...state, newGame }
  return { ...room, phase: 'waiting', place: { ...room.place, ...newGame } }
}

const joinNewGame = (state: RoomState): RoomState => {
  const room = roomOf(state)
  if (state.phase !== 'podium' || state.newGame === null || room === null) return state
  return { ...room, phase: 'waiting', place: { ...room.place, ...state.newGame } }
}

const hear = (state: RoomState, frame: ServerToClientFrame, event: OnFrame): RoomState => {
  switch (frame.action) {
    case 'connected to room':
      return state
    case 'joined':
      return seat(state, frame.payload, event.isArrival)
    case 'sendQuestion':
      return ask(state, frame.payload, event)
    case 'answerReceived':
      return receive(state, frame.payload.questionId)
    case 'sendAnswer':
      return reveal(state, frame.payload)
    case 'sendLeaderboard':
      return roomOf(state) === null ? state : ({ ...state, leaderboard: frame.payload } as InRoomState)
    case 'timerUpdate':
      return correctClock(state, frame.payload, event.atMs)
    case 'aMoment':
      return isAsking(state) && state.question.questionId === frame.payload.questionId
        ? { ...state, isMoment: true }
        : state
    case 'extraTimes':
      return roomOf(state) === null ? state : ({ ...state, extraTimes: frame.payload.players } as InRoomState)
    case 'sendPodium':
      return endGame(state, frame.payload)
    case 'continueQuizzing':
      return continueQuizzing(state, frame.payload)
    case 'hostExited':
      return close(state, 'hostLeft')
    case 'roomFull':
      return close(state, 'full')
    case 'removed':
      return close(state, 'removed')
    case 'error': {
      if (frame.payload.code === 'room/closed') return close(state, 'hostLeft')
      return tell(state, { what: 'said', text: refusalSentence(frame.payload) })
    }
    default:
      return frame satisfies never
  }
}

const open = (state: RoomState, questionId: string): RoomState =>
  state.phase === 'getReady' && state.question.questionId === questionId
    ? ({ ...state, phase: 'question' } satisfies Question)
    : state

const answer = (state: RoomState, questionId: string, text: string): RoomState =>
  isAsking(state) && state.question.questionId === questionId && state.given === null
    ? ({ ...state, given: { text, received: false } } satisfies GetReady | Question)
    : state

/** The room after something happened to it. Pure: the same state and event give the same room. */
export const reduceRoom = (state: RoomState, event: PageEvent): RoomState => {
  switch (event.was) {
    case 'entered':
      return {
        ...told(state),
        phase: 'entering',
        roomId: event.roomId,
        line: { is: 'connecting' },
        place: null,
        leaderboard: null,
        extraTimes: [],
      }
    case 'frame':
      return hear(state, event.frame, event)
    case 'lineLost': {
      if (state.phase === 'outside' || state.phase === 'closed') return state
      const { atMs, nextTryMs, isOffline } = event
      const sinceMs = state.line.is === 'lost' ? state.line.sinceMs : atMs
      return { ...state, line: { is: 'lost', sinceMs, nextTryMs, isOffline } }
    }
    case 'opened':
      return open(state, event.questionId)
    case 'answered':
      return answer(state, event.questionId, event.text)
    case 'podiumRose':
      return state.phase === 'podium' ? { ...state, risen: state.risen + 1 } : state
    case 'newGameJoined':
      return joinNewGame(state)
    case 'refused':
      return close(state, 'refused', event.sentence)
    case 'ended':
      return end(state, event.closeCode)
    case 'left':
      return isInRoom(state) ? tell({ ...OUTSIDE, ...told(state) }, { what: 'left' }) : { ...OUTSIDE, ...told(state) }
    case 'hungUp':
      return { ...OUTSIDE, noticeCount: state.noticeCount }
    case 'noticed':
      return tell(state, { what: event.what })
    case 'noticeTold':
      return { ...state, notices: state.notices.filter(({ id }) => id !== event.id) }
    default:
      return event satisfies never
  }
}
