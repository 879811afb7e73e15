import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import { isGone } from '../adapters/is-gone.ts'
import type { FileOfBackup, Manifest } from './manifest.ts'

/** A file of a backup's folder with its size and checksum. */
export const checksumOf = async (folder: string, path: string): Promise<FileOfBackup> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(folder, path)), hash)
  return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') }
}

/** Rejects with `CannotOpen` where a file of a backup is missing or is not what was written. */
export const checkFiles = async (folder: string, { files, tables }: Manifest): Promise<void> => {
  const known = new Set(files.map(({ path }) => path))
  const unlisted = tables.find(({ file }) => !known.has(file))
  if (unlisted !== undefined)
    throw new CannotOpen(`The backup in ${folder} is damaged: ${unlisted.file} is not listed.`)
  for (const { path, bytes, sha256 } of files) {
    const found = await checksumOf(folder, path).catch((error: unknown) => {
      if (isGone(error)) throw new CannotOpen(`The backup in ${folder} is damaged: ${path} is missing.`)
      throw error
    })
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new CannotOpen(`The backup in ${folder} is damaged: ${path} is not what was written.`)
  }
}
