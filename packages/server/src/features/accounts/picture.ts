import { createHash } from 'node:crypto'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Refusal } from '../../http/refusals.ts'
import type { MediaStore } from '../../ports.ts'

const FOLDER = 'avatars'
const ADDRESS = /^\/media\/avatars\/([A-Za-z0-9_-]+\.webp)$/
const AVATAR = new RegExp(`^avatar[0-${LIMITS.avatars - 1}]$`)
const DATA_URL = /^data:[^,]{0,200};base64,([A-Za-z0-9+/]*={0,2})$/

const SIDE_PIXELS = 256
/** What a decoder may be given (PNG, JPEG, GIF, WebP), by its first bytes in hexadecimal; a declared type proves nothing. */
const SIGNATURES = [/^89504e470d0a1a0a/, /^ffd8ff/, /^47494638(?:37|39)61/, /^52494646.{8}57454250/]
const DECODED_FORMATS: readonly string[] = ['png', 'jpeg', 'gif', 'webp']

const NOT_A_PICTURE = { ok: false, refusal: { code: 'account/not-a-picture' } } as const

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

const decode = async (bytes: Buffer): Promise<Result<Buffer, Refusal>> => {
  // Loaded with the first picture: players who come back after a restart must not wait for it.
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!DECODED_FORMATS.includes(format)) return NOT_A_PICTURE
  if (width * height > LIMITS.picturePixels) return tooLarge('Image too big, max image size is 40 megapixels')
  const square = await sharp(bytes, { limitInputPixels: LIMITS.picturePixels })
    .rotate()
    .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
    .webp()
    .toBuffer()
  return ok(square)
}

/** The picture of a data URL as a small square without metadata. Rule AC12. */
export const squareOf = async (dataUrl: string): Promise<Result<Buffer, Refusal>> => {
  const base64 = DATA_URL.exec(dataUrl)?.[1]
  if (base64 === undefined) return NOT_A_PICTURE
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > LIMITS.profilePictureBytes) return tooLarge()
  const beginning = bytes.toString('hex', 0, 16)
  if (!SIGNATURES.some((signature) => signature.test(beginning))) return NOT_A_PICTURE
  return decode(bytes).catch(() => NOT_A_PICTURE)
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
