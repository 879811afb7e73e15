import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openPglite } from '../adapters/database/pglite.ts'
import { openPostgres } from '../adapters/database/postgres.ts'
import type { Database } from '../ports.ts'
import { prepareDataFolders } from './data-folders.ts'
import { createTestDatabase } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database on the PostgreSQL server to copy; undefined where tests run on the embedded one. */
    postgresTemplate: string | undefined
  }
}

const fail = (why: string | Error): never => {
  throw new Error(`the test database broke: ${why}`)
}

/** The embedded database, empty. */
export const openTestPglite = async (): Promise<Database> => {
  const newDataFolder = await prepareDataFolders()
  const folder = newDataFolder()
  const database = await openPglite({ folder, port: 0, onDeath: fail, onBrokenConnection: fail })
  return {
    ...database,
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Deletes every row but those that name the migrations made, whatever refers to what. */
const emptyAll = ({ kysely }: Database): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and not starts_with(tablename, 'kysely_migration')`.execute(transaction)
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(transaction)
  })

/**
 * Addresses of databases that no file of this worker uses any more; the files share its modules. A new database is hundreds of files, each of
 * which the server flushes to the disk: beside load a checkpoint of seventy took two minutes.
 */
const unused: string[] = []

/** Waits for no flush of the log: beside load one took longer than the ten seconds that a statement has, and nothing here outlives a power cut. */
const withoutFlush = (address: string): string => {
  const url = new URL(address)
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}

const openTestPostgres = async (template: string): Promise<Database> => {
  const used = unused.pop()
  const address = used ?? withoutFlush((await createTestDatabase(template)).address)
  const database = await openPostgres(address, fail, { poolSize: 10, statementSeconds: 60 })
  if (used !== undefined) await emptyAll(database)
  return {
    ...database,
    close: async () => {
      await database.close()
      unused.push(address)
    },
  }
}

/** An empty database of the kind that the running vitest project is about: the embedded one, or PostgreSQL in `postgres`. */
export const openTestDatabase = (): Promise<Database> => {
  const template = inject('postgresTemplate')
  return template === undefined ? openTestPglite() : openTestPostgres(template)
}
