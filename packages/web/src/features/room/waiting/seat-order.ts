import type { PlayerStats } from '@quokka/contract/socket'

/** The viewer's chip first, the host second, everyone else by time of joining, which is the order that they arrive in. */
export const seatOrder = (
  players: readonly PlayerStats[],
  { playerId, hostId }: { playerId: string | undefined; hostId: string | undefined },
): PlayerStats[] => {
  const weight = (player: PlayerStats) => (player.playerId === playerId ? 0 : player.playerId === hostId ? 1 : 2)
  return [...players].sort((left, right) => weight(left) - weight(right))
}
