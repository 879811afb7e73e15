import * as z from 'zod'

/** How the events of one kind of journal stand in its rows. */
export interface JournalRows<Event> {
  /** An event as it will stand in a row. Throws when the reader of the row would refuse it: one such event ends its journal. */
  encode(event: Event): string
  /** Encoded events of one commit as the body of a row. */
  bodyOf(encoded: readonly string[]): string
  /** Reads a body. Throws when it is damaged: nothing must continue from half a history. */
  decode(body: string): Event[]
  /**
   * The bodies of a journal in which nothing tells whose a credential was. Whatever else a row holds is kept as it is,
   * so that a journal which nothing can go on from forgets as well; undefined when a row is not even made of events.
   */
  withoutIdentity(bodies: readonly string[], credential: string): string[] | undefined
}

const LooseRow = z.object({ version: z.number(), events: z.array(z.looseObject({ was: z.string() })) })

export const journalRows = <Event extends { was: string }>(of: {
  /** Kept with every row: the form of its events. */
  version: number
  schema: z.ZodType<Event>
  /** All events of a journal, in order, without whose the credential was. */
  withoutIdentity(events: readonly Event[], credential: string): Event[]
}): JournalRows<Event> => {
  const Row = z.object({ version: z.literal(of.version), events: z.array(of.schema) })
  return {
    encode: (event) => JSON.stringify(of.schema.parse(event)),
    bodyOf: (encoded) => `{"version":${of.version},"events":[${encoded.join(',')}]}`,
    decode: (body) => Row.parse(JSON.parse(body)).events,
    withoutIdentity(bodies, credential) {
      try {
        const rows = bodies.map((body) => LooseRow.parse(JSON.parse(body)))
        const events = rows.flatMap((row) => row.events) as unknown as Event[]
        const forgotten = of.withoutIdentity(events, credential)
        return rows.map((row) => JSON.stringify({ ...row, events: forgotten.splice(0, row.events.length) }))
      } catch {
        return undefined
      }
    },
  }
}
