import { createContext, use } from 'react'
import type { Standings } from './quiz/leaderboard-drawer.tsx'

/** What the four screens share for as long as the player is in the room. */
export interface RoomContextValue {
  /** Gives the seat back and goes where the player came from. */
  leave: () => void
  /** Asks first. */
  askToLeave: (about: 'leave' | 'exit') => void
  /** Null until the first leaderboard came. */
  standings: Standings | null
  ownScore: number
  drawer: { isOpen: boolean; setOpen: (open: boolean) => void }
}

const nothing = () => {}

export const RoomContext = createContext<RoomContextValue>({
  leave: nothing,
  askToLeave: nothing,
  standings: null,
  ownScore: 0,
  drawer: { isOpen: true, setOpen: nothing },
})

export const useRoomContext = () => use(RoomContext)
