import { FORMER_PLAYER } from '../play/former-player.ts'
import type { QTestEvent } from './events.ts'

/**
 * A journal in which nothing tells who took a QTest by a credential: name, email and additional fields are gone, everything
 * that was played stays. Rule QT22.
 */
export const withoutIdentity = (journal: readonly QTestEvent[], credential: string): QTestEvent[] =>
  journal.map((event) =>
    event.was === 'attemptBegun' && (event.account === credential || event.guest === credential)
      ? { ...event, name: FORMER_PLAYER, email: null, fields: {} }
      : event,
  )
