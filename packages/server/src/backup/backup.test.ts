import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { storedTables } from '../adapters/database/contents/stored-tables.ts'
import { lockFolder } from '../adapters/database/folder-lock.ts'
import { makeSteps } from '../adapters/database/migrate.ts'
import { openPglite } from '../adapters/database/pglite.ts'
import { openPlainEmbedded, openPlainPostgres } from '../adapters/database/plain-database.ts'
import { openPostgres } from '../adapters/database/postgres.ts'
import type { Database } from '../ports.ts'
import { prepareDataFolders } from '../testing/data-folders.ts'
import { newFolder } from '../testing/new-folder.ts'
import { createTestDatabase, whyNoPostgres } from '../testing/postgres-server.ts'
import { restore } from './restore.ts'
import { takeBackup } from './take-backup.ts'

const noPostgres = await whyNoPostgres()
/** Each takes a new database to be made. */
const BACKUPS = Number(process.env.BACKUP_ROUNDS ?? 1)
const KEEP = { mayReplace: false }
const REPLACE = { mayReplace: true }

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const fail = (why: string | Error): never => {
  throw new Error(`the test database broke: ${why}`)
}
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
const config = (DATA_DIR: string, DATABASE_URL?: string, S3_BUCKET?: string) => ({ DATA_DIR, DATABASE_URL, S3_BUCKET })

/** Stores rows as fast as it can, as those of one journal, and clears the log and rewrites tables now and then; counts what was acknowledged. */
const keepWriting = (database: Database) => {
  let acknowledged = 0
  let isOver = false
  const one = async (): Promise<void> => {
    await sql`insert into journal (journal_id, seq, epoch, version, body)
      values ('busy', ${acknowledged}, 1, 1, repeat(md5(${String(acknowledged)}), 60))`.execute(database.kysely)
    acknowledged += 1
    if (acknowledged % 50 === 0)
      await sql`delete from journal where seq = ${acknowledged - 25}`.execute(database.kysely)
    if (acknowledged % 200 === 0) await database.upkeep?.clearLog()
    if (acknowledged % 700 === 0)
      await database.upkeep?.rewrite({ schema: 'public', name: 'journal', bytes: 0, written: 0, died: 0 })
  }
  const writing = (async () => {
    while (!isOver) await one()
  })()
  return {
    acknowledged: () => acknowledged,
    async stop() {
      isOver = true
      await writing
    },
  }
}

/** The rows that should be there of so many written first, and those that are. */
const writtenIn = async (database: Awaited<ReturnType<typeof openPlainEmbedded>>) => {
  const { rows } = await sql<{ found: string; most: string; wrong: string }>`
    select count(*)::text as found, max(seq)::text as most, count(*) filter (where body <> repeat(md5(seq::text), 60))::text as wrong
    from journal`.execute(database.kysely)
  await database.close()
  const [row] = rows
  const most = Number(row?.most ?? -1) + 1
  // Of each fifty one was deleted, the last one perhaps not yet.
  const missing = most - Number(row?.found) - Math.floor(most / 50)
  return { most, wrong: row?.wrong, isWhole: missing === 0 || missing === -1 }
}

const backsUpWhileWritten = async (
  database: Database,
  source: ReturnType<typeof config>,
  open: () => Promise<{ target: ReturnType<typeof config>; read(): ReturnType<typeof openPlainEmbedded> }>,
) => {
  const backups = emptyFolder()
  const writer = keepWriting(database)
  const found: unknown[] = []
  try {
    for (let number = 0; number < BACKUPS; number += 1) {
      const before = writer.acknowledged()
      await takeBackup(source, join(backups, String(number)))
      const { target, read } = await open()
      await restore(target, join(backups, String(number)), REPLACE)
      const { most, wrong, isWhole } = await writtenIn(await read())
      found.push({ isWhole, wrong, hasAll: most >= before })
    }
  } finally {
    await writer.stop()
  }
  expect(writer.acknowledged()).toBeGreaterThan(0)
  expect(found).toEqual(Array.from({ length: BACKUPS }, () => ({ isWhole: true, wrong: '0', hasAll: true })))
}

test('OP33 a backup of the embedded database has all that was acknowledged before, while the server writes', async () => {
  const folder = await dataFolder()
  const database = await openPglite({ folder, port: 0, onDeath: fail, onBrokenConnection: fail })
  closing.push(database.close)
  const target = emptyFolder()
  await backsUpWhileWritten(database, config(folder), async () => ({
    target: config(target),
    read: () => openPlainEmbedded(target),
  }))
})

test.skipIf(noPostgres !== undefined)(
  `OP33 a backup of PostgreSQL has all that was acknowledged before, while the server writes${noPostgres ?? ''}`,
  async () => {
    const [{ address, drop }, other] = [await createTestDatabase(), await createTestDatabase()]
    closing.push(drop, other.drop)
    const database = await openPostgres(address, fail)
    closing.push(database.close)
    await backsUpWhileWritten(database, config(emptyFolder(), address), async () => ({
      target: config(emptyFolder(), other.address),
      read: () => openPlainPostgres(other.address),
    }))
  },
)

test('OP36 what is there is replaced only on request, and never while a server runs', async () => {
  const [folder, backups] = [await dataFolder(), emptyFolder()]
  const backup = join(backups, 'backup')
  await takeBackup(config(folder), backup)
  await expect(restore(config(folder), backup, KEEP)).rejects.toThrow(/There is a database in .* left as it was/)
  const release = lockFolder(folder, 3_000)
  await expect(restore(config(folder), backup, REPLACE)).rejects.toThrow(/is in use by the server/)
  release()
  await restore(config(folder), backup, REPLACE)
  expect(readdirSync(folder).filter((name) => /making|replaced/.test(name))).toEqual([])

  const withUploads = emptyFolder()
  mkdirSync(join(withUploads, 'media', 'user'), { recursive: true })
  writeFileSync(join(withUploads, 'media', 'user', 'a.png'), 'picture')
  await expect(restore(config(withUploads), backup, KEEP)).rejects.toThrow(/There are uploads in .* left as they were/)
  expect(existsSync(join(withUploads, 'media', 'user', 'a.png'))).toBe(true)
})

test('OP37 a backup of an older version is restored in its form, and migrated when the server starts', async () => {
  const [old, backups, target] = [await dataFolder(), emptyFolder(), emptyFolder()]
  const database = await openPlainEmbedded(old)
  for (const { name } of await storedTables(database.kysely))
    await sql`drop table ${sql.id(name)} cascade`.execute(database.kysely)
  const steps = ['0001-rooms', '0002-accounts', '0003-quizzes', '0004-media', '0005-moderation']
  await makeSteps(database.kysely, steps)
  await sql`insert into organisation (organisation_id, organisation_name, is_enterprise) values ('o', 'Old school', true)`.execute(
    database.kysely,
  )
  await database.close()
  const { manifest } = await takeBackup(config(old), join(backups, 'old'))
  expect([manifest.steps, manifest.migration]).toEqual([steps, '0005-moderation'])
  await restore(config(target), join(backups, 'old'), KEEP)
  const server = await openPglite({ folder: target, port: 0, onDeath: fail, onBrokenConnection: fail })
  closing.push(server.close)
  const found = await server.kysely.selectFrom('organisation').select('organisation_name').execute()
  expect(found).toEqual([{ organisation_name: 'Old school' }])
  expect(await server.kysely.selectFrom('job').selectAll().execute()).toEqual([])
})

test('OP42 a backup for which there may be too little room is refused before it begins', async () => {
  const [folder, backups] = [await dataFolder(), emptyFolder()]
  mkdirSync(join(folder, 'media'))
  // Has no bytes on the disk.
  writeFileSync(join(folder, 'media', 'large'), '')
  truncateSync(join(folder, 'media', 'large'), 2 ** 42)
  await expect(takeBackup(config(folder), join(backups, 'large'))).rejects.toThrow(
    /MB are free in .*, and a backup may need 4398\d{3} MB/,
  )
  expect(readdirSync(backups)).toEqual([])
})
