import type { RoomState } from './room-state.ts'
import { isAsking } from './room-state.ts'
import type { Surroundings } from './surroundings.ts'

/** The server ends a question by its own clock; a host's page reminds it when that did not arrive in so long. */
const REMIND_AFTER_MS = 1_500

interface TimerEvents {
  opened: (questionId: string) => void
  /** A question's time is over and it has not ended; told on the host's page only. */
  overdue: (questionId: string) => void
}

/** Keeps the two moments of a question: its opening, and its end. `follow` is called with each new state. */
export const createTimers = ({ after, nowMs }: Pick<Surroundings, 'after' | 'nowMs'>, events: TimerEvents) => {
  let planned = ''
  let stop = () => {}

  return {
    follow: (state: RoomState) => {
      const plan = isAsking(state) ? JSON.stringify([state.phase, state.question.questionId, state.opensAtMs]) : ''
      if (plan === planned) return
      planned = plan
      stop()
      stop = () => {}
      if (state.phase === 'getReady') {
        const { questionId } = state.question
        stop = after(Math.max(0, state.opensAtMs - nowMs()), () => events.opened(questionId))
      } else if (state.phase === 'question' && state.endsAtMs !== null && state.place.isHost) {
        const { questionId } = state.question
        stop = after(Math.max(0, state.endsAtMs - nowMs()) + REMIND_AFTER_MS, () => events.overdue(questionId))
      }
    },
  }
}
