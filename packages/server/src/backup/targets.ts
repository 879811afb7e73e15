import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDataFolder } from '../adapters/data-folder.ts'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import { stepsMade, storedTables } from '../adapters/database/contents/stored-tables.ts'
import { lockFolder } from '../adapters/database/folder-lock.ts'
import { DATABASE } from '../adapters/database/new-database.ts'
import type { PlainDatabase } from '../adapters/database/plain-database.ts'
import { openPlainEmbedded, openPlainPostgres } from '../adapters/database/plain-database.ts'
import { sessionName } from '../adapters/database/postgres.ts'
import { embeddedIn } from './data-folder.ts'
import type { Target } from './load-database.ts'

/** In the data folder until it is whole; a server that starts without a database removes what begins so. */
const IN_THE_MAKING = 'database-in-the-making-elsewhere'
const REPLACED = 'database-replaced'
/** The log of the embedded database is cut off after so much, instead of growing by all that is stored. */
const CHECKPOINT_CHARACTERS = 64 * 1024 * 1024

/** Whether what is there may be given up. */
export interface Replacing {
  mayReplace: boolean
}

/** Takes a data folder for this process: rejects with `CannotOpen` while a server holds it. */
export const withDataFolder = async <Value>(folder: string, use: () => Promise<Value>): Promise<Value> => {
  openDataFolder(folder)
  const release = lockFolder(folder, 0)
  try {
    return await use()
  } finally {
    release()
  }
}

/** Fills a new embedded database, which takes its place in the data folder when it is whole. The folder is this process's. */
export const fillEmbedded = async (
  folder: string,
  { mayReplace }: Replacing,
  fill: (target: Target) => Promise<number>,
): Promise<number> => {
  const isThere = await embeddedIn(folder)
  if (isThere && !mayReplace) throw new CannotOpen(`There is a database in ${folder} already; it was left as it was.`)
  const work = join(folder, IN_THE_MAKING)
  const replaced = join(folder, REPLACED)
  await rm(work, { recursive: true, force: true })
  await mkdir(work)
  try {
    const database = await openPlainEmbedded(work)
    const rows = await filled(database, fill)
    await rm(replaced, { recursive: true, force: true })
    if (isThere) await rename(join(folder, DATABASE), replaced)
    await rename(join(work, DATABASE), join(folder, DATABASE))
    await rm(replaced, { recursive: true, force: true })
    return rows
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const filled = async (database: PlainDatabase, fill: (target: Target) => Promise<number>): Promise<number> => {
  try {
    return await fill({ kysely: database.kysely, onStored: checkpoints(database) })
  } finally {
    await database.close()
  }
}

const checkpoints = ({ kysely }: PlainDatabase): Target['onStored'] => {
  let since = 0
  return async (characters) => {
    since += characters
    if (since < CHECKPOINT_CHARACTERS) return
    since = 0
    await sql`checkpoint`.execute(kysely)
  }
}

/** How long the sessions of a server that was stopped may take to end. */
const ENDING = { looks: 30, everyMs: 100 }

const serversOn = async ({ kysely }: PlainDatabase): Promise<number> => {
  const { rows } = await sql<{ servers: string }>`
    select count(distinct application_name)::text as servers from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${SESSION})`.execute(kysely)
  return Number(rows[0]?.servers)
}
const SESSION = sessionName('')

/** Opens a PostgreSQL that no server uses, and closes it at the end; rejects with `CannotOpen` while one does. */
export const withPostgres = async <Value>(
  address: string,
  use: (database: PlainDatabase) => Promise<Value>,
): Promise<Value> => {
  const database = await openPlainPostgres(address)
  try {
    let servers = await serversOn(database)
    for (let looks = 0; servers > 0 && looks < ENDING.looks; looks += 1) {
      await pause(ENDING.everyMs)
      servers = await serversOn(database)
    }
    if (servers > 0) throw new CannotOpen('A server is running on this PostgreSQL database. Stop all of them first.')
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Fills a PostgreSQL, wholly or not at all. */
export const fillPostgres = (
  { kysely }: PlainDatabase,
  { mayReplace }: Replacing,
  fill: (target: Target) => Promise<number>,
): Promise<number> =>
  kysely.transaction().execute(async (transaction) => {
    const tables = await storedTables(transaction)
    if (tables.length > 0 && (await stepsMade(transaction, tables)).length === 0)
      throw new CannotOpen(
        'The PostgreSQL database has tables of something else. Give the server a database of its own.',
      )
    if (tables.length > 0 && !mayReplace)
      throw new CannotOpen('The PostgreSQL database is not empty; it was left as it was.')
    for (const { name } of tables) await sql`drop table ${sql.id(name)} cascade`.execute(transaction)
    return fill({ kysely: transaction, onStored: async () => {} })
  })
