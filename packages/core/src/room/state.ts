import type { AgeGroup } from '../accounts/age-group.ts'
import type { BucketMap } from '../lib/bucket-map.ts'
import { emptyMap, get, has, values } from '../lib/bucket-map.ts'
import { quizIn } from '../play/frozen-quiz.ts'
import type { GivenAnswer, Mark } from '../play/mark.ts'
import type { Question } from '../questions/index.ts'
import { isTimed } from '../questions/index.ts'
import type { ExtraTime } from '../scoring/extra-time.ts'
import { ownSeconds } from '../scoring/extra-time.ts'
import type { Contender } from '../scoring/ranking.ts'
import type { RoomOpened } from './events.ts'

/** A player's place in a room, kept until the room ends whatever happens to the connection. */
export interface Seat {
  playerId: string
  credential: string
  name: string
  avatar: string
  email: string | null
  ageGroup: AgeGroup
  /** Grows with each arrival. */
  joined: number
  hasLeft: boolean
  /** The host chose the name: the player does not change it any more. */
  isNamedByHost: boolean
  /** From the next question on. */
  extraTime: ExtraTime
  score: number
  /** Milliseconds over all closed questions; an unanswered one counts with its whole time. */
  answerMs: number
  right: number
  /** Questions of the present game to which an answer was given. */
  answered: number
  /** Place after the last closed question; 0 before the first. */
  rank: number
  previousRank: number
}

/** Whether a player is connected; `since` is when the connection was lost. `isAtPodium`: of the game before, while a new one waits. */
export type Presence = { line: 'up'; isAtPodium?: true } | { line: 'lost'; sinceMs: number }

/** The room as it is when it has just been opened, with all that it knows in every phase. */
export const openRoom = (opened: RoomOpened) => ({
  phase: 'waiting' as const,
  roomId: opened.roomId,
  hostCredential: opened.hostCredential,
  /** Empty until the host has taken the seat. */
  hostId: '',
  openedAtMs: opened.atMs,
  /** Since when a host who never came is waited for; an outage starts that again. */
  hostAwaitedSinceMs: opened.atMs,
  settings: opened.settings,
  ...quizIn(opened.quiz),
  /** Source ids of the questions of the quizzes before this one, the latest first. */
  playedBefore: [] as readonly string[],
  seats: emptyMap<Seat>(),
  /** Player ids by credential. */
  credentials: emptyMap<string>(),
  presence: emptyMap<Presence>(),
  linesUp: 0,
  /** Takes nobody new. */
  isLocked: false as boolean,
  /** Credentials that were removed, each under itself. */
  removed: emptyMap<string>(),
  /** Games that were started in this room, the present one included. */
  games: 0,
  /** Right answers to the last closed question. */
  lastRight: 0,
})
export type Waiting = ReturnType<typeof openRoom>
type Common = Omit<Waiting, 'phase'>

/** A question of the game in play that took answers and is over, with everybody's marks; `place` is one in the quiz's questions. */
export interface OverQuestion {
  place: number
  marks: BucketMap<Mark>
}

/** A game in play: `order` lists places in the quiz's questions, `index` is a place in `order`. */
interface InGame extends Common {
  order: readonly number[]
  index: number
  /** When its first slide opened, by the wall. */
  startedAtMs: number
  /** In the order in which they were asked. */
  over: readonly OverQuestion[]
}

/** `endsAtMs` is null for a slide without a clock. Answers count from `opensAtMs` on. */
export interface Asking extends InGame {
  phase: 'asking'
  opensAtMs: number
  endsAtMs: number | null
  /** By how much both were moved because the room was not running. */
  addedMs: number
  /** When it was asked, or both were last moved: outages before count already. */
  ranSinceMs: number
  answers: BucketMap<GivenAnswer>
  /** Who has more time than the ordinary for this question. */
  extraTimes: BucketMap<ExtraTime>
  /** The ordinary time is over, and some of them are still waited for. */
  isOvertime: boolean
}
export interface Revealed extends InGame {
  phase: 'revealed'
  marks: BucketMap<Mark>
  /** By the host, before its time was up. */
  endedEarly: boolean
}
export type InPlay = Asking | Revealed
export interface Podium extends Common {
  phase: 'podium'
}
export interface Closed extends Common {
  phase: 'closed'
  why: 'hostLeft' | 'hostGone'
}

/** A room at one moment. Each phase has only its own fields. */
export type Room = Waiting | Asking | Revealed | Podium | Closed

type KeyOf<R extends Room> = R extends Room ? keyof R : never
type InOnePhase = Partial<Record<Exclude<KeyOf<Room>, keyof Common>, unknown>>

/** The room without what it knows in its present phase alone. */
export const withoutPhase = (room: Room): Common => {
  const {
    phase: _phase,
    order: _order,
    index: _index,
    startedAtMs: _startedAtMs,
    over: _over,
    opensAtMs: _opensAtMs,
    endsAtMs: _endsAtMs,
    addedMs: _addedMs,
    ranSinceMs: _ranSinceMs,
    answers: _answers,
    extraTimes: _extraTimes,
    isOvertime: _isOvertime,
    marks: _marks,
    endedEarly: _endedEarly,
    why: _why,
    ...common
  }: Common & InOnePhase = room
  // What only one phase knows and is not named above does not compile here.
  return common satisfies { [Key in keyof typeof common]: Key extends keyof Common ? unknown : never }
}

export const isInPlay = (room: Room): room is InPlay => room.phase === 'asking' || room.phase === 'revealed'

/** Source ids of the questions of the room's quizzes, this one's first, each once. */
export const played = (room: Room): string[] => [
  ...new Set([...Object.values(room.quiz.sourceQuestionIds), ...room.playedBefore]),
]

/** The slide in play. */
export const currentQuestion = (room: InPlay): Question => room.quiz.questions[room.order[room.index] ?? 0] as Question

export const isLastQuestion = (room: InPlay): boolean => room.index === room.order.length - 1

/** How much more time than the ordinary a player has for the question in play. */
export const extraTimeIn = (room: Asking, playerId: string): ExtraTime => get(room.extraTimes, playerId) ?? 0

/** When a player's own time for the question ends; null for a slide without a clock. Rule XT1. */
export const ownEndMs = (room: Asking, playerId: string): number | null => {
  const extraTime = extraTimeIn(room, playerId)
  if (room.endsAtMs === null || extraTime === 0) return room.endsAtMs
  return room.opensAtMs + ownSeconds(currentQuestion(room).timerS, extraTime) * 1_000
}

/** Whether the slide is only read: the host moves on from it without a reveal. */
export const isOnlyRead = (room: Room): room is Asking => room.phase === 'asking' && !isTimed(currentQuestion(room))

/** The seat of a credential; undefined when it never joined. */
export const seatOf = (room: Room, credential: string): Seat | undefined => {
  const playerId = get(room.credentials, credential)
  return playerId === undefined ? undefined : get(room.seats, playerId)
}

/** Whether the credential opened the room: the only source of a host's rights. Rule RM1. */
export const isHostCredential = (room: Room, credential: string): boolean => credential === room.hostCredential

/**
 * Which of the credentials that a browser holds acts in the room: the first one that opened it or sits in it, else the first.
 * A seat taken before a sign-in stays the guest's. Rule AC17.
 */
export const credentialIn = (room: Room, candidates: readonly string[]): string | undefined =>
  candidates.find((credential) => {
    const seat = seatOf(room, credential)
    return isHostCredential(room, credential) || (seat !== undefined && !seat.hasLeft)
  }) ?? candidates[0]

export const isHostSeat = (room: Room, seat: Seat): boolean => seat.playerId === room.hostId

/** The name that nobody else may take; null until the host has a seat. */
export const hostNameIn = (room: Room): string | null => get(room.seats, room.hostId)?.name ?? null

/** Whether the seat answers and is ranked: everyone who has not left, apart from a host in host mode. Rule RM12. */
export const isContender = (room: Room, seat: Seat): boolean =>
  !seat.hasLeft && !(room.settings.hostMode && isHostSeat(room, seat))

/** What decides the seat's place; in a calm room no time does. Rules SC3, XT12. */
export const contenderOf = (
  { settings }: Room,
  { playerId, score: totalScore, answerMs, joined }: Seat,
): Contender => ({ playerId, totalScore, answerMs: settings.calm ? 0 : answerMs, joined })

export const isLineUp = (room: Room, playerId: string): boolean => get(room.presence, playerId)?.line === 'up'

/** Whether a connected player has not come back from the podium of the game before. Rule RM45. */
export const isAtPodium = (room: Room, playerId: string): boolean => {
  const presence = get(room.presence, playerId)
  return presence?.line === 'up' && presence.isAtPodium === true
}

/** Whether somebody with one of these credentials was removed from the room. Rule RM33. */
export const isRemoved = (room: Room, credentials: readonly string[]): boolean =>
  credentials.some((credential) => has(room.removed, credential))

/** Seats that are taken: players who left have given theirs up. */
export const seatsTaken = (room: Room): number => {
  let taken = 0
  for (const seat of values(room.seats)) if (!seat.hasLeft) taken += 1
  return taken
}

/** Since when the host is disconnected, in milliseconds; null while connected. */
export const hostAwaySinceMs = (room: Room): number | null => {
  const presence = get(room.presence, room.hostId)
  if (presence === undefined) return room.hostAwaitedSinceMs
  return presence.line === 'up' ? null : presence.sinceMs
}
