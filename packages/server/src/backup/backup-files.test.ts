import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openBackedUp } from '../testing/backed-up.ts'
import { newFolder } from '../testing/new-folder.ts'
import { readManifest } from './manifest.ts'
import { restore } from './restore.ts'
import { takeBackup } from './take-backup.ts'

const KEEP = { mayReplace: false }
const REPLACE = { mayReplace: true }

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
const open = async () => {
  const at = await openBackedUp()
  closing.push(at.close)
  return at
}
const emptyFolder = (): string => {
  const folder = newFolder()
  closing.push(() => rmSync(folder, { recursive: true }))
  return folder
}

test('OP34 a backup goes into a new folder, which has its name when it is whole', async () => {
  const { source } = await open()
  const backups = emptyFolder()
  const wanted = join(backups, 'wanted')
  const taking = takeBackup(source, wanted)
  expect(existsSync(wanted)).toBe(false)
  await taking
  expect(readdirSync(backups)).toEqual(['wanted'])
  await expect(takeBackup(source, wanted)).rejects.toThrow(/is not empty. A backup is written into a new folder/)
  expect(readdirSync(wanted).sort()).toEqual(['manifest.json', 'tables'])
})

test('OP34 a backup that fails leaves nothing', async () => {
  const backups = emptyFolder()
  const nowhere = emptyFolder()
  await expect(
    takeBackup({ DATA_DIR: nowhere, DATABASE_URL: undefined, S3_BUCKET: undefined }, join(backups, 'wanted')),
  ).rejects.toThrow(/There is no database in/)
  mkdirSync(join(nowhere, 'database', 'global'), { recursive: true })
  mkdirSync(join(nowhere, 'database', 'pg_wal'))
  await expect(
    takeBackup({ DATA_DIR: nowhere, DATABASE_URL: undefined, S3_BUCKET: undefined }, join(backups, 'wanted')),
  ).rejects.toThrow()
  expect(readdirSync(backups)).toEqual([])
})

test('OP35 a backup that is damaged, incomplete or of a newer version is refused before anything is changed', async () => {
  const { source, target } = await open()
  const backups = emptyFolder()
  const backup = join(backups, 'backup')
  await takeBackup(source, backup)
  const path = join(backup, 'manifest.json')
  const whole = readFileSync(path, 'utf8')
  const restoring = () => restore(target, backup, REPLACE)
  const withManifest = (change: Record<string, unknown>) =>
    writeFileSync(path, JSON.stringify({ ...JSON.parse(whole), ...change }))

  withManifest({ format: 2 })
  await expect(restoring()).rejects.toThrow(/made by a newer version of this server, and its layout is unknown/)
  withManifest({ steps: [...JSON.parse(whole).steps, '9999-of-tomorrow'] })
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
  expect(readdirSync(target.DATA_DIR)).toEqual([])
})

test('OP39 uploads are copied after the database, with a checksum each; those in a bucket are left to it', async () => {
  const { database, source, target } = await open()
  const [folder, backups] = [source.DATA_DIR, emptyFolder()]
  mkdirSync(join(folder, 'media', 'user'), { recursive: true })
  writeFileSync(join(folder, 'media', 'user', 'a.png'), 'picture')
  const { manifest } = await takeBackup(source, join(backups, 'first'))
  expect(manifest.uploads).toEqual({ keptIn: 'this folder', vanished: 0 })
  expect(manifest.files.find(({ path }) => path === 'uploads/user/a.png')).toEqual({
    path: 'uploads/user/a.png',
    bytes: 7,
    sha256: '2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97',
  })
  expect((await restore(target, join(backups, 'first'), KEEP)).uploads).toBe(1)
  expect(readFileSync(join(target.DATA_DIR, 'media', 'user', 'a.png'), 'utf8')).toBe('picture')

  const inBucket = await takeBackup({ ...source, S3_BUCKET: 'bucket' }, join(backups, 'second'))
  expect(inBucket.manifest.uploads.keptIn).toBe('a bucket')
  expect(inBucket.manifest.files.filter(({ path }) => path.startsWith('uploads'))).toEqual([])
  expect((await readManifest(join(backups, 'second'))).uploads.keptIn).toBe('a bucket')

  await database.kysely.insertInto('upload_folder').values({ marker: 'shared-folder-elsewhere' }).execute()
  await expect(takeBackup(source, join(backups, 'third'))).rejects.toThrow(/uploads of this database are not in/)
})
