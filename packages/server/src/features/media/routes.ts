import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../../http/refusal-to-reply.ts'
import { MEDIA_POLICY } from '../../http/security-headers.ts'
import type { MediaStore, Rooms, StoredMedia } from '../../ports.ts'
import { contentTypeOf, isAlias } from './content-types.ts'
import { sendStored } from './send-stored.ts'

export interface MediaPorts {
  /** Where the pictures of the catalogue are on the disk. */
  picturesFolder: string
  /** What people uploaded; undefined where nobody can. */
  uploads: Pick<MediaStore, 'find'> | undefined
  findRoomMedia: Rooms['findMedia']
}

/** How long a name may be kept by who asked for it. */
const A_DAY = 'public, max-age=86400'
/** A name that always means the same, and is only told to those who may see it. */
const FOR_EVER = 'private, max-age=31536000, immutable'

/** Folders of the store. A profile picture that its owner took back must not stay in caches for long. */
const STORED: Readonly<Record<string, string>> = { avatars: A_DAY, uploads: FOR_EVER }

/** Serves media by name from known folders, and a room's media by alias (contract §9). Needs the `sendFile` of @fastify/static. */
export const mountMedia = (app: FastifyInstance, { picturesFolder, uploads, findRoomMedia }: MediaPorts): void => {
  const onDisk: Readonly<Record<string, string>> = { readymade: picturesFolder, readymade_banner: picturesFolder }

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    media: StoredMedia | undefined,
    caching: string | undefined,
  ) => {
    const unknown = () => sendRefusal(request, reply, { code: 'call/not-found' })
    const contentType = media && contentTypeOf(media.name)
    if (media === undefined || contentType === undefined) return unknown()
    const { folder, name } = media
    const showOnly = (): FastifyReply =>
      reply
        .header('cache-control', caching ?? STORED[folder] ?? A_DAY)
        .header('content-security-policy', MEDIA_POLICY)
        .type(contentType)
    const root = Object.hasOwn(onDisk, folder) ? onDisk[folder] : undefined
    if (root !== undefined)
      return showOnly().sendFile(name, root, { contentType: false, cacheControl: false, dotfiles: 'deny' })
    const stored = Object.hasOwn(STORED, folder) ? await uploads?.find(folder, name) : undefined
    return stored === undefined ? unknown() : sendStored(request, showOnly(), stored)
  }

  app.get<{ Params: StoredMedia }>('/media/:folder/:name', (request, reply) =>
    send(request, reply, request.params, undefined),
  )

  app.get<{ Params: { roomId: string; alias: string } }>('/media/rooms/:roomId/:alias', (request, reply) => {
    const { roomId, alias } = request.params
    const media = isAlias(alias) ? findRoomMedia(roomId, alias) : undefined
    return send(request, reply, media, FOR_EVER)
  })
}
