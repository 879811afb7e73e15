import type { MessagePort } from 'node:worker_threads'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { createSessionTurns } from './session-turns.ts'

/** What the main thread asks of this one. */
export type ToWorker = { do: 'connect'; port: MessagePort } | { do: 'ping' } | { do: 'close' }

/** What this thread tells the main one. */
export type FromWorker = { was: 'opened' } | { was: 'alive' } | { was: 'closed' }

const LONGEST_IDLE_MS = 10_000

const tell = (message: FromWorker): void => parentPort?.postMessage(message)

const database = await PGlite.create(String(workerData))
const { rows } = await database.query<{ server_version: string }>('show server_version')
const turns = createSessionTurns(
  { exec: (request) => database.execProtocolRawSync(request) },
  { serverVersion: rows[0]?.server_version ?? '', longestIdleMs: LONGEST_IDLE_MS },
)

const connect = (port: MessagePort): void => {
  const session = turns.open({
    send: (bytes) => port.postMessage(bytes),
    hangUp: () => port.close(),
  })
  port.on('message', session.receive)
  port.on('close', session.end)
}

parentPort?.on('message', async (message: ToWorker) => {
  if (message.do === 'connect') return connect(message.port)
  if (message.do === 'ping') return tell({ was: 'alive' })
  await database.close()
  tell({ was: 'closed' })
  parentPort?.close()
})
tell({ was: 'opened' })
