import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

/**
 * Below the ports that Linux gives to outgoing connections, from 32,768 on: such a connection of another test would take the port
 * that a server leaves while it is started again.
 */
const FIRST = 10_000
const BLOCK = 40
const PORTS = 550 * BLOCK
/** No browser opens a page there: the fetch standard blocks it. */
const BLOCKED = 10_080

/** Every process, and every thread of one, begins in a block of its own: two that look at the same moment find different ports. */
const begin = (process.pid * 7 + threadId) * BLOCK
let asked = 0

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port that nobody listens on, and that this process is not told again before all have been told. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < PORTS; tried += 1) {
    const port = FIRST + ((begin + asked) % PORTS)
    asked += 1
    if (port !== BLOCKED && (await isFree(port))) return port
  }
  throw new Error('no port is free')
}
