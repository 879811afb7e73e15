import type { FastifyInstance } from 'fastify'
import { beginRequest, REQUEST_ID_HEADER } from '../tracing/request-id.ts'

/** Every answer tells the id of its request, under which everything is done that is done for it. Before all other hooks. Rule OP47. */
export const nameRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    const end = beginRequest(request.id, done)
    if (reply.raw.closed) end()
    else reply.raw.once('close', end)
  })
}
