import type { MessagePort } from 'node:worker_threads'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { giveBackMemory } from '../spare-memory.ts'
import type { RequestCounts } from './request-counts.ts'
import { counted } from './request-counts.ts'
import { createSessionTurns } from './session-turns.ts'

/** What the main thread asks of this one. */
export type ToWorker = { do: 'connect'; port: MessagePort } | { do: 'ping' } | { do: 'close' }

/** What this one is given at its start. */
export interface Given {
  /** The database's folder, or `memory://`. */
  where: string
  requests: RequestCounts
}

/** What this thread tells the main one. */
export type FromWorker = { was: 'opened' } | { was: 'alive' }

const LONGEST_IDLE_MS = 10_000

/**
 * PostgreSQL's own settings are for a machine that does nothing else: 128 MB of pages, filled with zeros at the start, and tables for
 * 100 sessions, of which this engine has one. What is not among the pages is in the system's cache of files.
 */
const SMALL = ['shared_buffers=16MB', 'max_connections=5', 'max_wal_senders=0']

/** Files of the log that are done with are deleted: kept to be written again, as is the custom, they would hold what was deleted long ago. */
const FORGETFUL = ['wal_recycle=off', 'wal_init_zero=off']

const tell = (message: FromWorker): void => parentPort?.postMessage(message)

const { where, requests } = workerData as Given
const database = await PGlite.create(where, {
  startParams: [...PGlite.defaultStartParams, ...[...SMALL, ...FORGETFUL].flatMap((setting) => ['-c', setting])],
})
const { rows } = await database.query<{ server_version: string }>('show server_version')

/** Runs a request. PGlite's own synchronous call would read each reply for itself, and retain what it read. */
const exec = (request: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = []
  // Without a look at the file system nothing of it waits: the reply is whole when the call returns.
  void database.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => void parts.push(bytes.slice()),
  })
  return Buffer.concat(parts)
}

const turns = createSessionTurns(
  { exec: (request) => counted(requests, () => exec(request)) },
  { serverVersion: rows[0]?.server_version ?? '', longestIdleMs: LONGEST_IDLE_MS },
)

const connect = (port: MessagePort): void => {
  const session = turns.open({
    send: (bytes) => {
      // A copy of its own: a slice of a shared pool would take the whole pool along, 64 KB.
      const own = new Uint8Array(bytes)
      port.postMessage(own, [own.buffer])
    },
    hangUp: () => port.close(),
  })
  port.on('message', session.receive)
  port.on('close', session.end)
}

const close = async (): Promise<void> => {
  await database.close()
  parentPort?.close()
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.do === 'connect') connect(message.port)
  else if (message.do === 'ping') tell({ was: 'alive' })
  // A close that fails ends the thread with an error, which the main thread hears of.
  else void close()
})
await giveBackMemory()
tell({ was: 'opened' })
