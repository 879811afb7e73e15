import type { Kysely } from 'kysely'
import { makeDatabase } from './new-database.ts'
import { openThread } from './pglite-thread.ts'
import { PortStream } from './port-stream.ts'
import { kyselyOver, openPool, whyNot } from './postgres.ts'
import type { Tables } from './tables.ts'

/** A database as it is, of whatever version: nothing is migrated, and statements may take as long as they need. */
export interface PlainDatabase {
  kysely: Kysely<Tables>
  close(): Promise<void>
}

const LOOK_EVERY_MS = 1_000

/** Told by the query that it breaks. */
const ignore = (): void => {}

/** Opens the embedded database of a data folder that nobody else has, and makes one where there is none. */
export const openPlainEmbedded = async (folder: string): Promise<PlainDatabase> => {
  await makeDatabase(folder)
  // A thread that dies ends its connections, and with them the statement that waits.
  const thread = await openThread(folder, LOOK_EVERY_MS, ignore)
  const pool = openPool(
    { stream: () => new PortStream(thread.connect), user: 'postgres', database: 'postgres', max: 1 },
    ignore,
  )
  return {
    kysely: kyselyOver(pool),
    async close() {
      await pool.end()
      await thread.close()
    },
  }
}

/** Opens a PostgreSQL by its address; rejects with `CannotOpen` when it does not let us in. */
export const openPlainPostgres = async (address: string): Promise<PlainDatabase> => {
  const pool = openPool(
    { connectionString: address, application_name: 'quokka-quiz-backup', max: 1, connectionTimeoutMillis: 5_000 },
    ignore,
  )
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw whyNot(error)
  }
  return { kysely: kyselyOver(pool), close: () => pool.end() }
}
