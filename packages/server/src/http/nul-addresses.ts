import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './replies/refusal-to-reply.ts'

/** No name and no query holds U+0000: neither the database nor the disk takes it. Half of a surrogate pair has no percent-encoding. */
export const refuseNulAddresses = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('%00')) return sendRefusal(request, reply, { code: 'request/unreadable' })
  })
}
