import { values } from '../lib/bucket-map.ts'
import type { Podium, Seat } from './state.ts'
import { isContender, isHostCredential, isRemoved } from './state.ts'

/** What a finished game counts for one seat. */
export interface GameShare {
  playerId: string
  credential: string
  /** The room's how-manieth game it was, from 1. */
  game: number
  played: boolean
  hosted: boolean
  won: boolean
}

/**
 * What the game that has just reached the podium counts, one entry a seat: played for a contender who answered at least
 * once, hosted for whoever opened the room, won for the first place where somebody else took part too; nothing for whoever was removed. Rules AC15, RM33.
 */
export const sharesOfGame = (room: Podium): GameShare[] => {
  const seats = [...values(room.seats)].filter((seat) => !isRemoved(room, [seat.credential]))
  const tookPart = (seat: Seat) => isContender(room, seat) && seat.answered > 0
  const players = seats.filter(tookPart).length
  return seats.map((seat) => ({
    playerId: seat.playerId,
    credential: seat.credential,
    game: room.games,
    played: tookPart(seat),
    hosted: isHostCredential(room, seat.credential),
    won: tookPart(seat) && seat.rank === 1 && players > 1,
  }))
}
