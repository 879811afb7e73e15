/** The only kinds of media that are served, by the extension of the name; whatever the file holds, it is shown as this. */
const CONTENT_TYPES = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['mp3', 'audio/mpeg'],
  ['mpeg', 'audio/mpeg'],
  ['wav', 'audio/wav'],
  ['ogg', 'audio/ogg'],
  ['flac', 'audio/flac'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
  ['avi', 'video/x-msvideo'],
  ['mov', 'video/quicktime'],
])

/** Names that the server gives out: no separators, no dots but the one before the extension. */
const FILE_NAME = /^[A-Za-z0-9_-]{1,100}\.([a-z0-9]{2,5})$/
/** In a QTest it begins with the name of its attempt. */
const ALIAS = /^([A-Za-z0-9_-]{1,100}\.)?[A-Za-z0-9_-]{1,100}(\.[a-z0-9]{2,5})?$/

/** What a medium of this name is served as; undefined when the name is none of ours. */
export const contentTypeOf = (name: string): string | undefined => {
  const extension = FILE_NAME.exec(name)?.[1]
  return extension === undefined ? undefined : CONTENT_TYPES.get(extension)
}

/** Whether a text can be the alias of a medium at all. */
export const isAlias = (text: string): boolean => ALIAS.test(text)
