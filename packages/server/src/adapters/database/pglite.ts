import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Database } from '../../ports.ts'
import { CannotOpen } from './cannot-open.ts'
import type { Release } from './folder-lock.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { makeDatabase } from './new-database.ts'
import { openThread } from './pglite-thread.ts'
import { PortStream } from './port-stream.ts'
import { kyselyOver, openPool } from './postgres.ts'
import { createUpkeep } from './upkeep.ts'

const FREE_FLOOR_BYTES = 64 * 1024 * 1024
const LOOK_EVERY_MS = 1_000

interface Settings {
  /** The data folder; the database lives in a folder inside it. Undefined keeps everything in memory, for tests. */
  folder: string | undefined
  /** The server's port, told to whoever finds the folder taken. */
  port: number
  /** The database is lost for this process (its thread ended, or hangs): the process must end and be restarted. */
  onDeath: (why: string) => void
  onBrokenConnection: (error: Error) => void
  /** Free bytes of the disk under the folder. */
  freeBytes?: (folder: string) => Promise<number>
  /** How often the disk and the thread are checked, in milliseconds. */
  lookEveryMs?: number
}

const freeBytesOnDisk = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Opens the embedded database in a thread of its own (its queries would starve the event loop) and migrates it.
 * Rejects with `CannotOpen` when the folder is another server's, the disk nearly full, or the database damaged or a newer version's.
 */
export const openPglite = async (settings: Settings): Promise<Database> => {
  const { folder, onDeath, onBrokenConnection, freeBytes = freeBytesOnDisk, lookEveryMs = LOOK_EVERY_MS } = settings
  const isFree = async () => folder === undefined || (await freeBytes(folder)) >= FREE_FLOOR_BYTES
  const release: Release = folder === undefined ? () => {} : lockFolder(resolve(folder), settings.port)
  try {
    if (!(await isFree()))
      throw new CannotOpen(
        `The disk under ${folder} is nearly full: the database needs ${FREE_FLOOR_BYTES >> 20} MB free.`,
      )
    // Where that fails the thread tries by itself, and its failure is told.
    if (folder !== undefined) await makeDatabase(resolve(folder)).catch(() => {})
    const thread = await openThread(folder, lookEveryMs, onDeath)
    const pool = openPool(
      { stream: () => new PortStream(thread.connect), user: 'postgres', database: 'postgres', max: 5 },
      onBrokenConnection,
    )
    const kysely = kyselyOver(pool)
    try {
      await migrate(kysely)
    } catch (error) {
      await pool.end()
      await thread.close()
      throw error
    }

    let canWrite = true
    const lookAtDisk = async () => {
      canWrite = await isFree().catch(() => canWrite)
    }
    const spaceWatch = setInterval(() => void lookAtDisk(), lookEveryMs)
    spaceWatch.unref()

    return {
      pool,
      kysely,
      owner: randomUUID(),
      durability:
        'Embedded database: what was acknowledged outlives a crash of the server, but not a power cut. For that, set DATABASE_URL to a PostgreSQL server.',
      isShared: false,
      canWrite: () => canWrite,
      upkeep: createUpkeep(kysely),
      check: async () => void (await pool.query('select 1')),
      close: async () => {
        clearInterval(spaceWatch)
        await pool.end()
        await thread.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
