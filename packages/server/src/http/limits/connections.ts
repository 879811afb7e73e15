import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import { limitKey } from '../callers/address.ts'
import { createOpenPlaces } from './open-places.ts'

/** Before `RATE_LIMIT_FACTOR`: a school of a thousand players behind one address, each with a room's socket and what a browser opens beside it. */
export const MOST_CONNECTIONS = 8_000

/** Hangs up on whoever opens more connections from one address; the configured proxies bring everybody's, so they may. */
export const limitConnections = (server: Server, trustedProxies: readonly string[], most: number): void => {
  const isProxy = proxyAddress.compile([...trustedProxies])
  const takePlace = createOpenPlaces(most)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (!isProxy(address, 0) && !takePlace(limitKey(address), socket)) socket.destroy()
  })
}
