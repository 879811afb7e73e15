import { createHash } from 'node:crypto'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Tables } from '../tables.ts'
import type { StoredTable } from './stored-tables.ts'

/**
 * A row as one line of JSON: the texts of its values, which every type reads back exactly, in the order of the columns. An object of JSON values
 * would not tell a missing value from the JSON value `null`.
 */
type Line = string

/** How many rows a table has, and a number that depends on the content of each and not on their order. */
export interface Digest {
  rows: number
  sum: string
}

/** The same values have the same texts in every session that has these. */
export const writeAlike = async (kysely: Kysely<Tables>): Promise<void> => {
  await sql`select set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO, YMD', false),
    set_config('IntervalStyle', 'iso_8601', false), set_config('extra_float_digits', '1', false),
    set_config('bytea_output', 'hex', false)`.execute(kysely)
}

const lineOf = ({ columns }: StoredTable): RawBuilder<Line> =>
  sql<Line>`array_to_json(array[${sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`))}])::text`

/** So many rows at once, whichever is nearest to what is asked for. */
const FETCHES = [
  sql<{ line: Line }>`fetch forward 16 from lines_of_table`,
  sql<{ line: Line }>`fetch forward 256 from lines_of_table`,
  sql<{ line: Line }>`fetch forward 4096 from lines_of_table`,
]
const FEW_CHARACTERS = 256 * 1024
const MANY_CHARACTERS = 4 * 1024 * 1024

const lengthOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.length, 0)

/** Every row of a table in some order, by so many at once as memory holds easily. Needs a transaction. */
export async function* linesOf(transaction: Kysely<Tables>, table: StoredTable): AsyncGenerator<Line[], void, void> {
  await sql`declare lines_of_table no scroll cursor for select ${lineOf(table)} as line from ${sql.id(table.name)}`.execute(
    transaction,
  )
  let step = 0
  for (;;) {
    const fetch = FETCHES[step]
    if (fetch === undefined) throw new Error('no such step')
    const lines = (await fetch.execute(transaction)).rows.map(({ line }) => line)
    if (lines.length === 0) break
    yield lines
    const length = lengthOf(lines)
    if (length < FEW_CHARACTERS) step = Math.min(step + 1, FETCHES.length - 1)
    else if (length > MANY_CHARACTERS) step = Math.max(step - 1, 0)
  }
  await sql`close lines_of_table`.execute(transaction)
}

const Values = z.array(z.string().nullable())

/** Stores rows that were read by `linesOf` from a table of the same columns. */
export const insertLines = async (
  kysely: Kysely<Tables>,
  { name, columns }: StoredTable,
  lines: readonly Line[],
): Promise<void> => {
  const rows = lines.map((line) => Values.length(columns.length).parse(JSON.parse(line)))
  const names = sql.join(columns.map((column) => sql.id(column.name)))
  // By its name each type is found where it is an array as well.
  const values = columns.map((column) => sql`cast(given.${sql.id(column.name)} as pg_catalog.${sql.id(column.type)})`)
  const given = columns.map((_, place) => sql`${rows.map((row) => row[place] ?? null)}::text[]`)
  await sql`insert into ${sql.id(name)} (${names}) overriding system value
    select ${sql.join(values)} from unnest(${sql.join(given)}) as given (${names})`.execute(kysely)
}

/** The digest of rows that pass by; the database computes the same of those that it has. */
export class PassingDigest {
  #rows = 0
  #sum = 0n

  add(lines: readonly Line[]): void {
    this.#rows += lines.length
    for (const line of lines) this.#sum += createHash('sha256').update(line).digest().readBigInt64BE()
  }

  read(): Digest {
    return { rows: this.#rows, sum: this.#sum.toString() }
  }
}

/** The digest of a table, computed by the database. */
export const digestOf = async (kysely: Kysely<Tables>, table: StoredTable): Promise<Digest> => {
  const { rows } = await sql<{ rows: string; sum: string }>`
    select count(*)::text as rows, coalesce(sum(
      ('x' || encode(substr(sha256(convert_to(line, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint
    ), 0)::text as sum
    from (select ${lineOf(table)} as line from ${sql.id(table.name)}) as lines`.execute(kysely)
  return { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' }
}
