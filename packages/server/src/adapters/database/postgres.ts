import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import type { PoolConfig } from 'pg'
import pg from 'pg'
import type { Database } from '../../ports.ts'
import { CannotOpen } from './cannot-open.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

/**
 * A pool whose idle connections may break without ending the process; the next query then opens a new one. Its end resolves while the
 * last ones still say goodbye: that these are cut is told to nobody.
 */
export const openPool = (settings: PoolConfig, onBrokenConnection: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool(settings)
  pool.on('error', (error) => {
    if (!pool.ending) onBrokenConnection(error)
  })
  return pool
}

/** What the sessions of a process are called. */
export const sessionName = (owner: string): string => `quokka-quiz ${owner}`

export const kyselyOver = (pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

/** PostgreSQL's codes for a wrong password, an unknown user and an unknown database. */
const NOT_LET_IN = ['28P01', '28000', '3D000']

/** What the operator can do about a PostgreSQL that does not answer. */
export const whyNot = (error: unknown): CannotOpen => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = NOT_LET_IN.includes(code)
    ? 'The database of DATABASE_URL does not let us in: its user, password or name is wrong.'
    : 'The database of DATABASE_URL cannot be reached. Is it running, and is the address right?'
  return new CannotOpen(sentence, { cause: error })
}

/** How much one process asks of a PostgreSQL server that others may use as well. */
interface PostgresUse {
  /** Connections at most. */
  poolSize: number
  /** A statement that takes longer has lost its chance to be acknowledged in time. */
  statementSeconds: number
}

/** Opens a PostgreSQL server by its address and migrates it; rejects with `CannotOpen` when it does not let us in or is a newer version's. */
export const openPostgres = async (
  address: string,
  onBrokenConnection: (error: Error) => void,
  { poolSize, statementSeconds }: PostgresUse = { poolSize: 10, statementSeconds: 10 },
): Promise<Database> => {
  const owner = randomUUID()
  const pool = openPool(
    {
      connectionString: address,
      application_name: sessionName(owner),
      max: poolSize,
      connectionTimeoutMillis: 5_000,
      statement_timeout: statementSeconds * 1_000,
      // Where the machine is gone or the way to it, no answer tells so.
      query_timeout: (statementSeconds + 1) * 1_000,
      keepAlive: true,
    },
    onBrokenConnection,
  )
  const kysely = kyselyOver(pool)
  try {
    await pool.query('select 1').catch((error: unknown) => {
      throw whyNot(error)
    })
    await migrate(kysely)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    pool,
    kysely,
    owner,
    durability: 'PostgreSQL: what was acknowledged outlives a crash and, where the disk honours a flush, a power cut.',
    isShared: true,
    canWrite: () => true,
    // Its own processes vacuum and clear the log.
    upkeep: undefined,
    check: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}
