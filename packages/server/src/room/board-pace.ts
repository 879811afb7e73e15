import { LIMITS } from '@quokka/core/limits'
import type { Room } from '@quokka/core/room'

/** Each leaderboard is a write to every socket: while only counts change, a second is soon enough for a large room. */
const MS_A_PLAYER_ASKED = 5
const MOST_MS_ASKED = 1_000
/** Not more than a thousand connections in a second. */
const MS_A_PLAYER = 1

/**
 * How many milliseconds a player of so many has between two leaderboards, at least. Their host, who is one connection, has them as
 * often as the smallest room. Rule SO8.
 */
export const boardEveryMs = (phase: Room['phase'], players: number): number => {
  const askedMs = phase === 'asking' ? Math.min(MOST_MS_ASKED, players * MS_A_PLAYER_ASKED) : 0
  return Math.max(LIMITS.leaderboardIntervalMs, askedMs, players * MS_A_PLAYER)
}
