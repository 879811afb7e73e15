import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isFromThisMachine } from '../../http/callers/this-machine.ts'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Who may read the metrics: whoever brings the token. Where there is none it is this machine, and nobody where a public address is set:
 * then everybody may come through a proxy on this machine that adds no header of its own. Rule OP8.
 */
export const metricsReader = ({
  token,
  isPublic,
}: {
  token: string | undefined
  isPublic: boolean
}): ((request: FastifyRequest) => boolean) => {
  if (token === undefined) return isPublic ? () => false : isFromThisMachine
  const wanted = hash(`Bearer ${token}`)
  return ({ headers }) => timingSafeEqual(hash(headers.authorization ?? ''), wanted)
}
