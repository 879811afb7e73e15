import type { IncomingMessage, Server } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { CallRefusal } from '@quokka/contract/wire'
import { REFUSAL_HEADER } from '@quokka/contract/wire'
import type { Phase, Rooms } from '../ports.ts'
import type { OriginGuard } from './callers/origin-guard.ts'

interface UpgradePorts {
  rooms: Pick<Rooms, 'upgrade'> | undefined
  origins: OriginGuard
  phase(): Phase
}

/** Answers an upgrade that is refused, without a body: browsers do not show it to the page that opens the socket. */
export const refuseUpgrade = (socket: Duplex, status: number, code: CallRefusal, ...headers: string[]): void => {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Length: 0',
    `${REFUSAL_HEADER}: ${code}`,
  ]
  socket.end(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`)
}

/** Hands socket upgrades to the rooms: only while the server is ready, and only from an allowed origin. */
export const mountUpgrades = (server: Server, { rooms, origins, phase }: UpgradePorts): void => {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const now = phase()
    if (now !== 'ready' && now !== 'leaving') refuseUpgrade(socket, 503, `server/${now}`, 'Retry-After: 2')
    else if (!origins.isAllowedOrigin(request.headers.origin, request.headers.host))
      refuseUpgrade(socket, 403, 'request/cross-site')
    else if (rooms === undefined) refuseUpgrade(socket, 404, 'request/not-found')
    else rooms.upgrade(request, socket, head)
  })
}
