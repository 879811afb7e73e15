import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../replies/refusal-to-reply.ts'
import type { AddressLimits } from './address-limits.ts'

/** A thousand players of a school behind one address open the page and its files within a minute, and every picture of a quiz within a few. */
const LOOKS_PER_MINUTE = 30_000
/** Those who watch the server ask often, and the answer costs nothing. */
const UNLIMITED = ['/healthz', '/readyz']

/** Limits what is no call, so has no limit of its own: pages, media and what is not there. */
export const limitLooks = (app: FastifyInstance, limits: AddressLimits): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { url = 'nothing' } = request.routeOptions
    if (url.startsWith('/qq/v1/') || UNLIMITED.includes(url)) return
    const what = url.startsWith('/media/') ? 'media' : 'pages'
    const retryAfterS = limits.waitSeconds(what, request.ip, LOOKS_PER_MINUTE)
    if (retryAfterS > 0) return sendRefusal(request, reply, { code: 'request/rate-limited', retryAfterS })
  })
}
