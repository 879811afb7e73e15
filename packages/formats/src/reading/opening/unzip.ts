import { Inflate, inflateSync } from 'fflate'
import { READING_LIMITS } from '../limits.ts'
import type { ZipRefusal } from '../refusal.ts'

/** The files inside a package by their names; folders are none. */
export type Entries = ReadonlyMap<string, Uint8Array>

const END_OF_DIRECTORY = 0x0605_4b50
const DIRECTORY_ENTRY = 0x0201_4b50
const LOCAL_ENTRY = 0x0403_4b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const DIRECTORY_BYTES = 46
const LOCAL_BYTES = 30
/** In place of a number that stands in the entry's extra field, as programs write it that do not know the size beforehand. */
const ELSEWHERE = 0xffff_ffff
const LARGE_SIZES = 0x0001
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8
const UNIX = 3
const LINK = 0xa000
const KIND_OF_FILE = 0xf000
/** So little at once that even the densest data becomes no more than some megabytes before it is counted. */
const SLICE_BYTES = 16_384

interface Entry {
  name: string
  method: number
  crc: number
  packedBytes: number
  bytes: number
  /** Where its local header begins. */
  at: number
}

/** How much may still be unpacked: packages inside a package are counted with it. */
export interface Allowance {
  unpackedBytes: number
  packedFiles: number
}

/** What one file that is brought may unpack. */
export const wholeAllowance = (): Allowance => ({
  unpackedBytes: READING_LIMITS.unpackedBytes,
  packedFiles: READING_LIMITS.packedFiles,
})

/** Whether the bytes begin as a package does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= END_BYTES && bytes[0] === 0x50 && bytes[1] === 0x4b && [3, 5].includes(bytes[2] ?? 0)

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1
  return value
})

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffff_ffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffff_ffff) >>> 0
}

/** Most programs write UTF-8, whether they say so or not; older ones a code page, of which the Latin letters are read. */
const nameOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const isUnsafe = (name: string): boolean =>
  name === '' || name.includes('\0') || /^(?:[/\\]|[a-z]:)/iu.test(name) || name.split(/[/\\]/u).includes('..')

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the end of the directory stands: after it there is nothing but a comment. */
const endOfDirectory = (view: DataView): number | undefined => {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  return undefined
}

/** The numbers that stand in the extra field instead of the entry, in their order there. */
const largeNumbers = (view: DataView, from: number, end: number): number[] => {
  for (let at = from; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== LARGE_SIZES) continue
    const fields = Math.min(end - at - 4, view.getUint16(at + 2, true)) >> 3
    return Array.from({ length: fields }, (_, field) => Number(view.getBigUint64(at + 4 + 8 * field, true)))
  }
  return []
}

/** Reads what the directory at the end says; nothing is unpacked yet. */
const directoryOf = (bytes: Uint8Array, { packedFiles }: Allowance): Entry[] | ZipRefusal => {
  const view = viewOf(bytes)
  const end = endOfDirectory(view)
  if (end === undefined) return { code: 'damaged' }
  const count = view.getUint16(end + 10, true)
  if (count > packedFiles) return { code: 'tooLarge', what: 'files', most: READING_LIMITS.packedFiles }
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let place = 0; place < count; place += 1) {
    if (at + DIRECTORY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) return { code: 'damaged' }
    const nameEnd = at + DIRECTORY_BYTES + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    const next = extraEnd + view.getUint16(at + 32, true)
    if (next > end) return { code: 'damaged' }
    const name = nameOf(bytes.subarray(at + DIRECTORY_BYTES, nameEnd))
    const isLink = view.getUint8(at + 5) === UNIX && (view.getUint16(at + 40, true) & KIND_OF_FILE) === LINK
    if (isUnsafe(name) || isLink) return { code: 'unsafe', entry: name }
    if (view.getUint16(at + 8, true) & ENCRYPTED) return { code: 'encrypted', entry: name }
    const large = largeNumbers(view, nameEnd, extraEnd)
    const number = (offset: number): number => {
      const written = view.getUint32(offset, true)
      return written === ELSEWHERE ? (large.shift() ?? written) : written
    }
    // In the order in which the extra field has those that it holds.
    const size = number(at + 24)
    const packedBytes = number(at + 20)
    const start = number(at + 42)
    const [method, crc] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)]
    if (!name.endsWith('/')) entries.push({ name, method, crc, packedBytes, bytes: size, at: start })
    at = next
  }
  return entries
}

const isBomb = ({ bytes, packedBytes }: Entry): boolean =>
  bytes > READING_LIMITS.packedRatioFromBytes && bytes > READING_LIMITS.packedRatio * packedBytes

/** All at once: so little cannot become much, and a package has thousands of such entries. */
const inflatedAtOnce = (packed: Uint8Array, size: number): Uint8Array | undefined => {
  try {
    // A byte more tells whether there would be more.
    const whole = inflateSync(packed, { out: new Uint8Array(size + 1) })
    return whole.length === size ? whole : undefined
  } catch {
    return undefined
  }
}

/** Part by part, counted against the size that was said. */
const inflatedInParts = (packed: Uint8Array, size: number): Uint8Array | undefined => {
  const whole = new Uint8Array(size)
  let filled = 0
  const stream = new Inflate((part) => {
    // Throws where the part is too long.
    whole.set(part, filled)
    filled += part.length
  })
  try {
    for (let from = 0; from < packed.length; from += SLICE_BYTES)
      stream.push(packed.subarray(from, from + SLICE_BYTES), from + SLICE_BYTES >= packed.length)
  } catch {
    return undefined
  }
  return filled === size ? whole : undefined
}

/** Undefined where the data are broken, or are more or less than was said. */
const inflated = (packed: Uint8Array, size: number): Uint8Array | undefined =>
  packed.length <= SLICE_BYTES ? inflatedAtOnce(packed, size) : inflatedInParts(packed, size)

const unpacked = (bytes: Uint8Array, entry: Entry): Uint8Array | undefined => {
  const view = viewOf(bytes)
  if (entry.at + LOCAL_BYTES > bytes.length || view.getUint32(entry.at, true) !== LOCAL_ENTRY) return undefined
  const from = entry.at + LOCAL_BYTES + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
  const packed = bytes.subarray(from, from + entry.packedBytes)
  if (packed.length !== entry.packedBytes) return undefined
  // A copy: what is kept of it must not keep the whole package.
  if (entry.method === STORED) return entry.bytes === packed.length ? packed.slice() : undefined
  return entry.method === DEFLATED ? inflated(packed, entry.bytes) : undefined
}

/**
 * Opens a package: all of it or nothing. What its directory says is checked before anything is unpacked, and what comes
 * out is counted against it, and taken from the allowance. A package inside stays closed. Rule EX40.
 */
export const unzip = (bytes: Uint8Array, allowance = wholeAllowance()): Entries | ZipRefusal => {
  const directory = directoryOf(bytes, allowance)
  if ('code' in directory) return directory
  const total = directory.reduce((sum, entry) => sum + entry.bytes, 0)
  if (total > allowance.unpackedBytes) return { code: 'tooLarge', what: 'bytes', most: READING_LIMITS.unpackedBytes }
  const bomb = directory.find(isBomb)
  if (bomb !== undefined) return { code: 'bomb', entry: bomb.name }
  allowance.unpackedBytes -= total
  allowance.packedFiles -= directory.length
  const entries = new Map<string, Uint8Array>()
  for (const entry of directory) {
    const content = unpacked(bytes, entry)
    // A name that stands twice is read differently by every program.
    if (content === undefined || crcOf(content) !== entry.crc || entries.has(entry.name))
      return { code: 'damaged', entry: entry.name }
    entries.set(entry.name, content)
  }
  return entries
}
