import { mediaKind } from '@quokka/core/media'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['mp3', 'audio/mpeg'],
  ['mpeg', 'audio/mpeg'],
  ['ogv', 'video/ogg'],
  ['avi', 'video/x-msvideo'],
  ['mov', 'video/quicktime'],
])

/** The media type of a file by its name, of those that can be shown. */
export const mediaType = (name: string): string => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return TYPES.get(extension) ?? `${mediaKind(name) ?? 'application'}/${extension}`
}
