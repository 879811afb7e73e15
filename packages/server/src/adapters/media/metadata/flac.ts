import type { Strip } from './strip.ts'
import { endOfId3, nameAt } from './strip.ts'

const [STREAM_INFO, PADDING, SEEK_TABLE] = [0, 1, 3]
const LAST = 0x80
const OLD_TAG_BYTES = 128

/** FLAC: blocks before the sound keep their places, and become padding. The sound itself is not searched: what follows it stays. */
export const stripFlac: Strip = (bytes) => {
  const begin = endOfId3(bytes)
  if (nameAt(bytes, begin) !== 'fLaC') return undefined
  let at = begin + 4
  for (let isLast = false; !isLast; ) {
    if (at + 4 > bytes.length) return undefined
    const header = bytes.readUInt8(at)
    const end = at + 4 + bytes.readUIntBE(at + 1, 3)
    if (end > bytes.length) return undefined
    isLast = (header & LAST) !== 0
    const type = header & ~LAST
    if (type !== STREAM_INFO && type !== SEEK_TABLE) {
      bytes.writeUInt8((header & LAST) | PADDING, at)
      bytes.fill(0, at + 4, end)
    }
    at = end
  }
  const tagAt = bytes.length - OLD_TAG_BYTES
  const hasOldTag = tagAt >= at && bytes.toString('latin1', tagAt, tagAt + 3) === 'TAG'
  return bytes.subarray(begin, hasOldTag ? tagAt : bytes.length)
}
