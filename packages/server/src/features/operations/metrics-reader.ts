import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isFromThisMachine } from '../../http/callers/this-machine.ts'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Who may read the metrics: whoever brings the token, or, where there is none, this machine. Rule OP8. */
export const metricsReader = (token: string | undefined): ((request: FastifyRequest) => boolean) => {
  if (token === undefined) return isFromThisMachine
  const wanted = hash(`Bearer ${token}`)
  return ({ headers }) => timingSafeEqual(hash(headers.authorization ?? ''), wanted)
}
