import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** How many answers stay compressed: what most callers get is the same for all of them. */
const COMPRESSED_ANSWERS = 20

/** Sends JSON that browsers keep and ask about again. Rule HT35. */
export interface KeptAnswers {
  /** Nothing but "the same" where the caller has it, else the text, compressed for clients that accept it. */
  send(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply>
}

export const createKeptAnswers = (): KeptAnswers => {
  const zipped = new LRUCache<string, Promise<Buffer>, string>({
    max: COMPRESSED_ANSWERS,
    memoMethod: (_hash, _old, { context: text }) => promisify(gzip)(text),
  })
  return {
    async send(request, reply, text) {
      const hash = createHash('sha256').update(text).digest('base64url')
      // Weak: the same content, zipped or not.
      const tag = `W/"${hash}"`
      reply.header('cache-control', 'private, no-cache').header('etag', tag).header('vary', 'accept-encoding, cookie')
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      reply.type('application/json; charset=utf-8')
      if (negotiate(String(request.headers['accept-encoding'] ?? ''), ['gzip']) === null) return reply.send(text)
      return reply.header('content-encoding', 'gzip').send(await zipped.memo(hash, { context: text }))
    },
  }
}
