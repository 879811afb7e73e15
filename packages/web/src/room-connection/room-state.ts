import type { AnswerData, CurrentQuestion, ServerPayload } from '@quokka/contract/socket'
import type { NoticeSentence } from './messages.ts'

/** Times that end in `Ms` here are milliseconds of the page's own steady clock (`performance.now()`). */
export type Line =
  | { is: 'connecting' }
  | { is: 'up' }
  /** The next try comes at `nextTryMs`. `isOffline`: the server is out of reach, and not only the connection lost. */
  | { is: 'lost'; sinceMs: number; nextTryMs: number; isOffline: boolean }

/** Something to be told once. `said` is the server's own sentence. */
export type Notice = { id: number } & News

/** What a notice tells. `timeAdded`: the server was not running for so long, and the question lasts so much longer. */
export type News = { what: NoticeSentence } | { what: 'said'; text: string } | { what: 'timeAdded'; seconds: number }

export type ExtraTimes = readonly ServerPayload<'extraTimes'>['players'][number][]
export type Leaderboard = ServerPayload<'sendLeaderboard'>
export type Podium = ServerPayload<'sendPodium'>
export type NewGame = ServerPayload<'continueQuizzing'>

/** The viewer's own answer. It stays `received: false` until the server has it for good. */
export interface GivenAnswer {
  text: string
  received: boolean
}

/** Who the viewer is, and where. */
export interface Place {
  roomId: string
  playerId: string
  /** As everybody sees it when the seat was taken. */
  playerName: string
  /** The server chose the names of the players. */
  safeNames: boolean
  /** No points for speed, and no sound of a clock. */
  calm: boolean
  /** The host's, where everybody is to see the room in it. */
  language: string | null
  isHost: boolean
  /** The room's host leads and does not answer. */
  hostModeFlag: boolean
  quizName: string
  quizType: NewGame['quizType']
  capacity: number
  /** The whole countdown before each question, in milliseconds. */
  getReadyMs: number
  /** Of the quiz, info slides apart. */
  questionCount: number
}

interface Always {
  notices: readonly Notice[]
  /** How many there ever were. */
  noticeCount: number
}

interface InRoom extends Always {
  line: Line
  place: Place
  /** Null until the first one came. */
  leaderboard: Leaderboard | null
  /** On the host's page: who has more time from the next question on. */
  extraTimes: ExtraTimes
}

interface Asking extends InRoom {
  question: CurrentQuestion
  opensAtMs: number
  /** Null for a slide without a clock. */
  endsAtMs: number | null
  /** How much longer it lasts than it should, because the server was not running. */
  addedMs: number
  /** The ordinary time is over, and somebody is still waited for. */
  isMoment: boolean
  given: GivenAnswer | null
}

/** No room: before the first one, and after leaving. */
export interface Outside extends Always {
  phase: 'outside'
}
/** On the way in: not seated yet, or seated and about to be shown where the game stands. */
export interface Entering extends Always {
  phase: 'entering'
  roomId: string
  line: Line
  place: Place | null
  leaderboard: Leaderboard | null
  extraTimes: ExtraTimes
}
export interface Waiting extends InRoom {
  phase: 'waiting'
}
/** The countdown before a question's clock runs. */
export interface GetReady extends Asking {
  phase: 'getReady'
}
export interface Question extends Asking {
  phase: 'question'
}
export interface Answered extends InRoom {
  phase: 'answer'
  question: CurrentQuestion
  answer: AnswerData
}
export interface AtPodium extends InRoom {
  phase: 'podium'
  podium: Podium
  /** How many of its moments have come, from 1: third, second, first, the winner. All of them for a viewer who arrives at a finished podium. */
  risen: number
  /** The host's next game, which the player may join. */
  newGame: NewGame | null
}

export type ClosedWhy = 'hostLeft' | 'full' | 'removed' | 'noSuchRoom' | 'forbidden' | 'replaced' | 'refused' | 'ended'

/** The room is over for this page. `sentence` says why in the server's words, where it gave some. */
export interface Closed extends Always {
  phase: 'closed'
  roomId: string
  why: ClosedWhy
  sentence: string | null
}

/** What the page knows of its room. Each phase has only its own fields. */
export type RoomState = Outside | Entering | Waiting | GetReady | Question | Answered | AtPodium | Closed
export type InRoomState = Waiting | GetReady | Question | Answered | AtPodium

export const isInRoom = (state: RoomState): state is InRoomState =>
  state.phase !== 'outside' && state.phase !== 'entering' && state.phase !== 'closed'

export const isAsking = (state: RoomState): state is GetReady | Question =>
  state.phase === 'getReady' || state.phase === 'question'

/** Whether the slide has a clock; one without is read, not answered. */
export const hasClock = (question: CurrentQuestion): boolean => question.timeToAnswer >= 0

/** How many play: with a seat, and of those connected. A host who only leads is none of them. Rule WR53. */
export const playersIn = ({ noOfPlayers, noOfAnsweringPlayers, hostModeFlag, hostId }: Leaderboard) => ({
  seated: noOfPlayers - (hostModeFlag && hostId !== '' ? 1 : 0),
  here: noOfAnsweringPlayers,
})

/** Whether the viewer is a host who leads and does not answer. */
export const isLeading = ({ isHost, hostModeFlag }: Place): boolean => isHost && hostModeFlag
