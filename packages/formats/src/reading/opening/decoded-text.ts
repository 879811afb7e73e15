import type { Encoding } from '../opened-file.ts'

/** So much of a file tells its encoding. */
const SAMPLE_BYTES = 4_096

/** In UTF-16 without a mark every second byte of Latin text, of spaces and of line ends is zero. */
const LEAST_ZEROS = 0.2

type Utf16 = 'utf-16le' | 'utf-16be'

const utf16Of = (bytes: Uint8Array): Utf16 | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const least = (sample.length / 2) * LEAST_ZEROS
  const [even = 0, odd = 0] = zeros
  if (odd > least && even === 0) return 'utf-16le'
  if (even > least && odd === 0) return 'utf-16be'
  return undefined
}

const inUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Every byte means a sign in Windows-1252, but texts have no such controls. */
const isBinary = (bytes: Uint8Array): boolean =>
  bytes
    .subarray(0, SAMPLE_BYTES)
    .some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c)

/** Lines end alike, and no mark comes first. */
const plain = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** A file as a text, whose encoding it tells by a mark or by its content; undefined where it is none. Rule EX4. */
export const decodedText = (bytes: Uint8Array): { text: string; encoding: Encoding } | undefined => {
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) return { text: plain(new TextDecoder(utf16).decode(bytes)), encoding: 'UTF-16' }
  if (isBinary(bytes)) return undefined
  const text = inUtf8(bytes)
  if (text !== undefined) return { text: plain(text), encoding: 'UTF-8' }
  return { text: plain(new TextDecoder('windows-1252').decode(bytes)), encoding: 'Windows-1252' }
}
