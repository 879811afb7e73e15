import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { Result } from '@quokka/core/lib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../../stores/accounts.ts'
import { sendRefusal } from '../replies/refusal-to-reply.ts'
import type { Refusal } from '../replies/refusals.ts'
import type { MountPorts } from './mount-endpoint.ts'
import { guardOf, refusalOfCaller, userOf } from './mount-endpoint.ts'

/** A file as it comes in: read it, or destroy it. */
export interface SentFile {
  content: Readable
  /** What the sender calls it; proves nothing. */
  fileName: string
  type: string
}

/** A call of signed-in users whose body is one file in the field `file`. */
export interface UploadRoute {
  /** Path below `/qq/v1/`. */
  path: string
  perMinute: number
  /** The largest file in bytes. */
  maxBytes: number
  /** What a larger file is answered. */
  tooLarge: Refusal
  take(file: SentFile, user: Account): Promise<Result<object, Refusal>>
}

const FIELD = 'file'
/** What a form adds to the file that is in it. */
const ENVELOPE_BYTES = 16_384
/** A phone on a poor line takes minutes for 20 MB; whoever takes longer holds a connection for nothing. */
export const LONGEST_UPLOAD_MS = 600_000

/** The file of a form; undefined when there is none in the right field, or the form cannot be read. */
const fileOf = async (request: FastifyRequest, maxBytes: number): Promise<SentFile | undefined> => {
  // One byte more than is allowed lets through, so that the taker sees that it is too many.
  const limits = { files: 1, fields: 4, parts: 5, fieldSize: 1_000, headerPairs: 20, fileSize: maxBytes + 1 }
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(() => undefined)
  if (part === undefined || part.fieldname !== FIELD) {
    part?.file.destroy()
    return undefined
  }
  return { content: part.file, fileName: part.filename, type: part.mimetype }
}

/** Mounts an upload under `/qq/v1/`, behind the limits of every other call. Forms are read for this route alone. */
export const mountUpload = async (app: FastifyInstance, upload: UploadRoute, ports: MountPorts): Promise<void> => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await ports.sessions.read(request.headers.cookie)
    const user = userOf(session)
    const refusal = refusalOfCaller('user', { session, user })
    if (refusal !== undefined || user === undefined)
      return sendRefusal(request, reply, refusal ?? { code: 'account/sign-in-required' })
    if (!request.isMultipart()) return sendRefusal(request, reply, { code: 'request/unsupported-media-type' })
    if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + ENVELOPE_BYTES)
      return sendRefusal(request, reply, upload.tooLarge)
    const slow = setTimeout(() => request.raw.destroy(), LONGEST_UPLOAD_MS)
    try {
      const file = await fileOf(request, upload.maxBytes)
      if (file === undefined) return sendRefusal(request, reply, { code: 'media/file-missing' })
      const taken = await upload.take(file, user)
      if (!taken.ok) return sendRefusal(request, reply, taken.refusal)
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(taken.value))
    } finally {
      clearTimeout(slow)
    }
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart)
    scope.post(`/qq/v1/${upload.path}`, { onRequest: guardOf({ ...upload, changes: true }, ports) }, answer)
  })
}
