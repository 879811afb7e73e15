import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from './refusals.ts'
import { REFUSALS } from './refusals.ts'

const PROBLEM = 'application/problem+json'

const wantsProblem = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((range) => range.split(';')[0]?.trim().toLowerCase() === PROBLEM)

/** Answers with a refusal: its sentence as plain text, or RFC 9457 problem details to a client that accepts them. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { status, sentence: usual } = REFUSALS[refusal.code]
  const sentence = refusal.sentence ?? usual
  reply.code(status).header('cache-control', 'no-store').header('vary', 'accept')
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', String(refusal.retryAfterS))
  if (!wantsProblem(request.headers.accept)) return reply.type('text/plain; charset=utf-8').send(sentence)
  const { errors } = refusal
  return reply.type(PROBLEM).send(
    JSON.stringify({
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      detail: sentence,
      ...(errors && { errors }),
    }),
  )
}
