import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HeldElsewhere } from '../../stores/held-elsewhere.ts'
import { StorageFull } from '../../stores/storage-full.ts'
import { sendRefusal } from './refusal-to-reply.ts'
import type { Refusal } from './refusals.ts'
import { worded } from './wordings.ts'

/** Turns what the framework or a bug throws into a sentence; the cause goes to the log alone. */
export const replyToError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(error, request.id)
  if (refusal.code === 'server/failed') request.log.error({ requestId: request.id, err: error }, 'a call failed')
  return sendRefusal(request, reply, refusal)
}

const refusalOf = (error: FastifyError, reference: string): Refusal => {
  if (error instanceof StorageFull) return { code: 'server/storage-full' }
  if (error instanceof HeldElsewhere) return { code: 'server/busy' }
  switch (error.statusCode) {
    case 413:
      return { code: 'request/too-large' }
    case 415:
      return { code: 'request/unsupported-media-type' }
    case 416:
      return { code: 'request/range-not-satisfiable' }
    case 404:
      return { code: 'request/not-found' }
    default:
      if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
        return { code: 'request/unreadable' }
      return { code: 'server/failed', ...worded('server/failed/reference', { reference }) }
  }
}

/** Every error leaves as a sentence. */
export const mountErrorReplies = (app: FastifyInstance): void => {
  app.setErrorHandler(replyToError)
}
