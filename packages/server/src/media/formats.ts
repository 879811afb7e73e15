import type { MediaKind } from '@quokka/core/media'
import { mediaKind } from '@quokka/core/media'
import type { Container } from '../ports.ts'

/** A format that is kept (contract §9), by what its content is. */
export interface Format {
  kind: MediaKind
  /** What file-type calls it. */
  known: readonly string[]
  /** What a sender may have called it. */
  named: readonly string[]
  /** What it is stored as. */
  extension: string
  /** Of sounds and films; pictures are re-encoded. */
  container?: Container
}

const FORMATS: readonly Format[] = [
  { kind: 'image', known: ['jpg'], named: ['jpg', 'jpeg'], extension: 'webp' },
  { kind: 'image', known: ['png', 'apng'], named: ['png'], extension: 'webp' },
  { kind: 'image', known: ['gif'], named: ['gif'], extension: 'webp' },
  { kind: 'image', known: ['webp'], named: ['webp'], extension: 'webp' },
  { kind: 'audio', known: ['mp3'], named: ['mp3', 'mpeg'], extension: 'mp3', container: 'mpegAudio' },
  { kind: 'audio', known: ['mp1', 'mp2'], named: ['mpeg'], extension: 'mpeg', container: 'mpegAudio' },
  { kind: 'audio', known: ['wav'], named: ['wav'], extension: 'wav', container: 'riff' },
  { kind: 'audio', known: ['ogg', 'oga', 'opus', 'spx'], named: ['ogg'], extension: 'ogg', container: 'ogg' },
  { kind: 'audio', known: ['flac'], named: ['flac'], extension: 'flac', container: 'flac' },
  { kind: 'video', known: ['mp4', 'm4v'], named: ['mp4'], extension: 'mp4', container: 'isoMedia' },
  { kind: 'video', known: ['webm'], named: ['webm'], extension: 'webm', container: 'webm' },
  { kind: 'video', known: ['ogv'], named: ['ogg', 'ogv'], extension: 'ogv', container: 'ogg' },
  { kind: 'video', known: ['avi'], named: ['avi'], extension: 'avi', container: 'riff' },
  { kind: 'video', known: ['mov'], named: ['mov'], extension: 'mov', container: 'isoMedia' },
]

/** So much of a file tells what it is. */
export const HEAD_BYTES = 4_100

/** A page within what looks like a sound or a film. Pictures are re-encoded, so that nothing of it stays. */
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe|img|object|embed)[\s/>]/i

/** Browsers and messengers save pictures under each other's names, and every picture is re-encoded. */
const isNamedAs = (format: Format, fileName: string): boolean => {
  const extension = /\.([^./\\]*)$/.exec(fileName)?.[1]
  if (extension === undefined || format.named.includes(extension.toLowerCase())) return true
  return format.kind === 'image' && mediaKind(fileName) === 'image'
}

/** Types that say nothing; a part of a form without one counts as plain text. */
const UNTOLD = ['', 'application/octet-stream', 'text/plain']

/** A browser takes the type from the extension, so only the kind can be relied on. */
const isDeclaredAs = (format: Format, type: string): boolean =>
  UNTOLD.includes(type) || type.toLowerCase().startsWith(`${format.kind}/`)

/** The format of a file by its first bytes; undefined for every other one, and when its name or declared type says something else. Rules ME3, ME22. */
export const formatOf = async (
  head: Uint8Array,
  { fileName = '', type = '' }: { fileName?: string | undefined; type?: string | undefined },
): Promise<Format | undefined> => {
  // Loaded with the first upload: players who come back after a restart must not wait for it.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head)
  const format = FORMATS.find(({ known }) => found !== undefined && known.includes(found.ext))
  if (format === undefined || !isNamedAs(format, fileName) || !isDeclaredAs(format, type)) return undefined
  const isPage = format.kind !== 'image' && PAGE.test(Buffer.from(head).toString('latin1'))
  return isPage ? undefined : format
}
