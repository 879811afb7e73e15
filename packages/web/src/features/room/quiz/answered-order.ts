import type { PlayerStats } from '@quokka/contract/socket'

/** Who has answered, in the order in which it was seen: whoever is new stands at the end. The same value while nobody is. */
export const answeredOrder = (before: readonly string[], players: readonly PlayerStats[]): readonly string[] => {
  const added = players
    .filter(({ playerId, hasAnsweredCurrentQuestion }) => hasAnsweredCurrentQuestion && !before.includes(playerId))
    .map(({ playerId }) => playerId)
  return added.length === 0 ? before : [...before, ...added]
}
