import { join, resolve } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import { CannotOpen } from './cannot-open.ts'
import { createLiveness } from './liveness.ts'
import { DATABASE } from './new-database.ts'
import type { FromWorker, Given, ToWorker } from './pglite-worker.ts'
import { newRequestCounts, requestCounts } from './request-counts.ts'

/** The thread of an embedded database. */
export interface DatabaseThread {
  connect(): MessagePort
  close(): Promise<void>
}
type MessagePort = MessageChannel['port1']

/** Opens the database of a data folder, or one in memory, in a thread of its own; rejects with `CannotOpen` when it is damaged. */
export const openThread = async (
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
