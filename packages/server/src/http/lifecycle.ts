import type { FastifyInstance } from 'fastify'
import type { Phase } from '../ports.ts'
import { sendRefusal } from './replies/refusal-to-reply.ts'

/** Those who run the server must reach these in every phase. */
const ALWAYS = ['/healthz', '/readyz', '/metrics']

/** Answers 511 while the server starts or drains; a client tries again after 2 s and 4 s (contract §1). */
export const refuseUnlessReady = (app: FastifyInstance, phase: () => Phase): void => {
  app.addHook('onRequest', async (request, reply) => {
    const now = phase()
    if (now === 'ready' || now === 'leaving' || ALWAYS.includes(request.routeOptions.url ?? '')) return
    return sendRefusal(request, reply.header('connection', 'close'), { code: `server/${now}`, retryAfterS: 2 })
  })
}
