import type { PlayerStats } from '@quokka/contract/socket'

/** Who rose and who fell when the last question closed. */
export interface RankMoves {
  /** The question that was in play when the list last moved. */
  movedIn: string | undefined
  questionId: string | undefined
  standings: ReadonlyMap<string, { rank: number; totalScore: number }>
  /** Places won (above 0) or lost (below 0) by player id. */
  moves: ReadonlyMap<string, number>
}

export const NO_MOVES: RankMoves = {
  movedIn: undefined,
  questionId: undefined,
  standings: new Map(),
  moves: new Map(),
}

/**
 * Follows the leaderboard. Arrows stay through the next question and go when a question closes without moving anybody.
 * Before the first question closes nobody has a rank, so nobody moves.
 */
export const followRanks = (
  before: RankMoves,
  players: readonly PlayerStats[],
  questionId: string | undefined,
): RankMoves => {
  const known = players.flatMap((player) => {
    const old = before.standings.get(player.playerId)
    return old ? [{ player, old }] : []
  })
  const hasMoved = known.some(({ player, old }) => player.rank !== old.rank || player.totalScore !== old.totalScore)
  const isNewcomer = known.length !== players.length || known.length !== before.standings.size
  const isStale = questionId !== before.questionId && before.movedIn !== before.questionId && before.moves.size > 0
  if (!hasMoved && !isNewcomer && !isStale && questionId === before.questionId) return before

  const moves = () =>
    new Map(
      known.flatMap(({ player, old }): [string, number][] =>
        old.rank > 0 && old.rank !== player.rank ? [[player.playerId, old.rank - player.rank]] : [],
      ),
    )
  return {
    movedIn: hasMoved ? questionId : before.movedIn,
    questionId,
    standings: new Map(players.map(({ playerId, rank, totalScore }) => [playerId, { rank, totalScore }])),
    moves: hasMoved ? moves() : isStale ? new Map() : before.moves,
  }
}
