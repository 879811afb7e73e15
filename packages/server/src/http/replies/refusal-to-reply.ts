import { STATUS_CODES } from 'node:http'
import { REFUSAL_HEADER, SAYS_HEADER } from '@quokka/contract/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from './refusals.ts'
import { REFUSALS } from './refusals.ts'

const PROBLEM = 'application/problem+json'

const wantsProblem = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((range) => range.split(';')[0]?.trim().toLowerCase() === PROBLEM)

/** Answers with a refusal: its code in a header, and its sentence as plain text or, to a client that accepts them RFC 9457 problem details. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { status, sentence: usual } = REFUSALS[refusal.code]
  const sentence = refusal.sentence ?? usual
  const { url: route = 'none' } = request.routeOptions
  request.log.debug({ requestId: request.id, route, status, code: refusal.code }, 'a call was refused')
  reply.code(status).header(REFUSAL_HEADER, refusal.code).header('cache-control', 'no-store').header('vary', 'accept')
  if (refusal.says !== undefined) reply.header(SAYS_HEADER, refusal.says)
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', String(refusal.retryAfterS))
  if (!wantsProblem(request.headers.accept)) return reply.type('text/plain; charset=utf-8').send(sentence)
  const { says, errors } = refusal
  return reply.type(PROBLEM).send(
    JSON.stringify({
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      code: refusal.code,
      detail: sentence,
      ...(says && { says }),
      ...(errors && { errors }),
    }),
  )
}
