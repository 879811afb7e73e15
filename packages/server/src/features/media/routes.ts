import { isAdmin } from '@quokka/core/access'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sessions } from '../../http/callers/session.ts'
import { userOf } from '../../http/endpoints/mount-endpoint.ts'
import { sendRefusal } from '../../http/replies/refusal-to-reply.ts'
import { MEDIA_POLICY } from '../../http/replies/security-headers.ts'
import { UPLOADS } from '../../media/unwanted.ts'
import type { Right, Viewers } from '../../media/viewers.ts'
import type { MediaStore, Rooms, StoredMedia } from '../../ports.ts'
import { contentTypeOf, isAlias } from './content-types.ts'
import { sendStored } from './send-stored.ts'

export interface MediaPorts {
  /** Where the pictures of the catalogue are on the disk. */
  picturesFolder: string
  /** What people uploaded, and who may see it; undefined where nobody can. */
  uploads: { store: Pick<MediaStore, 'find'>; viewers: Viewers } | undefined
  sessions: Pick<Sessions, 'read'>
  findRoomMedia: Rooms['findMedia']
  findQTestMedia(qtestId: string, alias: string): Promise<StoredMedia | undefined>
}

/** How long a name may be kept by the client. */
const A_DAY = 'public, max-age=86400'
/** A name that always means the same, and is only told to those who may see it. */
const FOR_EVER = 'private, max-age=31536000, immutable'
/** The right to see it is asked for each time. */
const ASK_AGAIN = 'private, no-cache'
const CACHING: Readonly<Record<Right, string>> = { everyone: FOR_EVER, caller: ASK_AGAIN }

/** Folders of the store. A profile picture that its owner took back must not stay in caches for long. */
const STORED: readonly string[] = ['avatars', UPLOADS]

const sendUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefusal(request, reply, { code: 'request/not-found' })

/** Serves media by name from known folders, and the media of rooms and QTests by alias (contract §9). Needs the `sendFile` of @fastify/static. */
export const mountMedia = (
  app: FastifyInstance,
  { picturesFolder, uploads, sessions, findRoomMedia, findQTestMedia }: MediaPorts,
): void => {
  const onDisk = new Map([
    ['readymade', picturesFolder],
    ['readymade_banner', picturesFolder],
  ])

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    media: StoredMedia | undefined,
    caching: string,
  ) => {
    const unknown = () => sendUnknown(request, reply)
    const contentType = media && contentTypeOf(media.name)
    if (media === undefined || contentType === undefined) return unknown()
    const { folder, name } = media
    const showOnly = (): FastifyReply =>
      reply.header('cache-control', caching).header('content-security-policy', MEDIA_POLICY).type(contentType)
    const root = onDisk.get(folder)
    if (root !== undefined)
      return showOnly().sendFile(name, root, { contentType: false, cacheControl: false, dotfiles: 'deny' })
    const stored = STORED.includes(folder) ? await uploads?.store.find(folder, name) : undefined
    return stored === undefined ? unknown() : sendStored(request, showOnly(), stored)
  }

  app.get<{ Params: StoredMedia }>('/media/:folder/:name', async (request, reply) => {
    const { folder, name } = request.params
    if (folder !== UPLOADS || contentTypeOf(name) === undefined) return send(request, reply, request.params, A_DAY)
    const caller = async () => {
      const user = userOf(await sessions.read(request.headers.cookie))
      return user && { userId: user.userId, isAdmin: isAdmin(user) }
    }
    const right = await uploads?.viewers.rightTo(name, caller)
    return right === undefined ? sendUnknown(request, reply) : send(request, reply, request.params, CACHING[right])
  })

  app.get<{ Params: { roomId: string; alias: string } }>('/media/rooms/:roomId/:alias', async (request, reply) => {
    const { roomId, alias } = request.params
    const media = isAlias(alias) ? await findRoomMedia(roomId, alias) : undefined
    return send(request, reply, media, FOR_EVER)
  })

  app.get<{ Params: { qtestId: string; alias: string } }>('/media/qtests/:qtestId/:alias', async (request, reply) => {
    const { qtestId, alias } = request.params
    return send(request, reply, isAlias(alias) ? await findQTestMedia(qtestId, alias) : undefined, FOR_EVER)
  })
}
