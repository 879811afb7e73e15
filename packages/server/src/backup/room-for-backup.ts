import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import type { Tables } from '../adapters/database/tables.ts'
import { isGone } from '../adapters/is-gone.ts'
import { filesBelow } from './uploads.ts'

/** The embedded database on the same disk needs some, to go on. */
const LEFT_FREE_BYTES = 256 * 1024 * 1024

/** How many bytes the files below a folder have. */
export const bytesBelow = async (folder: string): Promise<number> => {
  let bytes = 0
  for (const path of await filesBelow(folder)) {
    try {
      bytes += (await stat(join(folder, path))).size
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  return bytes
}

export const bytesOfPostgres = async (transaction: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database())::text as bytes`.execute(
    transaction,
  )
  return Number(rows[0]?.bytes)
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`

/** Rejects with `CannotOpen` where the disk of a folder has not that much free: a full one would stop the server as well. */
export const checkRoom = async (folder: string, neededBytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder)
  const needed = neededBytes + LEFT_FREE_BYTES
  if (bavail * bsize >= needed) return
  throw new CannotOpen(
    `${megabytes(bavail * bsize)} are free in ${folder}, and a backup may need ${megabytes(needed)}. Make room, or use another disk.`,
  )
}
