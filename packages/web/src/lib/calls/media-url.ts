export type MediaFolder = 'readymade' | 'generated' | 'readymade_banner' | 'uploads' | 'avatars'

/** Where a file of the media store is; an address that the server gave out whole stays as it is. */
export const mediaUrl = (folder: MediaFolder, name: string): string =>
  /^(\/|https?:|data:)/.test(name) ? name : `/media/${folder}/${encodeURIComponent(name)}`
