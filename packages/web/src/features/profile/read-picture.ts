import { LIMITS } from '@quokka/core/limits'

export type ReadPicture = { is: 'picture'; dataUrl: string } | { is: 'tooBig' | 'unsupported' | 'unreadable' }

/** Formats of photographs and drawings that hold no script. */
const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']
export const PICTURE_TYPES = TYPES.join(',')

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = reject
    reader.onload = () => resolve(String(reader.result))
    reader.readAsDataURL(file)
  })

/** A chosen file as a data URL, or why it cannot be a profile's picture. */
export const readPicture = async (file: File): Promise<ReadPicture> => {
  if (!TYPES.includes(file.type)) return { is: 'unsupported' }
  if (file.size > LIMITS.profilePictureBytes) return { is: 'tooBig' }
  try {
    const dataUrl = await dataUrlOf(file)
    const image = new Image()
    image.src = dataUrl
    // Whatever has a picture's name and is none is told here, not when everything is saved.
    await image.decode()
    return { is: 'picture', dataUrl }
  } catch {
    return { is: 'unreadable' }
  }
}
