import { randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import pg from 'pg'
import { openPglite } from '../adapters/database/pglite.ts'
import { openPostgres } from '../adapters/database/postgres.ts'
import type { Database } from '../ports.ts'
import { newFolder } from './new-folder.ts'

const fail = (why: string | Error): never => {
  throw new Error(`the test database broke: ${why}`)
}

/** The embedded database, in memory. */
export const openTestPglite = (): Promise<Database> =>
  openPglite({ folder: undefined, port: 0, onDeath: fail, onBrokenConnection: fail })

/** Makes a data folder with an empty embedded database; what it answers makes copies of it, which is much quicker. */
export const prepareDataFolders = async (): Promise<() => string> => {
  const original = newFolder()
  const database = await openPglite({ folder: original, port: 0, onDeath: fail, onBrokenConnection: fail })
  await database.close()
  return () => {
    const copy = newFolder()
    cpSync(original, copy, { recursive: true })
    return copy
  }
}

const serverAddress = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverAddress, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Why no PostgreSQL can be tested here; undefined when one answers. */
export const whyNoPostgres = async (): Promise<string | undefined> => {
  try {
    await administer('select 1')
    return undefined
  } catch (error) {
    const why = error instanceof Error ? error.message || String(error) : String(error)
    return `no PostgreSQL answers at ${new URL(serverAddress).host} (${why}); set TEST_DATABASE_URL to test against one`
  }
}

/** A new, empty database on the PostgreSQL server, and how to be rid of it. */
export const createTestDatabase = async (): Promise<{ address: string; drop(): Promise<void> }> => {
  const name = `quokka_test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  const address = new URL(serverAddress)
  address.pathname = `/${name}`
  return { address: address.href, drop: () => administer(`drop database ${name} with (force)`) }
}

/** A new database on the PostgreSQL server, dropped by its `close`. */
export const openTestPostgres = async (): Promise<Database> => {
  const { address, drop } = await createTestDatabase()
  const database = await openPostgres(address, () => {})
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}
