import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Refusal } from '../../http/replies/refusals.ts'
import { REWRITING_BUSY } from '../../http/replies/refusals.ts'
import { readDataUrl } from '../../media/data-url.ts'
import { formatOf, HEAD_BYTES } from '../../media/formats.ts'
import type { MediaStore, Pictures, TemporaryFiles } from '../../ports.ts'

const FOLDER = 'avatars'
const ADDRESS = /^\/media\/avatars\/([A-Za-z0-9_-]+\.webp)$/
const AVATAR = new RegExp(`^avatar[0-${LIMITS.avatars - 1}]$`)

const SIDE_PIXELS = 256

const NOT_A_PICTURE = { ok: false, refusal: { code: 'account/picture-unsupported' } } as const

/** What the profile form says about the picture. */
export type PictureWish = { is: 'kept' } | { is: 'replaced'; by: string } | { is: 'uploaded'; dataUrl: string }

/** Reads the form's `image` (contract §4); undefined when it is nothing that a picture can be. */
export const readWish = (image: string | null | undefined, present: string): PictureWish | undefined => {
  if (image === undefined || image === present) return { is: 'kept' }
  if (image === null || image === '' || AVATAR.test(image)) return { is: 'replaced', by: image ?? '' }
  return image.startsWith('data:') ? { is: 'uploaded', dataUrl: image } : undefined
}

const tooLarge = (sentence?: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code: 'account/picture-too-large', ...(sentence !== undefined && { sentence }) },
})

/** Makes squares of pictures that people send of themselves. */
export interface Squares {
  /** The picture of a data URL as a small square without metadata; one at a time for an account. Rule AC12. */
  of(dataUrl: string, userId: string): Promise<Result<Buffer, Refusal>>
}

export interface SquaresPorts {
  pictures: Pictures
  temporary: TemporaryFiles
}

export const createSquares = ({ pictures, temporary }: SquaresPorts): Squares => {
  const underWay = new Set<string>()

  const squareOf = async (content: Buffer): Promise<Result<Buffer, Refusal>> => {
    const [path, square] = [temporary.newPath(), temporary.newPath()]
    try {
      await writeFile(path, content, { mode: 0o600 })
      const wanted = { mostPixels: LIMITS.picturePixels, shape: 'square', side: SIDE_PIXELS } as const
      const written = await pictures.rewrite(path, square, wanted)
      if (written === 'busy') return { ok: false, refusal: REWRITING_BUSY }
      if (written === 'tooManyPixels') return tooLarge('Image too big, max image size is 40 megapixels')
      return written === 'unreadable' ? NOT_A_PICTURE : ok(await readFile(square))
    } finally {
      await Promise.all([path, square].map((used) => rm(used, { force: true })))
    }
  }

  return {
    async of(dataUrl, userId) {
      const read = await readDataUrl(dataUrl, LIMITS.profilePictureBytes)
      if (read === undefined) return NOT_A_PICTURE
      if (read === 'tooLarge') return tooLarge()
      // The declared type proves nothing.
      const format = await formatOf(read.content.subarray(0, HEAD_BYTES), {})
      if (format?.kind !== 'image') return NOT_A_PICTURE
      if (underWay.has(userId)) return { ok: false, refusal: { code: 'media/too-many-at-once' } }
      underWay.add(userId)
      try {
        return await squareOf(read.content)
      } finally {
        underWay.delete(userId)
      }
    },
  }
}

/** Whether a picture was uploaded, and is none of the avatars. */
export const isUploaded = (picture: string): boolean => ADDRESS.test(picture)

/** Stores an account's picture and answers its address. The name tells the content, and nobody can work it out from the content alone. */
export const storePicture = async (media: MediaStore, userId: string, square: Buffer): Promise<string> => {
  const name = `${createHash('sha256').update(userId).update(square).digest('base64url')}.webp`
  await media.put(FOLDER, name, square)
  return `/media/${FOLDER}/${name}`
}

/** Removes an account's picture where it was uploaded: its name is that account's alone. */
export const removePicture = async (media: MediaStore, picture: string): Promise<void> => {
  const name = ADDRESS.exec(picture)?.[1]
  if (name !== undefined) await media.remove(FOLDER, name)
}
