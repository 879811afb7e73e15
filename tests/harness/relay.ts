import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** A way to a service, which can go dead. */
export interface Relay {
  /** The service's address, by this way. */
  address: string
  /** What is open now carries nothing any more, and nobody is told; new connections do. */
  silence(): void
  close(): void
}

/** Passes on to a service what comes to an address of this machine. */
export const openRelay = (to: string, host = '127.0.0.1'): Promise<Relay> =>
  new Promise((resolve, reject) => {
    const service = new URL(to)
    const open = new Set<Socket>()
    const server = createServer((inner) => {
      const outer = connect(Number(service.port), service.hostname)
      for (const [from, onward] of [
        [inner, outer],
        [outer, inner],
      ] as const) {
        open.add(from)
        from.on('error', () => onward.destroy())
        from.on('close', () => {
          open.delete(from)
          onward.destroy()
        })
        from.pipe(onward)
      }
    })
    server.once('error', reject)
    server.listen(0, host, () => {
      const listening = server.address()
      if (typeof listening !== 'object' || listening === null) return reject(new Error('no port'))
      const address = new URL(to)
      address.hostname = host
      address.port = String(listening.port)
      resolve({
        address: address.href,
        silence() {
          for (const socket of open) socket.unpipe().pause()
        },
        close() {
          server.close()
          for (const socket of open) socket.destroy()
        },
      })
    })
  })
