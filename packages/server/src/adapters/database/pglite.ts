import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Database } from '../../ports.ts'
import { CannotOpen } from './cannot-open.ts'
import type { Release } from './folder-lock.ts'
import { lockFolder } from './folder-lock.ts'
import { createLiveness } from './liveness.ts'
import { migrate } from './migrate.ts'
import { DATABASE, makeDatabase } from './new-database.ts'
import type { FromWorker, Given, ToWorker } from './pglite-worker.ts'
import { PortStream } from './port-stream.ts'
import { kyselyOver, openPool } from './postgres.ts'
import { newRequestCounts, requestCounts } from './request-counts.ts'
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

interface DatabaseThread {
  connect(): MessagePort
  close(): Promise<void>
}
type MessagePort = MessageChannel['port1']

const openThread = async (
  folder: string | undefined,
  lookEveryMs: number,
  onDeath: (why: string) => void,
): Promise<DatabaseThread> => {
  const requests = newRequestCounts()
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: {
      where: folder === undefined ? 'memory://' : join(resolve(folder), DATABASE),
      requests,
    } satisfies Given,
  })
  const tell = (message: ToWorker, ...moved: MessagePort[]) => worker.postMessage(message, moved)
  const opened = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  let isClosing = false
  let answers = 0
  let lastError = 'its thread ended'

  worker.on('message', (message: FromWorker) => {
    answers += 1
    if (message.was === 'opened') opened.resolve()
  })
  worker.on('error', (error: unknown) => {
    lastError = error instanceof Error ? error.message : String(error)
    opened.reject(error)
  })
  worker.on('exit', () => {
    closed.resolve()
    opened.reject(new Error(lastError))
    if (!isClosing) onDeath(lastError)
  })

  try {
    await opened.promise
  } catch (error) {
    isClosing = true
    const where = join(folder ?? 'memory', DATABASE)
    throw new CannotOpen(
      `The database in ${where} cannot be opened (${lastError}). It was left as it is: put a backup in its place, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  const liveness = createLiveness(lookEveryMs)
  const watchdog = setInterval(() => {
    const why = liveness.check({ ...requestCounts(requests), answers })
    if (why !== undefined) onDeath(why)
    tell({ do: 'ping' })
  }, lookEveryMs)
  watchdog.unref()

  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel()
      tell({ do: 'connect', port: port2 }, port2)
      return port1
    },
    close: () => {
      isClosing = true
      clearInterval(watchdog)
      tell({ do: 'close' })
      return closed.promise
    },
  }
}
