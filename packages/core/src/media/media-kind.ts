/** What a medium is, told by its name's extension (contract §9). */
export type MediaKind = 'image' | 'audio' | 'video'

const EXTENSIONS: Record<MediaKind, readonly string[]> = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  audio: ['mp3', 'wav', 'ogg', 'flac', 'mpeg'],
  // An ogg file with moving pictures is stored as ogv: by its name alone it could not be told from one with sound.
  video: ['mp4', 'webm', 'ogv', 'avi', 'mov'],
}

/** The kind of a named medium; undefined when the extension is not supported. */
export const mediaKind = (name: string): MediaKind | undefined => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return (Object.keys(EXTENSIONS) as MediaKind[]).find((kind) => EXTENSIONS[kind].includes(extension))
}
