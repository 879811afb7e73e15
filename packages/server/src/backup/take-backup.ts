import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import { openEmbeddedCopy } from '../adapters/database/embedded-copy.ts'
import { DATABASE } from '../adapters/database/new-database.ts'
import { openPlainPostgres } from '../adapters/database/plain-database.ts'
import type { Tables } from '../adapters/database/tables.ts'
import { isGone } from '../adapters/is-gone.ts'
import type { Config } from '../config.ts'
import { VERSION } from '../version.ts'
import { checksumOf } from './checksums.ts'
import { embeddedIn } from './data-folder.ts'
import type { FileOfBackup, Manifest } from './manifest.ts'
import { FORMAT, MANIFEST } from './manifest.ts'
import { bytesBelow, bytesOfPostgres, checkRoom } from './room-for-backup.ts'
import { copyFiles, filesBelow, UPLOADS_OF_BACKUP, UPLOADS_OF_SERVER } from './uploads.ts'
import { atOneMoment, writeDatabase } from './write-database.ts'

/** What the name of a backup begins with until it is whole. */
export const UNFINISHED = '.unfinished-'

/** The settings that say what is backed up, and where it is put back. */
export type BackupConfig = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'S3_BUCKET'>

/** A backup that was made. */
export interface TakenBackup {
  manifest: Manifest
  /** Of all files. */
  bytes: number
}

/** Reaches the disk, so that a power cut after the renaming leaves a whole backup. */
const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Undefined where nothing is there; an empty folder counts as nothing. */
const whatIsAt = async (folder: string): Promise<string | undefined> => {
  try {
    return (await readdir(folder))[0]
  } catch (error) {
    if (isGone(error)) return undefined
    throw new CannotOpen(`${folder} is no folder that can be written to. Name another one for the backup.`)
  }
}

/** Runs something on the database that the settings name, as it is at one moment; `work` holds what it needs meanwhile. */
const withDatabase = async <Value>(
  { DATA_DIR, DATABASE_URL }: BackupConfig,
  work: string,
  use: (transaction: Kysely<Tables>) => Promise<Value>,
): Promise<Value> => {
  if (DATABASE_URL === undefined && !(await embeddedIn(DATA_DIR)))
    throw new CannotOpen(`There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL as for the server.`)
  const database =
    DATABASE_URL === undefined ? await openEmbeddedCopy(DATA_DIR, work) : await openPlainPostgres(DATABASE_URL)
  try {
    return await atOneMoment(database.kysely, use)
  } finally {
    await database.close()
  }
}

/** Rejects where the data folder has not the uploads of this database: only those of several servers are marked. */
const checkUploads = async (transaction: Kysely<Tables>, tables: Manifest['tables'], folder: string): Promise<void> => {
  if (!tables.some(({ name }) => name === 'upload_folder')) return
  const row = await transaction.selectFrom('upload_folder').select('marker').executeTakeFirst()
  if (row === undefined || (await readdir(folder).catch((): string[] => [])).includes(row.marker)) return
  throw new CannotOpen(
    `The uploads of this database are not in ${folder}. Set DATA_DIR as for its servers, or S3_BUCKET if they are in a bucket.`,
  )
}

const writeAll = async (config: BackupConfig, folder: string, work: string): Promise<Manifest> => {
  const begunAt = new Date().toISOString()
  const uploads = join(config.DATA_DIR, UPLOADS_OF_SERVER)
  const isInBucket = config.S3_BUCKET !== undefined
  const uploadBytes = isInBucket ? 0 : await bytesBelow(uploads)
  // A copy, and what is written of it, which is packed.
  if (config.DATABASE_URL === undefined)
    await checkRoom(folder, uploadBytes + 2 * (await bytesBelow(join(config.DATA_DIR, DATABASE))))
  const database = await withDatabase(config, work, async (transaction) => {
    if (config.DATABASE_URL !== undefined) await checkRoom(folder, uploadBytes + (await bytesOfPostgres(transaction)))
    const written = await writeDatabase(transaction, folder)
    if (!isInBucket) await checkUploads(transaction, written.tables, uploads)
    return written
  })
  const migration = database.steps.at(-1)
  if (migration === undefined)
    throw new CannotOpen('The database has no tables of this server: it was never started on it.')
  // Later than the database: whatever is named there has been here.
  const { vanished } = isInBucket ? { vanished: 0 } : await copyFiles(uploads, join(folder, UPLOADS_OF_BACKUP))
  const files: FileOfBackup[] = []
  for (const path of await filesBelow(folder)) {
    files.push(await checksumOf(folder, path))
    await flush(join(folder, path))
  }
  return {
    format: FORMAT,
    version: VERSION,
    begunAt,
    database: config.DATABASE_URL === undefined ? 'embedded' : 'PostgreSQL',
    migration,
    ...database,
    uploads: { keptIn: isInBucket ? 'a bucket' : 'this folder', vanished },
    files,
  }
}

/**
 * Writes a backup into a folder that does not exist yet, while servers run or not. It has another name until it is whole. Rejects with
 * `CannotOpen` for what the operator can do something about.
 */
export const takeBackup = async (config: BackupConfig, folder: string): Promise<TakenBackup> => {
  const target = resolve(folder)
  if ((await whatIsAt(target)) !== undefined)
    throw new CannotOpen(`${target} is not empty. A backup is written into a new folder.`)
  const name = target.slice(dirname(target).length + 1)
  const unfinished = join(dirname(target), `${UNFINISHED}${name}-${process.pid}`)
  const work = `${unfinished}-copy`
  try {
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    const manifest = await writeAll({ ...config, DATA_DIR: resolve(config.DATA_DIR) }, unfinished, work)
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
    await flush(join(unfinished, MANIFEST))
    await rename(unfinished, target)
    await flush(dirname(target))
    return { manifest, bytes: manifest.files.reduce((sum, file) => sum + file.bytes, 0) }
  } finally {
    await rm(work, { recursive: true, force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}
