import { paths } from '../../lib/navigation/paths.ts'
import type { RoomState } from '../../room-connection/room-state.ts'

/** How long GO stands before the question takes its place. The clock runs meanwhile, for everyone alike. */
export const GO_MS = 300

/** Somebody who came in after a question closed waits for the next one. Those who played before have a rank. */
export const isLateJoiner = (state: RoomState): boolean =>
  state.phase === 'answer' && !state.place.isHost && state.answer.playerRunningScore.rank === 0

/** The screen that a state belongs on; undefined while there is no room to show. What arrives moves everyone. */
export const routeOf = (state: RoomState, nowMs: number): string | undefined => {
  switch (state.phase) {
    case 'waiting':
      return paths.waitingRoom
    case 'getReady':
      return paths.getReadyRoom
    case 'question':
      return nowMs < state.opensAtMs + GO_MS ? paths.getReadyRoom : paths.quiz
    case 'answer':
      return isLateJoiner(state) ? paths.getReadyRoom : paths.quiz
    case 'podium':
      return paths.podium
    default:
      return undefined
  }
}

/** When a screen that shows GO has to update; null when nothing is due. */
export const nextLookMs = (state: RoomState, nowMs: number): number | null =>
  state.phase === 'question' && nowMs < state.opensAtMs + GO_MS ? state.opensAtMs + GO_MS : null
