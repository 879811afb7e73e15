import type { MessagePort } from 'node:worker_threads'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { createSessionTurns } from './session-turns.ts'

/** What the main thread asks of this one. */
export type ToWorker = { do: 'connect'; port: MessagePort } | { do: 'ping' } | { do: 'close' }

/** What this thread tells the main one. */
export type FromWorker = { was: 'opened' } | { was: 'alive' }

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
tell({ was: 'opened' })
