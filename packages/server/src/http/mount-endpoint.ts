import type { Answer, Endpoint } from '@quokka/contract/http'
import type { Result } from '@quokka/core/lib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { limitKey } from './address.ts'
import type { Guests } from './guest.ts'
import type { OriginGuard } from './origin-guard.ts'
import type { RateLimiter } from './rate-limit.ts'
import { sendRefusal } from './refusal-to-reply.ts'
import type { Refusal } from './refusals.ts'

/** Who calls. */
export interface Visitor {
  /** The caller's credential; asked for the first time, it makes a browser without one a guest. */
  credential(): string
}

/** One call, its body read and checked. */
export interface Call<Body> extends Visitor {
  body: Body
}

type AnswerOf<Reply extends Answer> = Reply extends z.core.$ZodType ? z.input<Reply> : string

/** An endpoint with what answers it. */
export interface Route {
  endpoint: Endpoint
  answer(body: unknown, visitor: Visitor): Promise<Result<unknown, Refusal>>
}

/** Pairs a declared endpoint with the function that answers it; the body is read by the endpoint's schema before. */
export const route = <Body extends z.core.$ZodType, Reply extends Answer>(
  endpoint: Endpoint<Body, Reply>,
  answer: (call: Call<z.output<Body>>) => Result<AnswerOf<Reply>, Refusal> | Promise<Result<AnswerOf<Reply>, Refusal>>,
): Route => ({
  endpoint,
  answer: async (raw, visitor) => {
    const body = z.safeParse(endpoint.body, raw)
    if (!body.success) return { ok: false, refusal: invalidBody(body.error) }
    const answered = await answer({ ...visitor, body: body.data })
    if (!answered.ok || endpoint.answer === 'text') return answered
    // What the schema does not name must not leave; a mismatch is a bug and becomes a 500.
    return { ok: true, value: z.parse(endpoint.answer, answered.value) }
  },
})

const invalidBody = (error: z.core.$ZodError): Refusal => {
  const errors = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  return { code: 'call/invalid', errors, ...(errors[0] && { sentence: errors[0].message }) }
}

export interface MountPorts {
  guests: Guests
  origins: OriginGuard
  limits: RateLimiter
}

/** Mounts a route under `/qq/v1/`, behind its limits: origin, rate, size and content type, in this order. */
export const mountEndpoint = (app: FastifyInstance, { endpoint, answer }: Route, ports: MountPorts): void => {
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    if (endpoint.changes && !ports.origins.mayChange(request.headers))
      return sendRefusal(request, reply, { code: 'call/cross-site' })
    const retryAfterS = ports.limits.waitSeconds(`${endpoint.path} ${limitKey(request.ip)}`, endpoint.perMinute)
    if (retryAfterS > 0) return sendRefusal(request, reply, { code: 'call/too-many', retryAfterS })
    // There are no accounts yet, so nobody is signed in.
    if (endpoint.caller === 'user') return sendRefusal(request, reply, { code: 'call/no-login' })
  }
  app.route({
    method: endpoint.method,
    url: `/qq/v1/${endpoint.path}`,
    bodyLimit: endpoint.maxBytes,
    onRequest: guard,
    handler: async (request, reply) => {
      const visitor = visitorOf(request, reply, ports.guests)
      const raw = endpoint.method === 'GET' ? request.query : (request.body ?? {})
      const answered = await answer(raw, visitor)
      if (!answered.ok) return sendRefusal(request, reply, answered.refusal)
      reply.header('cache-control', 'no-store')
      return endpoint.answer === 'text'
        ? reply.type('text/plain; charset=utf-8').send(answered.value)
        : reply.type('application/json; charset=utf-8').send(JSON.stringify(answered.value))
    },
  })
}

const visitorOf = (request: FastifyRequest, reply: FastifyReply, guests: Guests): Visitor => {
  let credential = guests.readCredential(request.headers.cookie)?.credential
  return {
    credential: () => {
      if (credential === undefined) {
        const issued = guests.issueGuest()
        reply.header('set-cookie', issued.setCookie)
        credential = issued.credential
      }
      return credential
    },
  }
}
