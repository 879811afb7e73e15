import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openDataFolder } from '../adapters/data-folder.ts'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import { checkFiles } from './checksums.ts'
import { checkSteps, loadDatabase } from './load-database.ts'
import type { Manifest } from './manifest.ts'
import { readManifest } from './manifest.ts'
import { contentsOf } from './read-tables.ts'
import type { BackupConfig } from './take-backup.ts'
import type { Replacing } from './targets.ts'
import { fillEmbedded, fillPostgres, withDataFolder, withPostgres } from './targets.ts'
import { copyFiles, filesBelow, UPLOADS_OF_BACKUP, UPLOADS_OF_SERVER } from './uploads.ts'

const IN_THE_MAKING = 'media-in-the-making'
const REPLACED = 'media-replaced'

/** What was put back. */
export interface Restored {
  manifest: Manifest
  rows: number
  /** Files; undefined where this server's uploads are in a bucket. */
  uploads: number | undefined
}

/** Copies the uploads of a backup beside those of a data folder; answers how many, and what puts them in their place. */
const prepareUploads = async (
  backup: string,
  dataFolder: string,
  { mayReplace }: Replacing,
): Promise<{ files: number; settle(): Promise<void> }> => {
  const place = join(dataFolder, UPLOADS_OF_SERVER)
  if (!mayReplace && (await filesBelow(place)).length > 0)
    throw new CannotOpen(`There are uploads in ${place} already; they were left as they were.`)
  const made = join(dataFolder, IN_THE_MAKING)
  const replaced = join(dataFolder, REPLACED)
  await rm(made, { recursive: true, force: true })
  await mkdir(made)
  const { copied } = await copyFiles(join(backup, UPLOADS_OF_BACKUP), made)
  return {
    files: copied.length,
    async settle() {
      await rm(replaced, { recursive: true, force: true })
      await mkdir(place, { recursive: true })
      await rename(place, replaced)
      await rename(made, place)
      await rm(replaced, { recursive: true, force: true })
    },
  }
}

/**
 * Puts a backup into the database and the data folder of the settings, which must be empty unless they may be replaced. Rejects with `CannotOpen`, before
 * anything is changed, where the backup is damaged or of a newer version, or a server is running.
 */
export const restore = async (config: BackupConfig, backup: string, replacing: Replacing): Promise<Restored> => {
  const from = resolve(backup)
  const dataFolder = resolve(config.DATA_DIR)
  const manifest = await readManifest(from)
  await checkSteps(manifest.steps)
  await checkFiles(from, manifest)
  const contents = contentsOf(from, manifest)

  const { DATABASE_URL: address } = config
  if (address === undefined)
    return withDataFolder(dataFolder, () =>
      withUploads(() => fillEmbedded(dataFolder, replacing, (target) => loadDatabase(target, contents))),
    )
  openDataFolder(dataFolder)
  return withPostgres(address, (database) =>
    withUploads(() => fillPostgres(database, replacing, (target) => loadDatabase(target, contents))),
  )

  async function withUploads(fill: () => Promise<number>): Promise<Restored> {
    if (config.S3_BUCKET !== undefined) return { manifest, rows: await fill(), uploads: undefined }
    const uploads = await prepareUploads(from, dataFolder, replacing)
    try {
      const rows = await fill()
      await uploads.settle()
      return { manifest, rows, uploads: uploads.files }
    } finally {
      await rm(join(dataFolder, IN_THE_MAKING), { recursive: true, force: true })
    }
  }
}
