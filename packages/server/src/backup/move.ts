import { resolve } from 'node:path'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import { digestOf, linesOf } from '../adapters/database/contents/lines.ts'
import { stepsMade, storedSequences, storedTables } from '../adapters/database/contents/stored-tables.ts'
import type { PlainDatabase } from '../adapters/database/plain-database.ts'
import { openPlainEmbedded } from '../adapters/database/plain-database.ts'
import { embeddedIn } from './data-folder.ts'
import type { Target } from './load-database.ts'
import { checkSteps, loadDatabase } from './load-database.ts'
import type { BackupConfig } from './take-backup.ts'
import { fillEmbedded, fillPostgres, withDataFolder, withPostgres } from './targets.ts'
import { atOneMoment } from './write-database.ts'

const INTO_EMPTY = { mayReplace: false }

/** Stores everything that a database holds in another one, without a file between. */
const copyInto =
  (source: PlainDatabase) =>
  (target: Target): Promise<number> =>
    atOneMoment(source.kysely, async (transaction) => {
      const tables = await storedTables(transaction)
      const steps = await stepsMade(transaction, tables)
      await checkSteps(steps)
      return loadDatabase(target, {
        steps,
        tables,
        sequences: await storedSequences(transaction),
        linesOf: (table) => linesOf(transaction, table),
        digestOf: (table) => digestOf(transaction, table),
      })
    })

/**
 * Takes everything from the embedded database of the data folder to a PostgreSQL without tables. Both are compared at the end, table by table; what was
 * there stays. Answers how many rows there are.
 */
export const moveToPostgres = async ({ DATA_DIR }: BackupConfig, address: string): Promise<number> => {
  const folder = resolve(DATA_DIR)
  if (!(await embeddedIn(folder))) throw new CannotOpen(`There is no embedded database in ${folder} to move.`)
  return withDataFolder(folder, () =>
    withPostgres(address, async (target) => {
      const source = await openPlainEmbedded(folder)
      try {
        return await fillPostgres(target, INTO_EMPTY, copyInto(source))
      } finally {
        await source.close()
      }
    }),
  )
}

/** The way back, into a data folder without an embedded database. */
export const moveToEmbedded = async ({ DATA_DIR, DATABASE_URL }: BackupConfig): Promise<number> => {
  const folder = resolve(DATA_DIR)
  if (DATABASE_URL === undefined) throw new CannotOpen('DATABASE_URL is not set: it names the PostgreSQL to move from.')
  return withDataFolder(folder, () =>
    withPostgres(DATABASE_URL, (source) => fillEmbedded(folder, INTO_EMPTY, copyInto(source))),
  )
}
