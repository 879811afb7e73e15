import type { AgeGroup } from '@quokka/core/accounts'
import type { RoomState } from './room-state.ts'

/** Who takes the seat. */
export interface PlayerDetails {
  name: string
  email: string
  ageGroup: AgeGroup
  avatar: string
  /** The tab's session id. */
  playerId: string
  isHost: boolean
}

/** One page's line to one room: what is known of it, and what can be asked of it. Commands fail silently when there is no room; what goes wrong later is a notice. */
export interface Room {
  read: () => RoomState
  subscribe: (listener: () => void) => () => void
  enter: (roomId: string, details: PlayerDetails) => void
  leave: () => void
  startQuiz: () => void
  submitAnswer: (playerAnswer: string) => void
  skipQuestion: () => void
  nextQuestion: () => void
  goToPodium: () => void
  keepQuizzing: () => void
  updateQuiz: (categories: string[], quizType: string) => void
  forgetNotice: (id: number) => void
}

export const createRoom = (): Room => {
  const nothing = () => {}
  return {
    read: () => ({ phase: 'outside', notices: [] }),
    subscribe: () => nothing,
    enter: nothing,
    leave: nothing,
    startQuiz: nothing,
    submitAnswer: nothing,
    skipQuestion: nothing,
    nextQuestion: nothing,
    goToPodium: nothing,
    keepQuizzing: nothing,
    updateQuiz: nothing,
    forgetNotice: nothing,
  }
}
