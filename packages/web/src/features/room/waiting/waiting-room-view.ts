import type { PlayerStats } from '@quokka/contract/socket'

/** What both waiting rooms show. */
export interface WaitingRoomView {
  roomId: string
  quizName: string
  questionCount: number
  capacity: number
  /** Those who found no place. */
  waitingAtDoor?: number | undefined
  players: readonly PlayerStats[]
  playerId: string | undefined
  hostId?: string
  /** Everyone with a seat. */
  noOfPlayers: number
  /** Those of them who will play: a host who only leads does not. */
  noOfContenders: number
  /** Those of these who are connected. */
  noOfContendersHere: number
  /** Takes nobody new. */
  locked: boolean
  /** The server chose the names of the players. */
  safeNames: boolean
}
