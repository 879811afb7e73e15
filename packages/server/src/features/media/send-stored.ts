import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from '../../http/replies/byte-range.ts'
import { sendRefusal } from '../../http/replies/refusal-to-reply.ts'
import type { StoredFile } from '../../ports.ts'

/** Sends a file of the store, or the part of it that is asked for, or that it is still the same (RFC 9110 §13, §14). */
export const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): Promise<FastifyReply> => {
  const { 'if-none-match': known, 'if-range': same, range: asked } = request.headers
  reply.header('etag', file.etag).header('accept-ranges', 'bytes')
  if (known?.split(',').some((etag) => etag.trim().replace(/^W\//, '') === file.etag)) return reply.code(304).send()
  const range = same === undefined || same === file.etag ? byteRange(asked, file.bytes) : undefined
  if (range === 'none') {
    reply.removeHeader('etag').header('content-range', `bytes */${file.bytes}`)
    return sendRefusal(request, reply, { code: 'request/range-not-satisfiable' })
  }
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.bytes}`)
  reply.header('content-length', range === undefined ? file.bytes : range.last - range.first + 1)
  // Without a stream the length would be set to 0.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await file.read(range))
}
