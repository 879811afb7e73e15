import type { IncomingMessage, Server } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { CallRefusal } from '@quokka/contract/wire'
import { REFUSAL_HEADER } from '@quokka/contract/wire'
import type { FastifyBaseLogger } from 'fastify'
import type { Phase, Rooms } from '../ports.ts'
import type { RequestIds } from '../tracing/request-id.ts'
import { REQUEST_ID_HEADER } from '../tracing/request-id.ts'
import type { OriginGuard } from './callers/origin-guard.ts'

interface UpgradePorts {
  rooms?: Pick<Rooms, 'upgrade'> | undefined
  origins: OriginGuard
  requestIds: RequestIds
  log: Pick<FastifyBaseLogger, 'debug'>
  phase(): Phase
}

/** An upgrade as it arrived. */
export interface Upgrade {
  request: IncomingMessage
  socket: Duplex
}

/** Answers an upgrade that is refused, without a body: browsers do not show it to the page that opens the socket. */
export type RefuseUpgrade = (upgrade: Upgrade, status: number, code: CallRefusal, ...headers: string[]) => void

export const upgradeRefuser =
  ({ requestIds, log }: Pick<UpgradePorts, 'requestIds' | 'log'>): RefuseUpgrade =>
  ({ request, socket }, status, code, ...headers) => {
    const requestId = requestIds.idOf(request)
    log.debug({ requestId, status, code }, 'a socket was refused')
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Length: 0',
      `${REFUSAL_HEADER}: ${code}`,
      `${REQUEST_ID_HEADER}: ${requestId}`,
    ]
    socket.end(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`)
  }

/** Hands socket upgrades to the rooms: only while the server is ready, and only from an allowed origin. */
export const mountUpgrades = (server: Server, ports: UpgradePorts): void => {
  const { rooms, origins, phase } = ports
  const refuse = upgradeRefuser(ports)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const now = phase()
    const upgrade = { request, socket }
    if (now !== 'ready' && now !== 'leaving') refuse(upgrade, 503, `server/${now}`, 'Retry-After: 2')
    else if (!origins.isAllowedOrigin(request.headers.origin, request.headers.host))
      refuse(upgrade, 403, 'request/cross-site')
    else if (rooms === undefined) refuse(upgrade, 404, 'request/not-found')
    else rooms.upgrade(request, socket, head)
  })
}
