import { createContext, use } from 'react'
import type { Standings } from './quiz/standings.ts'

/** What the four screens share for as long as the player is in the room. */
export interface RoomContextValue {
  /** Gives the seat back and goes where the player came from. */
  leave: () => void
  /** Gives the seat of somebody else who used this browser back, forgets them, and asks the present player for own details. */
  leaveToSomebodyElse: () => void
  /** Asks first. */
  askToLeave: (about: 'leave' | 'exit') => void
  /** Null until the first leaderboard came. */
  standings: Standings | null
  ownScore: number
  /** The host's way to one player's name and seat; undefined for everybody else. */
  manage?: ((playerId: string) => void) | undefined
  drawer: { isOpen: boolean; setOpen: (open: boolean) => void }
}

const nothing = () => {}

export const RoomContext = createContext<RoomContextValue>({
  leave: nothing,
  leaveToSomebodyElse: nothing,
  askToLeave: nothing,
  standings: null,
  ownScore: 0,
  drawer: { isOpen: true, setOpen: nothing },
})

export const useRoomContext = () => use(RoomContext)
