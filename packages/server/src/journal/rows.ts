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
  /** An event with the quiz in it changed, if there is one that is stored by its content. */
  withQuiz(event: Event, change: (quiz: StoredQuiz) => Partial<StoredQuiz>): object
  /** All events of a journal, in order, without whose the credential was. */
  withoutIdentity(events: readonly Event[], credential: string): Event[]
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

const NAMED = /"contentHash":"([0-9a-f]{64})"/g

/** The hashes of the quizzes that rows name. What players type cannot be taken for one: its quotes are escaped. */
export const quizzesNamedIn = (bodies: readonly string[]): string[] => [
  ...new Set(bodies.flatMap((body) => [...body.matchAll(NAMED)].map(([, contentHash]) => contentHash as string))),
]
