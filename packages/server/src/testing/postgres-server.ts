import { randomBytes } from 'node:crypto'
import pg from 'pg'

const PREFIX = 'quokka_test'
const serverAddress = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const administer = async (statement: string, values: readonly string[] = []): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: serverAddress, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
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

const addressOf = (name: string): string => {
  const address = new URL(serverAddress)
  address.pathname = `/${name}`
  return address.href
}

/** A new database on the PostgreSQL server, empty unless `from` names one to copy that nobody is connected to. */
export const createTestDatabase = async (
  from = 'template1',
): Promise<{ name: string; address: string; drop(): Promise<void> }> => {
  const name = `${from.startsWith(PREFIX) ? from : PREFIX}_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${from}`)
  return { name, address: addressOf(name), drop: () => dropWithCopies(name) }
}

/** Each drop waits for a checkpoint, and those that wait together share it. */
const DROPPED_AT_ONCE = 16

/** Drops a database and the copies of it that are still there. */
const dropWithCopies = async (name: string): Promise<void> => {
  const rows = await administer('select datname from pg_database where starts_with(datname, $1)', [name])
  while (rows.length > 0) {
    const some = rows.splice(0, DROPPED_AT_ONCE)
    await Promise.all(some.map(({ datname }) => administer(`drop database ${String(datname)} with (force)`)))
  }
}
