import type { PlayerStats } from '@quokka/contract/socket'
import { useState } from 'react'

/** Players who joined while the page was open, in the order of arrival: those who were here first stand. */
export const useNewcomers = (players: readonly PlayerStats[]): readonly PlayerStats[] => {
  const [first, setFirst] = useState<ReadonlySet<string>>()
  if (!first && players.length > 0) setFirst(new Set(players.map((player) => player.playerId)))
  return first ? players.filter((player) => !first.has(player.playerId)) : []
}
