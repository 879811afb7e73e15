import { get, keys } from '../lib/bucket-map.ts'
import type { QuestionView } from '../play/question-view.ts'
import type { RevealView } from '../play/reveal-view.ts'
import type { RoomEvent } from './events.ts'
import type { Asking, Room, Seat } from './state.ts'
import { currentQuestion, isHostSeat } from './state.ts'
import type { ExtraTimeView, NewGameView, PodiumView } from './views.ts'
import { extraTimesView, newGameView, ownQuestionView, podiumViews, questionView, revealViews } from './views.ts'

/** How far a question's clock is; both are 0 or more, in milliseconds. */
export interface Clock {
  getReadyMs: number
  elapsedMs: number
}

/** The clock of the question in play, and by how much it was moved because the room was not running. */
export interface ClockView extends Clock {
  questionId: string
  timerS: number
  addedMs: number
}

/** Something that a viewer is shown. The only form in which a room's state leaves the core. */
export type Shown =
  | ({ shows: 'question'; question: QuestionView; answered: string | null } & Clock)
  | ({ shows: 'clock' } & ClockView)
  /** For a returning viewer, which question it answers. */
  | { shows: 'reveal'; reveal: RevealView; question?: QuestionView }
  | { shows: 'podium'; podium: PodiumView }
  | ({ shows: 'newGame' } & NewGameView)
  /** The ordinary time is over, and the question still open: whoever has no time left waits. */
  | { shows: 'moment'; questionId: string }
  /** For the host alone: who has more time from the next question on. */
  | { shows: 'extraTimes'; players: ExtraTimeView[] }
  | { shows: 'hostLeft' }
  | { shows: 'removed' }

/**
 * What goes to whom: the same to everyone (but to those with more time, by their credentials), each seat its own, something for the
 * host, or a last word to somebody who is in the room no longer.
 */
export type Announcement =
  | { to: 'everyone'; shown: Shown; ownShown?: ReadonlyMap<string, Shown> }
  | { to: 'host'; shown: Shown }
  | { to: 'each'; shownTo: (seat: Seat) => Shown }
  | { to: 'removed'; credential: string; shown: Shown }

export const clockOf = (room: Asking, runningMs: number): Clock => ({
  getReadyMs: Math.max(0, room.opensAtMs - runningMs),
  elapsedMs: Math.max(0, runningMs - room.opensAtMs),
})

/** Undefined for a slide without a clock. */
const clockShown = (room: Asking, playerId: string, runningMs: number) => {
  const { questionId, timerS } = ownQuestionView(room, playerId)
  if (timerS === null) return undefined
  return { shows: 'clock', questionId, timerS, ...clockOf(room, runningMs), addedMs: room.addedMs } as const
}

const questionShown = (room: Asking, playerId: string, runningMs: number): Shown => ({
  shows: 'question',
  question: ownQuestionView(room, playerId),
  answered: get(room.answers, playerId)?.answer ?? null,
  ...clockOf(room, runningMs),
})

/** Nobody's: somebody without more time. */
const ANYBODY = ''

/** The same for everyone, but for those with more time. Rule XT5. */
const toEveryone = (room: Asking, shownTo: (playerId: string) => Shown | undefined): Announcement[] => {
  const shown = shownTo(ANYBODY)
  if (shown === undefined) return []
  const ownShown = new Map<string, Shown>()
  for (const playerId of keys(room.extraTimes)) {
    const seat = get(room.seats, playerId)
    if (seat !== undefined) ownShown.set(seat.credential, shownTo(playerId) ?? shown)
  }
  return [{ to: 'everyone', shown, ...(ownShown.size > 0 && { ownShown }) }]
}

const extraTimesShown = (room: Room): Shown => ({ shows: 'extraTimes', players: extraTimesView(room) })

/** What an event, having led to `room`, makes known. Counts and standings are not announced: they are read on demand (`leaderboardView`). */
export const announce = (room: Room, event: RoomEvent, runningMs: number): Announcement[] => {
  switch (event.was) {
    case 'quizStarted':
    case 'questionAsked':
      if (room.phase !== 'asking') return []
      return toEveryone(room, (playerId) => questionShown(room, playerId, runningMs))
    case 'playerJoined':
      return event.extraTime === undefined ? [] : [{ to: 'host', shown: extraTimesShown(room) }]
    case 'extraTimeSet':
      return [{ to: 'host', shown: extraTimesShown(room) }]
    case 'overtimeBegan':
      if (room.phase !== 'asking') return []
      return [{ to: 'everyone', shown: { shows: 'moment', questionId: currentQuestion(room).questionId } }]
    case 'questionClosed': {
      if (room.phase !== 'revealed') return []
      const viewFor = revealViews(room)
      return [{ to: 'each', shownTo: (seat) => ({ shows: 'reveal', reveal: viewFor(seat) }) }]
    }
    case 'podiumReached': {
      if (room.phase !== 'podium') return []
      const viewFor = podiumViews(room)
      return [{ to: 'each', shownTo: (seat) => ({ shows: 'podium', podium: viewFor(seat) }) }]
    }
    case 'quizReplaced': {
      return [{ to: 'everyone', shown: { shows: 'newGame', ...newGameView(room) } }]
    }
    case 'serverSlept': {
      return room.phase === 'asking' ? toEveryone(room, (playerId) => clockShown(room, playerId, runningMs)) : []
    }
    case 'playerRemoved': {
      const seat = get(room.seats, event.playerId)
      return seat === undefined ? [] : [{ to: 'removed', credential: seat.credential, shown: { shows: 'removed' } }]
    }
    case 'roomClosed':
      return [{ to: 'everyone', shown: { shows: 'hostLeft' } }]
    default:
      return []
  }
}

const phaseShown = (room: Room, seat: Seat, runningMs: number): Shown[] => {
  switch (room.phase) {
    case 'asking': {
      const asked = questionShown(room, seat.playerId, runningMs)
      const clock = clockShown(room, seat.playerId, runningMs)
      if (clock === undefined || (clock.getReadyMs > 0 && clock.addedMs === 0)) return [asked]
      const { questionId } = clock
      return [asked, clock, ...(room.isOvertime ? [{ shows: 'moment', questionId } as const] : [])]
    }
    case 'revealed':
      return [{ shows: 'reveal', reveal: revealViews(room)(seat), question: questionView(room) }]
    case 'podium':
      return [{ shows: 'podium', podium: podiumViews(room)(seat) }]
    case 'closed':
      return [{ shows: 'hostLeft' }]
    default:
      return []
  }
}

/** What somebody who has just (re)joined is shown, so that nothing is missed: the whole of the present phase. Rule RM6. */
export const presentView = (room: Room, seat: Seat, runningMs: number): Shown[] => [
  ...phaseShown(room, seat, runningMs),
  ...(isHostSeat(room, seat) && extraTimesView(room).length > 0 ? [extraTimesShown(room)] : []),
]
