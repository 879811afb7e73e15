import type { Strip } from './strip.ts'
import { MOST_PARTS, nameAt } from './strip.ts'

const HEADER_BYTES = 27
/** Recomputing a page's checksum takes time; comments with pictures of more than this are refused. */
const MOST_COMMENT_BYTES = 4_000_000

interface Page {
  start: number
  body: number
  end: number
}

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, index) => {
  let rest = index << 24
  for (let bit = 0; bit < 8; bit += 1) rest = (rest << 1) ^ (rest < 0 ? 0x04c1_1db7 : 0)
  return rest
})

/** Makes a page's checksum say what is in it now. */
const sign = (bytes: Buffer, { start, end }: Page): void => {
  bytes.writeUInt32LE(0, start + 22)
  let sum = 0
  for (const byte of bytes.subarray(start, end)) sum = (sum << 8) ^ (CHECKSUMS[((sum >>> 24) ^ byte) & 0xff] ?? 0)
  bytes.writeUInt32LE(sum >>> 0, start + 22)
}

/** A stream's second packet, which holds its comments: where its bytes lie. */
interface Comment {
  packet: number
  parts: { from: number; to: number; page: Page }[]
}

/** An empty comment: no vendor and no entries, behind what tells it; in Vorbis a bit that says that it is whole. */
const emptyComment = (packet: Buffer): Buffer | undefined => {
  const nothing = Buffer.alloc(8)
  const begins = (text: string) => packet.subarray(0, text.length).equals(Buffer.from(text, 'latin1'))
  if (begins('\x03vorbis')) return Buffer.concat([packet.subarray(0, 7), nothing, Buffer.from([1])])
  if (begins('\x81theora')) return Buffer.concat([packet.subarray(0, 7), nothing])
  if (begins('OpusTags')) return Buffer.concat([packet.subarray(0, 8), nothing])
  // FLAC in Ogg has blocks of its own, of which the second packet is the comment; the block's length stays.
  if (begins('\x04') || begins('\x84')) return Buffer.concat([packet.subarray(0, 4), nothing])
  return undefined
}

/** Which streams have comments without a name of their own: Speex. */
const emptyBySpeex = (first: Buffer): boolean => first.toString('latin1', 0, 5) === 'Speex'

const emptyOut = (bytes: Buffer, { parts }: Comment, isSpeex: boolean): boolean => {
  const packet = Buffer.concat(parts.map(({ from, to }) => bytes.subarray(from, to)))
  if (packet.length > MOST_COMMENT_BYTES) return false
  const empty = isSpeex ? Buffer.alloc(8) : emptyComment(packet)
  // What is no comment, such as a skeleton's second packet, says nothing of anybody.
  if (empty === undefined || empty.length > packet.length) return true
  packet.fill(0)
  empty.copy(packet)
  let at = 0
  for (const { from, to } of parts) {
    packet.copy(bytes, from, at, at + to - from)
    at += to - from
  }
  for (const page of new Set(parts.map(({ page }) => page))) sign(bytes, page)
  return true
}

const pageAt = (bytes: Buffer, start: number): Page | undefined => {
  if (start + HEADER_BYTES > bytes.length || nameAt(bytes, start) !== 'OggS') return undefined
  const segments = bytes.readUInt8(start + 26)
  const body = start + HEADER_BYTES + segments
  if (body > bytes.length) return undefined
  let end = body
  for (let segment = 0; segment < segments; segment += 1) end += bytes.readUInt8(start + HEADER_BYTES + segment)
  return end > bytes.length ? undefined : { start, body, end }
}

/** Ogg with Vorbis, Opus, Speex, FLAC or Theora: comments become empty at the same length; what stands behind the last page is cut. */
export const stripOgg: Strip = (bytes) => {
  const comments = new Map<number, Comment & { isSpeex: boolean }>()
  let end = 0
  for (let pages = 0; ; pages += 1) {
    const page = pageAt(bytes, end)
    if (page === undefined) break
    if (pages > MOST_PARTS) return undefined
    end = page.end
    const serial = bytes.readUInt32LE(page.start + 14)
    const isSpeex = emptyBySpeex(bytes.subarray(page.body, page.end))
    const comment = comments.get(serial) ?? { packet: 0, parts: [], isSpeex }
    comments.set(serial, comment)
    let from = page.body
    for (let segment = HEADER_BYTES; segment < page.body - page.start && comment.packet < 2; segment += 1) {
      const length = bytes.readUInt8(page.start + segment)
      if (comment.packet === 1) comment.parts.push({ from, to: from + length, page })
      from += length
      if (length < 255) comment.packet += 1
    }
  }
  for (const comment of comments.values()) if (!emptyOut(bytes, comment, comment.isSpeex)) return undefined
  return end > 0 ? bytes.subarray(0, end) : undefined
}
