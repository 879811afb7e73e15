import { FORMER_PLAYER } from '../play/former-player.ts'
import { nameKey } from '../play/name-key.ts'
import type { QTestEvent } from './events.ts'

/** Whose attempt an event begins, by every credential that says so; undefined for any other event. */
export const attemptBegunBy = (event: QTestEvent): { playerId: string; credentials: string[] } | undefined => {
  if (event.was !== 'attemptBegun') return undefined
  const { attemptId, account, guest } = event
  return { playerId: attemptId, credentials: [account, guest].filter((one) => one !== null) }
}

/** The host's list without the names of whoever is forgotten. */
const unlisted = <Event extends { names?: string[] | undefined }>(
  event: Event,
  forgotten: ReadonlySet<string>,
): Event =>
  event.names === undefined ? event : { ...event, names: event.names.filter((name) => !forgotten.has(nameKey(name))) }

/**
 * A journal in which nothing tells who took a QTest by certain attempts: name, email and additional fields are gone, from the host's
 * list as well; everything that was played stays. Rule QT22.
 */
export const withoutIdentity = (journal: readonly QTestEvent[], attemptIds: ReadonlySet<string>): QTestEvent[] => {
  const isOwn = (event: QTestEvent) => event.was === 'attemptBegun' && attemptIds.has(event.attemptId)
  const forgotten = new Set(
    journal.flatMap((event) => (event.was === 'attemptBegun' && isOwn(event) ? nameKey(event.name) : [])),
  )
  return journal.map((event) => {
    if (event.was === 'attemptBegun' && isOwn(event)) return { ...event, name: FORMER_PLAYER, email: null, fields: {} }
    if (event.was === 'attemptBegunAnew' && attemptIds.has(event.attemptId)) {
      const { fields: _fields, ...rest } = event
      return rest
    }
    return event.was === 'qtestOpened' || event.was === 'qtestRescheduled' ? unlisted(event, forgotten) : event
  })
}
