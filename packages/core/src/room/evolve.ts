import { assertNever } from '../lib/assert-never.ts'
import type { BucketMap } from '../lib/bucket-map.ts'
import { emptyMap, entries, get, mapValues, put, values, without } from '../lib/bucket-map.ts'
import { LIMITS } from '../limits.ts'
import { quizIn } from '../play/frozen-quiz.ts'
import type { GivenAnswer, Mark } from '../play/mark.ts'
import { markOf, unansweredMs } from '../play/mark.ts'
import type { Question } from '../questions/index.ts'
import type { ExtraTime } from '../scoring/extra-time.ts'
import { toOrdinaryMs } from '../scoring/extra-time.ts'
import { rank } from '../scoring/ranking.ts'
import type { RoomEvent } from './events.ts'
import type { Asking, Presence, Room, Seat, Waiting } from './state.ts'
import {
  contenderOf,
  currentQuestion,
  extraTimeIn,
  isContender,
  isInPlay,
  isLineUp,
  openRoom,
  played,
  withoutPhase,
} from './state.ts'

const changeSeat = <R extends Room>(room: R, playerId: string, change: Partial<Seat>): R => {
  const seat = get(room.seats, playerId)
  return seat === undefined ? room : { ...room, seats: put(room.seats, playerId, { ...seat, ...change }) }
}

const setLine = (room: Room, playerId: string, line: 'up' | { lostAtMs: number }): Room => {
  const wasUp = isLineUp(room, playerId) ? 1 : 0
  const presence = line === 'up' ? ({ line } as const) : ({ line: 'lost', sinceMs: line.lostAtMs } as const)
  return {
    ...room,
    presence: put(room.presence, playerId, presence),
    linesUp: room.linesUp - wasUp + (line === 'up' ? 1 : 0),
  }
}

const markAnswers = (room: Asking): BucketMap<Mark> => {
  const question = currentQuestion(room)
  return mapValues(room.answers, (given) => markOf(question, given, room.settings.calm))
}

const countRight = (marks: BucketMap<Mark>): number => [...values(marks)].filter((mark) => mark.isRight).length

const withRanks = (room: Room, seats: BucketMap<Seat>): BucketMap<Seat> => {
  const contenders = [...values(seats)].filter((seat) => isContender(room, seat)).map((seat) => contenderOf(room, seat))
  const places = new Map(rank(contenders).map((place) => [place.playerId, place.rank]))
  return mapValues(seats, (seat) => ({ ...seat, previousRank: seat.rank, rank: places.get(seat.playerId) ?? 0 }))
}

/** The times of the questions that are over in the game that runs, which a newcomer has not answered. Rule SC7. */
const missedMs = (room: Room): number => {
  if (!isInPlay(room)) return 0
  return room.order
    .slice(0, room.phase === 'asking' ? room.index : room.index + 1)
    .reduce((sum, place) => sum + unansweredMs(room.quiz.questions[place] as Question), 0)
}

/** Scores, times and ranks after a question; one who did not answer is counted the whole time. Rules SC1, SC3. */
const closeQuestion = (room: Asking, endedEarly: boolean): Room => {
  const wholeMs = unansweredMs(currentQuestion(room))
  const marks = markAnswers(room)
  const seats = mapValues(room.seats, (seat) => {
    const mark = get(marks, seat.playerId)
    return {
      ...seat,
      score: seat.score + (mark?.points ?? 0),
      answerMs: seat.answerMs + (mark?.takenMs ?? wholeMs),
      right: seat.right + (mark?.isRight ? 1 : 0),
      answered: seat.answered + (mark !== undefined && mark.answer !== '' ? 1 : 0),
    }
  })
  const { order, index, startedAtMs, over } = room
  return {
    ...withoutPhase(room),
    phase: 'revealed',
    order,
    index,
    startedAtMs,
    over: [...over, { place: order[index] ?? 0, marks }],
    marks,
    endedEarly,
    lastRight: countRight(marks),
    seats: withRanks(room, seats),
  }
}

const UNPLAYED = { score: 0, answerMs: 0, right: 0, answered: 0, rank: 0, previousRank: 0 }

const resetGame = (room: Room): Waiting => ({
  ...withoutPhase(room),
  phase: 'waiting',
  lastRight: 0,
  seats: mapValues(room.seats, (seat) => ({ ...seat, ...UNPLAYED })),
})

/** Everybody but the host is still at the podium, until they come back by themselves. Rule RM45. */
const leftAtPodium = ({ presence, hostId }: Room): BucketMap<Presence> => {
  const ofHost = get(presence, hostId)
  const left = mapValues(presence, (one): Presence => (one.line === 'up' ? { line: 'up', isAtPodium: true } : one))
  return ofHost === undefined ? left : put(left, hostId, ofHost)
}

/** Of those who may answer, who has more time than the ordinary. Rule XT3. */
const extraTimesNow = (room: Room): BucketMap<ExtraTime> => {
  let extraTimes = emptyMap<ExtraTime>()
  for (const { playerId, extraTime } of values(room.seats)) {
    const isLeading = room.settings.hostMode && playerId === room.hostId
    if (extraTime !== 0 && !isLeading) extraTimes = put(extraTimes, playerId, extraTime)
  }
  return extraTimes
}

/** What a question begins with. */
const askedNow = (room: Room, { opensAtMs, endsAtMs }: Pick<Asking, 'opensAtMs' | 'endsAtMs'>) => ({
  phase: 'asking' as const,
  opensAtMs,
  endsAtMs,
  addedMs: 0,
  ranSinceMs: opensAtMs - room.settings.getReadyMs,
  answers: emptyMap<GivenAnswer>(),
  extraTimes: extraTimesNow(room),
  isOvertime: false,
})

/** The question's clock as if the outage had not been, for answers that came meanwhile too. Rule RM42. */
const shiftQuestion = (
  room: Asking,
  { opensAtMs, endsAtMs, atMs, addedMs, ranMs }: Extract<RoomEvent, { was: 'questionShifted' }>,
): Asking => ({
  ...room,
  opensAtMs,
  endsAtMs,
  addedMs: room.addedMs + addedMs,
  ranSinceMs: atMs,
  answers: mapValues(room.answers, (given, playerId) => {
    const ranOwnMs = toOrdinaryMs(ranMs, currentQuestion(room).timerS, extraTimeIn(room, playerId))
    return { ...given, takenMs: Math.min(given.takenMs, ranOwnMs) }
  }),
  // Where it goes on, the next tick says so again.
  isOvertime: false,
})

/** Nothing of somebody who was removed counts any more, nor what was answered to the present question. Rule RM33. */
const removePlayer = (
  room: Room,
  { playerId, credentials, atMs }: Extract<RoomEvent, { was: 'playerRemoved' }>,
): Room => {
  const removed = credentials.reduce((all, credential) => put(all, credential, credential), room.removed)
  const left: Room = {
    ...setLine(changeSeat(room, playerId, { hasLeft: true }), playerId, { lostAtMs: atMs }),
    removed,
  }
  if (left.phase === 'asking') return { ...left, answers: without(left.answers, playerId) }
  if (left.phase !== 'revealed') return left
  const marks = without(left.marks, playerId)
  return { ...left, marks, lastRight: countRight(marks) }
}

/** The room after an event. Never refuses: what `decide` let through has happened. The same events always give the same room. */
export const evolve = (room: Room, event: RoomEvent): Room => {
  switch (event.was) {
    case 'roomOpened':
      return openRoom(event)
    case 'playerJoined': {
      const { playerId, credential, name, avatar, email, ageGroup, extraTime = 0 } = event
      const joined = room.seats.size + 1
      const fresh = { hasLeft: false, isNamedByHost: false, extraTime, ...UNPLAYED, answerMs: missedMs(room) }
      return {
        ...room,
        hostId: credential === room.hostCredential ? playerId : room.hostId,
        seats: put(room.seats, playerId, { playerId, credential, name, avatar, email, ageGroup, joined, ...fresh }),
        credentials: put(room.credentials, credential, playerId),
      }
    }
    case 'playerRenamed':
      return changeSeat(room, event.playerId, { name: event.name, avatar: event.avatar })
    case 'playerRenamedByHost':
      return changeSeat(room, event.playerId, { name: event.name, isNamedByHost: true })
    case 'extraTimeSet':
      return changeSeat(room, event.playerId, { extraTime: event.extraTime })
    case 'playerRemoved':
      return removePlayer(room, event)
    case 'roomLocked':
      return { ...room, isLocked: true }
    case 'roomUnlocked':
      return { ...room, isLocked: false }
    case 'seatsRaised':
      return { ...room, settings: { ...room.settings, capacity: event.capacity } }
    case 'playerLeft':
      return changeSeat(room, event.playerId, { hasLeft: true })
    case 'playerReturned':
      return changeSeat(room, event.playerId, { hasLeft: false })
    case 'quizStarted': {
      const { order, opensAtMs } = event
      const begun = { games: room.games + 1, order, index: 0, startedAtMs: event.startedAtMs ?? opensAtMs, over: [] }
      return { ...resetGame(room), ...begun, ...askedNow(room, event) }
    }
    case 'questionAsked': {
      if (!isInPlay(room)) return room
      const { order, startedAtMs, over } = room
      const inGame = { order, index: event.index, startedAtMs, over }
      return { ...withoutPhase(room), ...inGame, ...askedNow(room, event) }
    }
    case 'questionShifted':
      return room.phase === 'asking' ? shiftQuestion(room, event) : room
    case 'answerSubmitted': {
      if (room.phase !== 'asking') return room
      const { playerId, answer, takenMs } = event
      return { ...room, answers: put(room.answers, playerId, { answer, takenMs }) }
    }
    case 'overtimeBegan':
      return room.phase === 'asking' ? { ...room, isOvertime: true } : room
    case 'questionClosed':
      return room.phase === 'asking' ? closeQuestion(room, event.why === 'host') : room
    case 'podiumReached':
      return { ...withoutPhase(room), phase: 'podium', seats: withRanks(room, room.seats) }
    case 'quizReplaced':
      return {
        ...resetGame(room),
        ...(room.phase === 'podium' && { presence: leftAtPodium(room) }),
        ...quizIn(event.quiz),
        playedBefore: played(room).slice(0, LIMITS.rememberedQuestions),
      }
    case 'roomClosed':
      return { ...withoutPhase(room), phase: 'closed', why: event.why }
    case 'playerConnected':
      return setLine(room, event.playerId, 'up')
    case 'playerDropped':
      return setLine(room, event.playerId, { lostAtMs: event.atMs })
    case 'everyoneDropped':
      return [...entries(room.seats)].reduce<Room>(
        (dropped, [playerId]) => setLine(dropped, playerId, { lostAtMs: event.atMs }),
        { ...room, hostAwaitedSinceMs: event.atMs },
      )
    case 'serverSlept': {
      const { atMs } = event
      const lateBack = (presence: Presence): Presence =>
        presence.line === 'up' ? presence : { line: 'lost', sinceMs: atMs }
      return { ...room, hostAwaitedSinceMs: atMs, presence: mapValues(room.presence, lateBack) }
    }
    default:
      return assertNever(event)
  }
}

/** A room from its whole journal, the opening first. */
export const replay = (journal: readonly RoomEvent[]): Room => {
  const [opened, ...later] = journal
  if (opened?.was !== 'roomOpened') throw new Error('a journal begins with roomOpened')
  return later.reduce<Room>(evolve, openRoom(opened))
}
