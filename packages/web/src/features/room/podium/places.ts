import type { PlayerStats } from '@quokka/contract/socket'

type Place = 1 | 2 | 3

export interface PodiumPlace {
  player: PlayerStats
  /** 1, 2 or 3, from left to right as 2, 1, 3. Players who share a rank stand on steps of their own. */
  step: Place
  /** How high the step is: the same for equal ranks, which rise together. */
  height: Place
}

const STEPS = [1, 2, 3] as const

/**
 * The first three and everyone else, in order, after so many moments: third rises, then second, then first, and then the
 * winner is up. A game with fewer than three players has fewer steps, and one without points has no places.
 */
export const podiumAfter = (players: readonly PlayerStats[], risen: number) => {
  const isScoreless = players.every(({ totalScore }) => totalScore <= 0)
  const first = STEPS.flatMap((step): PodiumPlace[] => {
    const player = players[step - 1]
    if (player === undefined) return []
    return [{ player, step, height: STEPS.find((at) => players[at - 1]?.rank === player.rank) ?? step }]
  })
  /** In the order in which they rise. */
  const heights = [...new Set(first.map(({ height }) => height))].reverse()
  return {
    first,
    heights,
    /** The last that has risen. */
    height: heights[Math.min(risen, heights.length) - 1] ?? 1,
    rest: players.slice(STEPS.length),
    isScoreless,
    isOver: isScoreless || risen > heights.length,
  }
}
