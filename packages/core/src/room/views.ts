import type { QuizType } from '../accounts/quiz-type.ts'
import { get, has, values } from '../lib/bucket-map.ts'
import { firstOf } from '../lib/first-of.ts'
import { LIMITS } from '../limits.ts'
import type { QuestionView } from '../play/question-view.ts'
import { askedView, countQuestions } from '../play/question-view.ts'
import type { RevealView } from '../play/reveal-view.ts'
import { revealedView } from '../play/reveal-view.ts'
import { isScored, isSurvey, tally } from '../questions/index.ts'
import { ownSeconds } from '../scoring/extra-time.ts'
import type { RankTitle } from '../scoring/levels.ts'
import { levelOfGame, rankTitle } from '../scoring/levels.ts'
import { decidingIn } from './deciding-in.ts'
import { leadersView } from './leaders.ts'
import type { Asking, InPlay, Podium, Revealed, Room, Seat } from './state.ts'
import {
  currentQuestion,
  extraTimeIn,
  isAtPodium,
  isContender,
  isHostCredential,
  isHostSeat,
  isLineUp,
} from './state.ts'

/** The state of the room for a viewer now. */
export type PhaseView = 'waiting' | 'getReady' | 'question' | 'answer' | 'podium'

export interface StandingView {
  playerId: string
  name: string
  avatar: string
  rank: number
  totalScore: number
  /** What decides between players with the same points, in milliseconds; missing where nothing needs to. Rule SC8. */
  decidingMs?: number
  isActive: boolean
  hasAnswered: boolean
  /** Still at the podium of the game before, while a new one waits. */
  isAtPodium: boolean
}

export interface LeaderboardView {
  standings: StandingView[]
  hostId: string
  linesUp: number
  answering: number
  seats: number
  /** How many seats there are. */
  capacity: number
  hostMode: boolean
  locked: boolean
  answered: number
  lastRight: number
}

/** The room's quiz, before it is played. */
export interface NewGameView {
  quizName: string
  quizType: QuizType
  /** All slides. */
  totalNoOfQuestions: number
  /** Questions alone, info slides apart. Rule QU22. */
  questionCount: number
}

export interface PodiumView {
  standings: StandingView[]
  rank: number
  totalScore: number
  decidingMs?: number
  right: number
  questions: number
  title: RankTitle
}

export type ExtraTimeView = Pick<Seat, 'playerId' | 'extraTime'>

/** The phase as players live it: the countdown and the question are one state of the room. */
export const phaseView = (room: Room, runningMs: number): PhaseView => {
  switch (room.phase) {
    case 'asking':
      return runningMs < room.opensAtMs ? 'getReady' : 'question'
    case 'revealed':
      return 'answer'
    case 'podium':
      return 'podium'
    default:
      return 'waiting'
  }
}

export const newGameView = ({ quiz: { quizName, quizType, questions } }: Room): NewGameView => ({
  quizName,
  quizType,
  totalNoOfQuestions: questions.length,
  questionCount: countQuestions(questions),
})

export const questionView = (room: InPlay): QuestionView =>
  askedView(currentQuestion(room), {
    quizId: room.quiz.alias,
    quizType: room.quiz.quizType,
    hostMode: room.settings.hostMode,
    slides: room.order.flatMap((place) => room.quiz.questions[place] ?? []),
    place: room.index,
    quizLanguage: room.stored.source.language,
  })

/** The question as a player sees it: with the time of their own. Rule XT1. */
export const ownQuestionView = (room: Asking, playerId: string): QuestionView => {
  const view = questionView(room)
  return view.timerS === null ? view : { ...view, timerS: ownSeconds(view.timerS, extraTimeIn(room, playerId)) }
}

/** Who has more time than the ordinary from the next question on, by player: for the host alone. Rule XT6. */
export const extraTimesView = (room: Room): ExtraTimeView[] =>
  [...values(room.seats)].flatMap(({ playerId, extraTime, hasLeft }) =>
    extraTime === 0 || hasLeft ? [] : [{ playerId, extraTime }],
  )

/** In a calm room nobody is the fastest. Rule XT12. */
const fastestRight = (room: Revealed) => {
  if (room.settings.calm) return null
  let fastest: { name: string; avatar: string; takenMs: number } | null = null
  for (const { playerId, name, avatar } of values(room.seats)) {
    const mark = get(room.marks, playerId)
    if (mark?.isRight && (fastest === null || mark.takenMs < fastest.takenMs))
      fastest = { name, avatar, takenMs: mark.takenMs }
  }
  return fastest
}

/** Players who came later have no rank yet; players who have left since may have answered. */
const wasAsked = (room: Revealed, seat: Seat): boolean =>
  has(room.marks, seat.playerId) || (isContender(room, seat) && seat.rank > 0)

const contendersOf = (room: Room): Seat[] => [...values(room.seats)].filter((seat) => isContender(room, seat))

/** Makes the reveal for each viewer of one closed question; what all share is worked out once. */
export const revealViews = (room: Revealed): ((seat: Seat) => RevealView) => {
  const question = currentQuestion(room)
  const { showAnswer, hostMode } = room.settings
  const { endedEarly } = room
  const asked = [...values(room.seats)].filter((seat) => wasAsked(room, seat)).length
  const correctPercent = asked === 0 ? 0 : Math.round((100 * room.lastRight) / asked)
  const deciding = decidingIn(room, contendersOf(room))
  return (seat) => {
    const seesAll = hostMode && isHostSeat(room, seat)
    const answers = seesAll ? [...values(room.marks)].map(({ answer }) => answer) : []
    return revealedView(question, {
      mark: get(room.marks, seat.playerId),
      isShown: showAnswer || seesAll,
      totalScore: seat.score,
      rank: seat.rank,
      ...deciding(seat),
      previousRank: seat.previousRank,
      correctPercent,
      endedEarly,
      chart: seesAll
        ? { ...tally(question, answers), asked, fastestRight: fastestRight(room), leaders: leadersView(room) }
        : null,
    })
  }
}

/** While those with more time are waited for, every row says so: none tells who they are. Rule XT5. */
const hasAnswered = (room: Room, playerId: string): boolean => {
  if (room.phase === 'asking') return room.isOvertime || has(room.answers, playerId)
  return room.phase === 'revealed' && has(room.marks, playerId)
}

const byPlace = (left: Seat, right: Seat): number =>
  (left.rank || Infinity) - (right.rank || Infinity) || left.joined - right.joined

/** The first rows by rank, those without one in order of arrival. Rows never carry an email, an account or a credential. Rule RM15. */
const standings = (room: Room, seats: Iterable<Seat>, rows: number): StandingView[] => {
  // One more than is shown: the last row may share its points with the next.
  const first = firstOf(seats, rows + 1, byPlace)
  const deciding = decidingIn(room, first)
  return first.slice(0, rows).map((seat) => ({
    playerId: seat.playerId,
    name: seat.name,
    avatar: seat.avatar,
    rank: seat.rank,
    totalScore: seat.score,
    ...deciding(seat),
    isActive: isLineUp(room, seat.playerId),
    hasAnswered: hasAnswered(room, seat.playerId),
    isAtPodium: room.phase === 'waiting' && isAtPodium(room, seat.playerId),
  }))
}

/** How many rows of the leaderboard the holder of a credential is sent. Rule SO8. */
export const leaderboardRows = (room: Room, credential: string): number =>
  room.phase === 'waiting' && isHostCredential(room, credential) ? LIMITS.hostsWaitingRows : LIMITS.leaderboardRows

/** How many have answered; while those with more time are waited for, as many as may, so that nobody learns how many they are. Rule XT5. */
const answeredIn = (room: Room, answering: number): number => {
  if (room.phase === 'asking') return room.isOvertime ? answering : room.answers.size
  return room.phase === 'revealed' ? room.marks.size : 0
}

export const leaderboardView = (room: Room, rows: number = LIMITS.leaderboardRows): LeaderboardView => {
  const isInGame = room.phase !== 'waiting'
  const shown: Seat[] = []
  let seats = 0
  let answering = room.linesUp
  for (const seat of values(room.seats)) {
    if (!seat.hasLeft) seats += 1
    const isAnswering = isContender(room, seat)
    if (!isAnswering && isLineUp(room, seat.playerId)) answering -= 1
    if (isInGame ? isAnswering : !seat.hasLeft) shown.push(seat)
  }
  return {
    standings: standings(room, shown, rows),
    hostId: room.hostId,
    linesUp: room.linesUp,
    answering,
    seats,
    capacity: room.settings.capacity,
    hostMode: room.settings.hostMode,
    locked: room.isLocked,
    answered: answeredIn(room, answering),
    lastRight: room.lastRight,
  }
}

/** Makes the podium for each viewer. Players who joined after the game took no part in it, and have no place. Rule RM34. */
export const podiumViews = (room: Podium): ((seat: Seat) => PodiumView) => {
  const contenders = contendersOf(room).filter((seat) => seat.rank > 0)
  const deciding = decidingIn(room, contenders)
  const rows = standings(room, contenders, LIMITS.leaderboardRows)
  const winnable = room.quiz.questions.filter((question) => isScored(question) && !isSurvey(question))
  const possible = winnable.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return (seat) => ({
    standings: rows,
    rank: seat.rank,
    totalScore: seat.score,
    ...deciding(seat),
    right: seat.right,
    questions: winnable.length,
    title: rankTitle(levelOfGame(seat.score, possible)),
  })
}
