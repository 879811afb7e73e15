export interface LeaderView {
  playerId: string
  name: string
  avatar: string
  rank: number
  /** 0 after the first question. */
  previousRank: number
  totalScore: number
  /** Won by the question that has just closed. */
  points: number
  /** Right answers in a row up to this question; surveys are passed over. */
  inARow: number
  decidingMs?: number
}

/** What a host's screen tells of the standings between two questions. */
export interface LeadersView {
  rows: LeaderView[]
  /** Who climbed most, from two places on, and who has the longest row of right answers, from three on; of equals the better placed. */
  climber: LeaderView | null
  longestRow: LeaderView | null
}
