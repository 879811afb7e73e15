import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * When the server ends, hangs up on connections that nobody waits for an answer on. Of these Node closes those alone that were idle
 * at that moment: not one that a browser opened to have it ready, which it takes for a request that is about to come, and not one
 * whose answer goes out later.
 */
export const hangUpIdleAtEnd = (app: FastifyInstance): void => {
  const open = new Set<Socket>()
  let isEnding = false
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    isEnding = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onResponse', async () => {
    if (isEnding) app.server.closeIdleConnections()
  })
}
