import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from '@quokka/core/lib'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { digestOf, writeAlike } from '../adapters/database/contents/lines.ts'
import { storedSequences, storedTables } from '../adapters/database/contents/stored-tables.ts'
import { lockFolder } from '../adapters/database/folder-lock.ts'
import type { PlainDatabase } from '../adapters/database/plain-database.ts'
import { openPlainEmbedded, openPlainPostgres } from '../adapters/database/plain-database.ts'
import { openPostgres } from '../adapters/database/postgres.ts'
import { prepareDataFolders } from '../testing/data-folders.ts'
import { newFolder } from '../testing/new-folder.ts'
import { createTestDatabase, whyNoPostgres } from '../testing/postgres-server.ts'
import { fillWithRandomRows } from '../testing/random-rows.ts'
import { moveToEmbedded, moveToPostgres } from './move.ts'
import { restore } from './restore.ts'
import { takeBackup } from './take-backup.ts'

const SEED = Number(process.env.BACKUP_SEED ?? Date.now() % 1_000_000)
const noPostgres = await whyNoPostgres()
const title = (text: string) => (noPostgres === undefined ? text : `${text} (${noPostgres})`)

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const dataFolder = async (): Promise<string> => {
  const folder = (await prepareDataFolders())()
  closing.push(() => rmSync(folder, { recursive: true }))
  return folder
}
const emptyFolder = (): string => {
  const folder = newFolder()
  closing.push(() => rmSync(folder, { recursive: true }))
  return folder
}
const emptyPostgres = async (): Promise<string> => {
  const { address, drop } = await createTestDatabase()
  closing.push(drop)
  return address
}
const config = (DATA_DIR: string, DATABASE_URL?: string) => ({ DATA_DIR, DATABASE_URL, S3_BUCKET: undefined })

const inspect = async <Value>(
  database: PlainDatabase,
  use: (database: PlainDatabase) => Promise<Value>,
): Promise<Value> => {
  try {
    await writeAlike(database.kysely)
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Every table with its digest, and every sequence. */
const contents = ({ kysely }: PlainDatabase) =>
  (async () => {
    const tables = await storedTables(kysely)
    const digests: [string, unknown][] = []
    for (const table of tables) digests.push([table.name, await digestOf(kysely, table)])
    return { digests, sequences: await storedSequences(kysely) }
  })()

/** Fills the embedded database of a new data folder, and answers what it holds. */
const filled = async () => {
  const folder = await dataFolder()
  const before = await inspect(await openPlainEmbedded(folder), async (database) => {
    await fillWithRandomRows(database, seeded(SEED), 12)
    await sql`select nextval('job_job_id_seq') from generate_series(1, 41)`.execute(database.kysely)
    // It has the uploads that its database names.
    const { marker } = await database.kysely.selectFrom('upload_folder').select('marker').executeTakeFirstOrThrow()
    mkdirSync(join(folder, 'media'))
    writeFileSync(join(folder, 'media', marker), '')
    return contents(database)
  })
  const empty = before.digests.filter(([, digest]) => Object(digest).rows === 0)
  expect(empty, `every table has rows (seed ${SEED})`).toEqual([])
  return { folder, before }
}

test.skipIf(noPostgres !== undefined)(
  title('OP38 everything moves to PostgreSQL and back, and every table is equal'),
  async () => {
    const { folder, before } = await filled()
    const address = await emptyPostgres()
    const rows = await moveToPostgres(config(folder), address)
    expect(rows).toBe(before.digests.reduce((sum, [, digest]) => sum + Object(digest).rows, 0))
    expect(await inspect(await openPlainPostgres(address), contents), `seed ${SEED}`).toEqual(before)
    const back = emptyFolder()
    await moveToEmbedded(config(back, address))
    expect(await inspect(await openPlainEmbedded(back), contents), `seed ${SEED}`).toEqual(before)
    expect(await inspect(await openPlainEmbedded(folder), contents), 'the source is as it was').toEqual(before)
  },
)

test.skipIf(noPostgres !== undefined)(
  title('OP38 nothing is moved into what is not empty, nor while a server runs on either database'),
  async () => {
    const [folder, other, address] = [await dataFolder(), await dataFolder(), await emptyPostgres()]
    const release = lockFolder(folder, 3_000)
    await expect(moveToPostgres(config(folder), address)).rejects.toThrow(/is in use by the server/)
    release()
    const server = await openPostgres(address, () => {})
    await expect(moveToPostgres(config(folder), address)).rejects.toThrow(/A server is running on this PostgreSQL/)
    await expect(moveToEmbedded(config(emptyFolder(), address))).rejects.toThrow(
      /A server is running on this PostgreSQL/,
    )
    await server.close()
    await expect(moveToPostgres(config(folder), address)).rejects.toThrow(/is not empty; it was left as it was/)
    await expect(moveToEmbedded(config(other, address))).rejects.toThrow(/There is a database in .* already/)
    await expect(moveToEmbedded(config(other))).rejects.toThrow(/DATABASE_URL is not set/)
  },
)

test.skipIf(noPostgres !== undefined)(
  title('OP38 tables of something else are neither filled nor replaced'),
  async () => {
    const [folder, address] = [await dataFolder(), await emptyPostgres()]
    const backup = join(emptyFolder(), 'backup')
    await takeBackup(config(folder), backup)
    await inspect(await openPlainPostgres(address), async ({ kysely }) =>
      sql`create table stranger (x int)`.execute(kysely),
    )
    await expect(moveToPostgres(config(folder), address)).rejects.toThrow(/tables of something else/)
    await expect(restore(config(emptyFolder(), address), backup, { mayReplace: true })).rejects.toThrow(
      /tables of something else/,
    )
  },
)

test.skipIf(noPostgres !== undefined)(title('OP36 a backup of one database is restored into the other'), async () => {
  const { folder, before } = await filled()
  const [address, backups] = [await emptyPostgres(), emptyFolder()]
  await takeBackup(config(folder), join(backups, 'first'))
  await restore(config(emptyFolder(), address), join(backups, 'first'), { mayReplace: false })
  await takeBackup(config(folder, address), join(backups, 'second'))
  const back = emptyFolder()
  await restore(config(back), join(backups, 'second'), { mayReplace: false })
  expect(await inspect(await openPlainEmbedded(back), contents), `seed ${SEED}`).toEqual(before)
  const replacing = { mayReplace: true }
  await restore(config(emptyFolder(), address), join(backups, 'first'), replacing)
  expect(await inspect(await openPlainPostgres(address), contents), 'replaced').toEqual(before)
  expect(existsSync(join(back, 'database-in-the-making-elsewhere'))).toBe(false)
})
