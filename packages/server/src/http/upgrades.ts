import type { IncomingMessage, Server } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Phase, Rooms } from '../ports.ts'
import type { OriginGuard } from './callers/origin-guard.ts'

interface UpgradePorts {
  rooms: Pick<Rooms, 'upgrade'> | undefined
  origins: OriginGuard
  phase(): Phase
}

const refuse = (socket: Duplex, status: number, ...headers: string[]): void => {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0', ...headers]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}

/** Hands socket upgrades to the rooms: only while the server is ready, and only from an allowed origin. */
export const mountUpgrades = (server: Server, { rooms, origins, phase }: UpgradePorts): void => {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (phase() !== 'ready') refuse(socket, 503, 'Retry-After: 2')
    else if (!origins.isAllowedOrigin(request.headers.origin, request.headers.host)) refuse(socket, 403)
    else if (rooms === undefined) refuse(socket, 404)
    else rooms.upgrade(request, socket, head)
  })
}
