import { LIMITS } from '@quokka/core/limits'

export type ReadPicture = { is: 'picture'; dataUrl: string } | { is: 'tooBig' | 'unsupported' | 'unreadable' }

/** Formats of photographs and drawings that hold no script. */
const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp']
export const PICTURE_TYPES = TYPES.join(',')

/** A chosen file as a data URL, or why it cannot be a profile's picture. */
export const readPicture = (file: File): Promise<ReadPicture> =>
  new Promise((resolve) => {
    if (!TYPES.includes(file.type)) return resolve({ is: 'unsupported' })
    if (file.size > LIMITS.profilePictureBytes) return resolve({ is: 'tooBig' })
    const reader = new FileReader()
    reader.onerror = () => resolve({ is: 'unreadable' })
    reader.onload = () => resolve({ is: 'picture', dataUrl: String(reader.result) })
    reader.readAsDataURL(file)
  })
