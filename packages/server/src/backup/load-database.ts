import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import type { Digest } from '../adapters/database/contents/lines.ts'
import { digestOf, insertLines } from '../adapters/database/contents/lines.ts'
import type { StoredSequence, StoredTable } from '../adapters/database/contents/stored-tables.ts'
import { setSequence, storedSequences, storedTables } from '../adapters/database/contents/stored-tables.ts'
import { firstUnknown, makeSteps } from '../adapters/database/migrate.ts'
import type { Tables } from '../adapters/database/tables.ts'

/** All that a database holds, and where it can be had. */
export interface Contents {
  steps: readonly string[]
  tables: readonly StoredTable[]
  sequences: readonly StoredSequence[]
  linesOf(table: StoredTable): AsyncIterable<string[]>
  digestOf(table: StoredTable): Promise<Digest>
}

/** Where contents are put: a database without tables. */
export interface Target {
  kysely: Kysely<Tables>
  /** Told how many characters of rows were stored since it was told last. */
  onStored(characters: number): Promise<void>
}

/** Rejects with `CannotOpen` where contents have a form that this version cannot make. */
export const checkSteps = async (steps: readonly string[]): Promise<void> => {
  const unknown = await firstUnknown(steps)
  if (unknown === undefined) return
  throw new CannotOpen(
    `What is to be stored belongs to a newer version of this server: its step ${unknown} is unknown here. Use the version that made it, or a newer one.`,
  )
}

const columnsOf = ({ columns }: StoredTable): string => columns.map(({ name, type }) => `${name} ${type}`).join(', ')

/** Rejects where a table is not the same in both: what has no place would be lost. */
const checkTables = (given: readonly StoredTable[], made: readonly StoredTable[]): void => {
  const places = new Map(made.map((table) => [table.name, columnsOf(table)]))
  const other = given.find((table) => places.get(table.name) !== columnsOf(table))
  const missing = made.find(({ name }) => !given.some((table) => table.name === name))
  const name = other?.name ?? missing?.name
  if (name === undefined) return
  throw new CannotOpen(`The table ${name} is not as this version of the server makes it; nothing was stored.`)
}

/**
 * Stores everything in a database without tables, in the form that it had: the server migrates it when it starts. Every table is then compared with what
 * was given. Answers how many rows there are.
 */
export const loadDatabase = async ({ kysely, onStored }: Target, contents: Contents): Promise<number> => {
  await makeSteps(kysely, contents.steps)
  const made = await storedTables(kysely)
  checkTables(contents.tables, made)
  // A migration may have stored something, and says when it was made.
  for (const { name } of made.toReversed()) await sql`delete from ${sql.id(name)}`.execute(kysely)
  for (const table of made)
    for await (const lines of contents.linesOf(table)) {
      await insertLines(kysely, table, lines)
      await onStored(lines.reduce((sum, line) => sum + line.length, 0))
    }
  for (const sequence of contents.sequences) await setSequence(kysely, sequence)
  return compare(kysely, made, contents)
}

const compare = async (
  kysely: Kysely<Tables>,
  tables: readonly StoredTable[],
  contents: Pick<Contents, 'digestOf' | 'sequences'>,
): Promise<number> => {
  const different: string[] = []
  let rows = 0
  for (const table of tables) {
    const [wanted, stored] = [await contents.digestOf(table), await digestOf(kysely, table)]
    if (wanted.rows !== stored.rows || wanted.sum !== stored.sum) different.push(table.name)
    rows += stored.rows
  }
  const sequences = await storedSequences(kysely)
  for (const { name, lastValue, isCalled } of contents.sequences)
    if (!sequences.some((one) => one.name === name && one.lastValue === lastValue && one.isCalled === isCalled))
      different.push(name)
  if (different.length > 0)
    throw new CannotOpen(`Not everything was stored as it was: ${different.join(', ')}. What was stored is discarded.`)
  return rows
}
