import type { SourceQuiz, StoredQuiz } from '@quokka/core/room'
import * as z from 'zod'

/** Quizzes by their content's hash. */
export type Quizzes = ReadonlyMap<string, SourceQuiz>

/** How the events of one kind of journal stand in its rows. */
export interface JournalRows<Event> {
  /**
   * An event as it will stand in a row, where a quiz is named by its content's hash. Throws when the reader of the row would refuse it: one such
   * event ends its journal.
   */
  encode(event: Event): string
  /** Encoded events of one commit as the body of a row. */
  bodyOf(encoded: readonly string[]): string
  /** Reads a body. Throws when it is damaged, or a quiz that it names is not given: nothing must continue from half a history. */
  decode(body: string, quizzes: Quizzes): Event[]
  /** The seats or attempts that were taken by a credential; of a journal that is damaged, in the rows that are not. */
  playersOf(bodies: readonly string[], credential: string): string[]
  /**
   * The bodies of a journal in which nothing tells who had certain seats or attempts. Whatever else a row holds is kept as it is,
   * so that a journal which nothing can go on from forgets as well; undefined when a row is not even made of events.
   */
  withoutIdentity(bodies: readonly string[], playerIds: readonly string[]): string[] | undefined
}

const LooseRow = z.object({ version: z.number(), events: z.array(z.looseObject({ was: z.string() })) })

const looseEvents = (body: string): { was: string }[] => {
  try {
    return LooseRow.parse(JSON.parse(body)).events
  } catch {
    return []
  }
}

export const journalRows = <Event extends { was: string }>(of: {
  /** Kept with every row: the form of its events. */
  version: number
  schema: z.ZodType<Event>
  /** An event with the quiz in it changed, if there is one that is stored by its content. */
  withQuiz(event: Event, change: (quiz: StoredQuiz) => Partial<StoredQuiz>): object
  /** The seat or attempt that an event begins, with its credentials; undefined for any other event. */
  takenBy(event: Event): { playerId: string; credentials: string[] } | undefined
  /** All events of a journal, in order, without who had certain seats or attempts. */
  withoutIdentity(events: readonly Event[], playerIds: ReadonlySet<string>): Event[]
}): JournalRows<Event> => {
  const Row = z.object({ version: z.literal(of.version), events: z.array(of.schema) })
  const named = ({ source: _, ...name }: StoredQuiz) => name
  return {
    encode: (event) => JSON.stringify(of.withQuiz(of.schema.parse(event), named)),
    bodyOf: (encoded) => `{"version":${of.version},"events":[${encoded.join(',')}]}`,
    decode(body, quizzes) {
      const filled = (quiz: StoredQuiz) => {
        const source = quizzes.get(quiz.contentHash)
        if (source === undefined) throw new Error(`the quiz ${quiz.contentHash} is not stored`)
        return { ...quiz, source }
      }
      const row = JSON.parse(body) as { events: Event[] }
      return Row.parse({ ...row, events: row.events.map((event) => of.withQuiz(event, filled)) }).events
    },
    playersOf(bodies, credential) {
      const taken = bodies.flatMap(looseEvents).map((event) => of.takenBy(event as unknown as Event))
      return taken.flatMap((one) => (one?.credentials.includes(credential) ? [one.playerId] : []))
    },
    withoutIdentity(bodies, playerIds) {
      try {
        const rows = bodies.map((body) => LooseRow.parse(JSON.parse(body)))
        const events = rows.flatMap((row) => row.events) as unknown as Event[]
        const forgotten = of.withoutIdentity(events, new Set(playerIds))
        return rows.map((row) => JSON.stringify({ ...row, events: forgotten.splice(0, row.events.length) }))
      } catch {
        return undefined
      }
    },
  }
}

const NAMED = /"contentHash":"([0-9a-f]{64})"/g

/** The hashes of the quizzes that rows name. What players type cannot be taken for one: its quotes are escaped. */
export const quizzesNamedIn = (bodies: readonly string[]): string[] => [
  ...new Set(bodies.flatMap((body) => [...body.matchAll(NAMED)].map(([, contentHash]) => contentHash as string))),
]
