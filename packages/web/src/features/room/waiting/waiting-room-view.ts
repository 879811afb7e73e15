import type { PlayerStats } from '@quokka/contract/socket'

/** What both waiting rooms show. */
export interface WaitingRoomView {
  roomId: string
  quizName: string
  totalNoOfQuestions: number
  capacity: number
  players: readonly PlayerStats[]
  playerId: string | undefined
  hostId: string | undefined
  /** Everyone with a seat. */
  noOfPlayers: number
  /** Everyone connected, the host included. */
  noOfActivePlayers: number
  /** Takes nobody new. */
  locked: boolean
  /** The server chose the names of the players. */
  safeNames: boolean
}
