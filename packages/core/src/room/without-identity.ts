import { FORMER_PLAYER } from '../play/former-player.ts'
import type { RoomEvent } from './events.ts'

/** Replaces a player whose data was removed. */
const NOBODY = { name: FORMER_PLAYER, avatar: 'avatar0' }

/** Whose seat an event takes, by every credential that says so; undefined for any other event. */
export const seatTakenBy = (event: RoomEvent): { playerId: string; credentials: string[] } | undefined =>
  event.was === 'playerJoined' ? { playerId: event.playerId, credentials: [event.credential] } : undefined

/**
 * A journal in which nothing tells who sat on certain seats: name, picture and email are gone, everything that was
 * played stays. Rule AC22.
 */
export const withoutIdentity = (journal: readonly RoomEvent[], playerIds: ReadonlySet<string>): RoomEvent[] =>
  journal.map((event) => {
    if (!('playerId' in event && playerIds.has(event.playerId))) return event
    if (event.was === 'playerJoined') return { ...event, ...NOBODY, email: null }
    if (event.was === 'playerRenamedByHost') return { ...event, name: NOBODY.name }
    return event.was === 'playerRenamed' ? { ...event, ...NOBODY } : event
  })
