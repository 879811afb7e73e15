import { FORMER_PLAYER } from '../play/former-player.ts'
import type { RoomEvent } from './events.ts'

/** Replaces a player whose data was removed. */
const NOBODY = { name: FORMER_PLAYER, avatar: 'avatar0' }

/**
 * A journal in which nothing tells who sat on a credential's seats: name, picture and email are gone, everything that was
 * played stays. Rule AC22.
 */
export const withoutIdentity = (journal: readonly RoomEvent[], credential: string): RoomEvent[] => {
  const own = new Set<string>()
  return journal.map((event) => {
    if (event.was === 'playerJoined' && event.credential === credential) {
      own.add(event.playerId)
      return { ...event, ...NOBODY, email: null }
    }
    if (event.was === 'playerRenamedByHost' && own.has(event.playerId)) return { ...event, name: NOBODY.name }
    return event.was === 'playerRenamed' && own.has(event.playerId) ? { ...event, ...NOBODY } : event
  })
}
