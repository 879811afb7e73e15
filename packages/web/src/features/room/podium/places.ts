import type { PlayerStats } from '@quokka/contract/socket'

export interface PodiumPlace {
  player: PlayerStats
  /** 1, 2 or 3, from left to right as 2, 1, 3. Players who share a rank stand on steps of their own. */
  step: 1 | 2 | 3
  /** When it rises, in milliseconds: third, then second, then first. */
  afterMs: number
}

/** Between one place and the next. */
const APART_MS = 900
/** A step's rise. */
export const RISE_MS = 700

const STEPS = [1, 2, 3] as const

/** The first three, and everyone else in order. A game with fewer than three players has fewer steps. */
export const podiumPlaces = (players: readonly PlayerStats[]) => {
  const steps = STEPS.slice(0, players.length)
  const first = steps.flatMap((step): PodiumPlace[] => {
    const player = players[step - 1]
    return player ? [{ player, step, afterMs: (steps.length - step) * APART_MS }] : []
  })
  const winnerUpMs = Math.max(0, steps.length - 1) * APART_MS + RISE_MS
  return { first, rest: players.slice(3), winnerUpMs }
}
