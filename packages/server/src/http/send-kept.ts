import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How many answers stay compressed: what most callers get is the same for all of them. */
const COMPRESSED_ANSWERS = 20

const READS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/u

const zipped = new Map<string, Promise<Buffer>>()

const zip = (text: string, hash: string): Promise<Buffer> => {
  const made = zipped.get(hash) ?? promisify(gzip)(text)
  zipped.delete(hash)
  zipped.set(hash, made)
  const [oldest] = zipped.keys()
  if (zipped.size > COMPRESSED_ANSWERS && oldest !== undefined) zipped.delete(oldest)
  return made
}

/** Sends JSON that browsers keep and ask about again: nothing but "the same" where it is, else compressed. Rule HT35. */
export const sendKept = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> => {
  const hash = createHash('sha256').update(text).digest('base64url')
  // Weak: the same content, zipped or not.
  const tag = `W/"${hash}"`
  reply.header('cache-control', 'private, no-cache').header('etag', tag).header('vary', 'accept-encoding, cookie')
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!READS_GZIP.test(request.headers['accept-encoding']?.toString() ?? '')) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await zip(text, hash))
}
