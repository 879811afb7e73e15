import { EVENTS_VERSION, RoomEvent, withoutIdentity } from '@quokka/core/room'
import * as z from 'zod'

const Row = z.object({ version: z.literal(EVENTS_VERSION), events: z.array(RoomEvent) })

/** An event as it will stand in a row. Throws when the reader of the row would refuse it: one such event ends its room. */
export const encodeEvent = (event: RoomEvent): string => JSON.stringify(RoomEvent.parse(event))

/** Encoded events of one commit as the body of a journal row. */
export const rowOf = (encoded: readonly string[]): string =>
  `{"version":${EVENTS_VERSION},"events":[${encoded.join(',')}]}`

/** Reads a journal row. Throws when it is damaged: a room must not go on from half a history. */
export const decodeEvents = (body: string): RoomEvent[] => Row.parse(JSON.parse(body)).events

const LooseRow = z.object({ version: z.number(), events: z.array(z.looseObject({ was: z.string() })) })

/**
 * The rows of a journal in which nothing tells who sat on a credential's seats. Whatever else a row holds is kept as it is,
 * so that a journal which no room can go on from forgets as well; undefined when a row is not even made of events.
 */
export const rowsWithoutIdentity = (bodies: readonly string[], credential: string): string[] | undefined => {
  try {
    const rows = bodies.map((body) => LooseRow.parse(JSON.parse(body)))
    const forgotten = withoutIdentity(rows.flatMap(({ events }) => events) as unknown as RoomEvent[], credential)
    return rows.map((row) => JSON.stringify({ ...row, events: forgotten.splice(0, row.events.length) }))
  } catch {
    return undefined
  }
}
