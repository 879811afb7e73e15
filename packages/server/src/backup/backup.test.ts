import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
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
import { readManifest } from './manifest.ts'
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

test('OP34 a backup goes into a new folder, which has its name when it is whole', async () => {
  const [folder, backups] = [await dataFolder(), emptyFolder()]
  const wanted = join(backups, 'wanted')
  const taking = takeBackup(config(folder), wanted)
  expect(existsSync(wanted)).toBe(false)
  await taking
  expect(readdirSync(backups)).toEqual(['wanted'])
  await expect(takeBackup(config(folder), wanted)).rejects.toThrow(
    /is not empty. A backup is written into a new folder/,
  )
  expect(readdirSync(wanted).sort()).toEqual(['manifest.json', 'tables'])
})

test('OP34 a backup that fails leaves nothing', async () => {
  const backups = emptyFolder()
  const nowhere = emptyFolder()
  await expect(takeBackup(config(nowhere), join(backups, 'wanted'))).rejects.toThrow(/There is no database in/)
  mkdirSync(join(nowhere, 'database', 'global'), { recursive: true })
  mkdirSync(join(nowhere, 'database', 'pg_wal'))
  await expect(takeBackup(config(nowhere), join(backups, 'wanted'))).rejects.toThrow()
  expect(readdirSync(backups)).toEqual([])
})

test('OP35 a backup that is damaged, incomplete or of a newer version is refused before anything is changed', async () => {
  const [folder, backups, target] = [await dataFolder(), emptyFolder(), emptyFolder()]
  const backup = join(backups, 'backup')
  await takeBackup(config(folder), backup)
  const path = join(backup, 'manifest.json')
  const whole = readFileSync(path, 'utf8')
  const restoring = () => restore(config(target), backup, REPLACE)
  const withManifest = (change: Record<string, unknown>) =>
    writeFileSync(path, JSON.stringify({ ...JSON.parse(whole), ...change }))

  withManifest({ format: 2 })
  await expect(restoring()).rejects.toThrow(/made by a newer version of this server, and its layout is unknown/)
  withManifest({ steps: [...(await stepsOf(whole)), '9999-of-tomorrow'] })
  await expect(restoring()).rejects.toThrow(/belongs to a newer version of this server: its step 9999-of-tomorrow/)
  withManifest({ tables: 7 })
  await expect(restoring()).rejects.toThrow(/its manifest.json cannot be read/)
  rmSync(path)
  await expect(restoring()).rejects.toThrow(/is no whole backup: it has no manifest.json/)
  writeFileSync(path, whole)
  const packed = join(backup, 'tables', 'account.jsonl.gz')
  const bytes = readFileSync(packed)
  writeFileSync(packed, bytes.with(bytes.length - 1, 1 + (bytes.at(-1) ?? 0)))
  await expect(restoring()).rejects.toThrow(/tables\/account.jsonl.gz is not what was written/)
  rmSync(packed)
  await expect(restoring()).rejects.toThrow(/tables\/account.jsonl.gz is missing/)
  expect(readdirSync(target)).toEqual([])
})
const stepsOf = async (manifest: string): Promise<string[]> => JSON.parse(manifest).steps

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

test('OP39 uploads are copied after the database, with a checksum each; those in a bucket are left to it', async () => {
  const [folder, backups, target] = [await dataFolder(), emptyFolder(), emptyFolder()]
  mkdirSync(join(folder, 'media', 'user'), { recursive: true })
  writeFileSync(join(folder, 'media', 'user', 'a.png'), 'picture')
  const { manifest } = await takeBackup(config(folder), join(backups, 'first'))
  expect(manifest.uploads).toEqual({ keptIn: 'this folder', vanished: 0 })
  expect(manifest.files.find(({ path }) => path === 'uploads/user/a.png')).toEqual({
    path: 'uploads/user/a.png',
    bytes: 7,
    sha256: '2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97',
  })
  expect((await restore(config(target), join(backups, 'first'), KEEP)).uploads).toBe(1)
  expect(readFileSync(join(target, 'media', 'user', 'a.png'), 'utf8')).toBe('picture')

  const inBucket = await takeBackup(config(folder, undefined, 'bucket'), join(backups, 'second'))
  expect(inBucket.manifest.uploads.keptIn).toBe('a bucket')
  expect(inBucket.manifest.files.filter(({ path }) => path.startsWith('uploads'))).toEqual([])
  expect((await readManifest(join(backups, 'second'))).uploads.keptIn).toBe('a bucket')

  const database = await openPlainEmbedded(folder)
  await database.kysely.insertInto('upload_folder').values({ marker: 'shared-folder-elsewhere' }).execute()
  await database.close()
  await expect(takeBackup(config(folder), join(backups, 'third'))).rejects.toThrow(
    /uploads of this database are not in/,
  )
})
