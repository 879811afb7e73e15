import { createWriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CallRefusal } from '@quokka/contract/wire'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { MediaKind } from '@quokka/core/media'
import { mediaKind } from '@quokka/core/media'
import type { Config } from '../config.ts'
import type { Refusal } from '../http/replies/refusals.ts'
import { REWRITING_BUSY } from '../http/replies/refusals.ts'
import type { Chance, Clock, Containers, Database, MediaStore, Pictures, TemporaryFiles } from '../ports.ts'
import type { MediaFiles } from '../stores/media-files.ts'
import { readDataUrl } from './data-url.ts'
import type { Format } from './formats.ts'
import { formatOf, HEAD_BYTES } from './formats.ts'
import { UPLOADS } from './unwanted.ts'
import type { Viewers } from './viewers.ts'

/** A medium as somebody sent it: what is said of it is compared with what it is. */
export interface Upload {
  content: Uint8Array | Readable
  fileName?: string | undefined
  /** The declared media type. */
  type?: string | undefined
  /** The only kind that is wanted; any where there is none. */
  kind?: MediaKind | undefined
}

/** A medium that is stored: `/media/uploads/{name}`. */
export interface StoredUpload {
  name: string
  kind: MediaKind
  /** Of images, in pixels. */
  width?: number
  height?: number
}

/** Media of quizzes (contract §1 and §9). */
export interface Media {
  /** Checks and stores a medium under a name that nobody can guess. Rules ME1 to ME7. */
  store(upload: Upload, userId: string): Promise<Result<StoredUpload, Refusal>>
  /**
   * What a media field of a JSON call stands for from now on: none for nothing or an empty text, the same name for one that
   * the server gave out before and the caller may see, the name of newly stored content for a data URL. Rules ME9, ME16.
   */
  keep(sent: string | null | undefined, userId: string): Promise<Result<string | null, Refusal>>
  /** The same for a quiz's banner: pictures alone. Rule ME20. */
  keepBanner(sent: string, userId: string): Promise<Result<string | null, Refusal>>
}

export interface MediaPorts {
  config: Pick<Config, 'MEDIA_QUOTA_FILES' | 'MEDIA_QUOTA_MEGABYTES'>
  store: MediaStore
  files: MediaFiles
  viewers: Viewers
  temporary: TemporaryFiles
  pictures: Pictures
  containers: Containers
  database: Pick<Database, 'canWrite'>
  clock: Clock
  chance: Chance
}

/** Uploads of one account that may be under way: each takes disk, and some a processor. */
const MOST_AT_ONCE = 4

const refuse = (code: CallRefusal, sentence?: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, ...(sentence !== undefined && { sentence }) },
})

/** Writes what is sent to a file; stops with the first byte too many. */
const receive = async (
  content: Upload['content'],
  path: string,
  mostBytes: number,
): Promise<'whole' | 'tooLarge' | 'cutOff'> => {
  let outcome: 'whole' | 'tooLarge' | 'cutOff' = 'whole'
  const counted = async function* () {
    let bytes = 0
    try {
      for await (const chunk of content instanceof Uint8Array ? [content] : content) {
        bytes += chunk.length
        if (bytes > mostBytes) {
          outcome = 'tooLarge'
          return
        }
        yield chunk
      }
    } catch {
      outcome = 'cutOff'
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600 }))
  return outcome
}

const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export const createMedia = (ports: MediaPorts): Media => {
  const { config, store, files, viewers, temporary, pictures, containers, database, clock, chance } = ports
  const quota = { files: config.MEDIA_QUOTA_FILES, bytes: config.MEDIA_QUOTA_MEGABYTES * 1_024 * 1_024 }
  const full = `There is no room left for your files: at most ${config.MEDIA_QUOTA_FILES} with ${config.MEDIA_QUOTA_MEGABYTES} MB in all. Files that no quiz shows are removed after a day.`
  const underWay = new Map<string, number>()

  /** A format as it is stored: re-encoded to the second path. Rules ME5, ME17. */
  const prepare = async (
    format: Format,
    path: string,
    rewritten: string,
  ): Promise<Result<{ width?: number; height?: number }, Refusal>> => {
    if (format.container !== undefined) {
      const stripped = await containers.strip(path, rewritten, format.container)
      if (stripped === 'busy') return { ok: false, refusal: REWRITING_BUSY }
      return stripped === 'unreadable' ? refuse('media/unsupported') : ok({})
    }
    const wanted = { mostPixels: LIMITS.picturePixels, shape: 'whole', side: LIMITS.pictureSidePixels } as const
    const picture = await pictures.rewrite(path, rewritten, wanted)
    if (picture === 'busy') return { ok: false, refusal: REWRITING_BUSY }
    if (picture === 'tooManyPixels') return refuse('media/too-many-pixels')
    return picture === 'unreadable' ? refuse('media/unsupported') : ok(picture)
  }

  const storeBy = async (
    upload: Upload,
    userId: string,
    path: string,
    rewritten: string,
  ): Promise<Result<StoredUpload, Refusal>> => {
    const received = await receive(upload.content, path, LIMITS.uploadBytes)
    if (received === 'tooLarge') return refuse('media/too-large')
    if (received === 'cutOff') return refuse('media/upload-incomplete')
    const format = await formatOf(await headOf(path), upload)
    if (format === undefined || format.kind !== (upload.kind ?? format.kind)) return refuse('media/unsupported')
    const prepared = await prepare(format, path, rewritten)
    if (!prepared.ok) return prepared
    const { kind, extension } = format
    const name = `${chance.newId()}.${extension}`
    const { size: bytes } = await stat(rewritten)
    if (!(await files.add({ name, userId, kind, bytes }, quota, clock.nowMs())))
      return refuse('media/quota-exceeded', full)
    try {
      await store.put(UPLOADS, name, { path: rewritten })
    } catch (error) {
      // The content may have arrived all the same.
      await files.leave(name)
      throw error
    }
    return ok({ name, kind, ...prepared.value })
  }

  const storeUpload: Media['store'] = async (upload, userId) => {
    if (!database.canWrite()) return refuse('server/storage-full')
    const others = underWay.get(userId) ?? 0
    if (others >= MOST_AT_ONCE) return refuse('media/too-many-at-once')
    underWay.set(userId, others + 1)
    const [path, rewritten] = [temporary.newPath(), temporary.newPath()]
    try {
      return await storeBy(upload, userId, path, rewritten)
    } finally {
      await Promise.all([path, rewritten].map((used) => rm(used, { force: true })))
      const left = (underWay.get(userId) ?? 1) - 1
      if (left === 0) underWay.delete(userId)
      else underWay.set(userId, left)
    }
  }

  const keepNew = async (upload: Upload, userId: string): Promise<Result<string, Refusal>> => {
    const stored = await storeUpload(upload, userId)
    return stored.ok ? ok(stored.value.name) : stored
  }

  const keep = async (
    sent: string | null | undefined,
    userId: string,
    kind?: MediaKind,
  ): Promise<Result<string | null, Refusal>> => {
    if (!sent) return ok(null)
    if (!sent.startsWith('data:')) {
      const isSeen = (await viewers.rightTo(sent, async () => ({ userId, isAdmin: false }))) !== undefined
      if (!isSeen || !(await files.want(sent, clock.nowMs()))) return refuse('media/unknown-name')
      return kind === undefined || mediaKind(sent) === kind ? ok(sent) : refuse('media/unsupported')
    }
    const read = await readDataUrl(sent, LIMITS.uploadBytes)
    if (read === undefined) return refuse('media/unsupported')
    return read === 'tooLarge' ? refuse('media/too-large') : keepNew({ ...read, kind }, userId)
  }

  return {
    store: storeUpload,
    keep: (sent, userId) => keep(sent, userId),
    keepBanner: (sent, userId) => keep(sent, userId, 'image'),
  }
}
