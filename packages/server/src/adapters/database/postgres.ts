import { Kysely, PostgresDialect } from 'kysely'
import type { PoolConfig } from 'pg'
import pg from 'pg'
import type { Database } from '../../ports.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

/** A pool whose idle connections may break without ending the process; the next query then opens a new one. */
export const openPool = (settings: PoolConfig, onBrokenConnection: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({ application_name: 'quokka-quiz', ...settings })
  pool.on('error', onBrokenConnection)
  return pool
}

export const kyselyOver = (pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

/** Opens a PostgreSQL server by its address and migrates it; rejects when it cannot be reached. */
export const openPostgres = async (address: string, onBrokenConnection: (error: Error) => void): Promise<Database> => {
  const pool = openPool(
    {
      connectionString: address,
      max: 10,
      connectionTimeoutMillis: 5_000,
      // A statement that waits longer than this has lost its chance to be acknowledged in time.
      statement_timeout: 10_000,
      keepAlive: true,
    },
    onBrokenConnection,
  )
  const kysely = kyselyOver(pool)
  try {
    await migrate(kysely)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    pool,
    kysely,
    durability: 'PostgreSQL: what was acknowledged outlives a crash and, where the disk honours a flush, a power cut.',
    canWrite: () => true,
    check: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}
