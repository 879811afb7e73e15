import { get } from '../lib/bucket-map.ts'
import type { QuestionView } from '../play/question-view.ts'
import type { RevealView } from '../play/reveal-view.ts'
import type { RoomEvent } from './events.ts'
import type { Asking, Room, Seat } from './state.ts'
import type { NewGameView, PodiumView } from './views.ts'
import { newGameView, podiumViews, questionView, revealViews } from './views.ts'

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
  | { shows: 'hostLeft' }
  | { shows: 'removed' }

/** What goes to whom: the same to everyone, each seat its own, or a last word to somebody who is in the room no longer. */
export type Announcement =
  | { to: 'everyone'; shown: Shown }
  | { to: 'each'; shownTo: (seat: Seat) => Shown }
  | { to: 'removed'; credential: string; shown: Shown }

export const clockOf = (room: Asking, runningMs: number): Clock => ({
  getReadyMs: Math.max(0, room.opensAtMs - runningMs),
  elapsedMs: Math.max(0, runningMs - room.opensAtMs),
})

/** Undefined without a question, and for a slide without a clock. */
const clockView = (room: Room, runningMs: number): ClockView | undefined => {
  if (room.phase !== 'asking') return undefined
  const { questionId, timerS } = questionView(room)
  return timerS === null ? undefined : { questionId, timerS, ...clockOf(room, runningMs), addedMs: room.addedMs }
}

/** What an event, having led to `room`, makes known. Counts and standings are not announced: they are read on demand (`leaderboardView`). */
export const announce = (room: Room, event: RoomEvent, runningMs: number): Announcement[] => {
  switch (event.was) {
    case 'quizStarted':
    case 'questionAsked':
      if (room.phase !== 'asking') return []
      return [
        {
          to: 'everyone',
          shown: { shows: 'question', question: questionView(room), answered: null, ...clockOf(room, runningMs) },
        },
      ]
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
      const clock = clockView(room, runningMs)
      return clock === undefined ? [] : [{ to: 'everyone', shown: { shows: 'clock', ...clock } }]
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

/** What somebody who has just (re)joined is shown, so that nothing is missed: the whole of the present phase. Rule RM6. */
export const presentView = (room: Room, seat: Seat, runningMs: number): Shown[] => {
  switch (room.phase) {
    case 'asking': {
      const answered = get(room.answers, seat.playerId)?.answer ?? null
      const asked = { shows: 'question', question: questionView(room), answered, ...clockOf(room, runningMs) } as const
      const clock = clockView(room, runningMs)
      if (clock === undefined || (clock.getReadyMs > 0 && clock.addedMs === 0)) return [asked]
      return [asked, { shows: 'clock', ...clock }]
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
