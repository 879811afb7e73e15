import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../../http/refusal-to-reply.ts'
import { MEDIA_POLICY } from '../../http/security-headers.ts'
import type { MediaStore, Rooms, StoredMedia } from '../../ports.ts'
import { contentTypeOf, isAlias } from './content-types.ts'

export interface MediaPorts {
  /** Where the pictures of the catalogue are on the disk. */
  picturesFolder: string
  /** What people uploaded; undefined where nobody can. */
  uploads: Pick<MediaStore, 'pathOf'> | undefined
  findRoomMedia: Rooms['findMedia']
}

/** Folders of what people uploaded. A picture that its owner took back must not stay in caches for long. */
const UPLOAD_FOLDERS = ['avatars'] as const

const A_DAY = 'public, max-age=86400'
/** An alias always means the same picture, and is only for those in the room. */
const FOR_EVER = 'private, max-age=31536000, immutable'

/** Serves media by name from known folders, and a room's media by alias (contract §9). Needs the `sendFile` of @fastify/static. */
export const mountMedia = (app: FastifyInstance, { picturesFolder, uploads, findRoomMedia }: MediaPorts): void => {
  const folders: Readonly<Record<string, string>> = {
    readymade: picturesFolder,
    readymade_banner: picturesFolder,
    ...(uploads && Object.fromEntries(UPLOAD_FOLDERS.map((folder) => [folder, uploads.pathOf(folder)]))),
  }

  const send = (request: FastifyRequest, reply: FastifyReply, media: StoredMedia | undefined, caching: string) => {
    const contentType = media && contentTypeOf(media.name)
    const root = media && Object.hasOwn(folders, media.folder) ? folders[media.folder] : undefined
    if (media === undefined || contentType === undefined || root === undefined)
      return sendRefusal(request, reply, { code: 'call/not-found' })
    return reply
      .header('cache-control', caching)
      .header('content-security-policy', MEDIA_POLICY)
      .type(contentType)
      .sendFile(media.name, root, { contentType: false, cacheControl: false, dotfiles: 'deny' })
  }

  app.get<{ Params: StoredMedia }>('/media/:folder/:name', (request, reply) =>
    send(request, reply, request.params, A_DAY),
  )

  app.get<{ Params: { roomId: string; alias: string } }>('/media/rooms/:roomId/:alias', (request, reply) => {
    const { roomId, alias } = request.params
    const media = isAlias(alias) ? findRoomMedia(roomId, alias) : undefined
    return send(request, reply, media, FOR_EVER)
  })
}
