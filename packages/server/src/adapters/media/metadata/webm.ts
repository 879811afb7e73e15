import type { Strip } from './strip.ts'
import { MOST_PARTS } from './strip.ts'

/** Elements of EBML (RFC 8794) and of Matroska (RFC 9559). */
const ID = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  trackEntry: 0xae,
  trackName: 0x536e,
  checksum: 0xbf,
  void: 0xec,
} as const
const IN_SEGMENT: readonly number[] = [ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues]
/** A cluster that was streamed does not say where it ends: what it holds is met beside it. */
const IN_CLUSTER: readonly number[] = [0xe7, 0xa3, 0xa0, 0xa7, 0xab]

interface Element {
  id: number
  start: number
  body: number
  end: number
  isOpen: boolean
}

interface Walk {
  bytes: Buffer
  left: number
}

/** How many bytes a number takes, by the zeros that it begins with; more than eight when it is none. */
const widthAt = (bytes: Buffer, at: number): number => Math.clz32(bytes[at] ?? 0) - 23

const elementAt = ({ bytes }: Walk, start: number, to: number): Element | undefined => {
  const idWidth = widthAt(bytes, start)
  const sizeWidth = widthAt(bytes, start + idWidth)
  const body = start + idWidth + sizeWidth
  if (idWidth > 4 || sizeWidth > 8 || body > to) return undefined
  const id = bytes.readUIntBE(start, idWidth)
  let size = (bytes[start + idWidth] ?? 0) & (0xff >> sizeWidth)
  let isOpen = size === 0xff >> sizeWidth
  for (let at = start + idWidth + 1; at < body; at += 1) {
    const byte = bytes.readUInt8(at)
    isOpen &&= byte === 0xff
    size = size * 256 + byte
  }
  const isCut = body + size > to && (id === ID.segment || id === ID.cluster || IN_CLUSTER.includes(id))
  const end = isOpen || isCut ? to : body + size
  return end > to ? undefined : { id, start, body, end, isOpen }
}

/** Puts nothing in the place of an element. */
const empty = ({ bytes }: Walk, { start, end }: Pick<Element, 'start' | 'end'>): void => {
  const length = end - start
  bytes.fill(0, start, end)
  bytes.writeUInt8(ID.void, start)
  if (length <= 128) bytes.writeUInt8(0x80 | (length - 2), start + 1)
  else {
    bytes.writeUInt8(0x01, start + 1)
    bytes.writeUIntBE(length - 9, start + 3, 6)
  }
}

/** Goes through the elements between two places; answers where they stop making sense. */
const each = (walk: Walk, from: number, to: number, visit: (element: Element) => number | undefined): number => {
  let start = from
  while (start + 2 <= to && walk.left > 0) {
    walk.left -= 1
    const element = elementAt(walk, start, to)
    if (element === undefined) break
    start = visit(element) ?? element.end
  }
  return start
}

const stripInfo = (walk: Walk, { body, end }: Element): void => {
  each(walk, body, end, (element) => {
    // They must be there, and may be empty.
    if (element.id === ID.muxingApp || element.id === ID.writingApp) walk.bytes.fill(0, element.body, element.end)
    else if (element.id !== ID.timestampScale && element.id !== ID.duration) empty(walk, element)
    return undefined
  })
}

const stripTracks = (walk: Walk, { body, end }: Element): void => {
  each(walk, body, end, (element) => {
    if (element.id === ID.checksum) empty(walk, element)
    if (element.id === ID.trackEntry)
      each(walk, element.body, element.end, (field) => {
        if (field.id === ID.trackName || field.id === ID.checksum) empty(walk, field)
        return undefined
      })
    return undefined
  })
}

/** WebM. Elements keep their places, so that the index stays right; tags, attachments, chapters, titles and dates become empty. */
export const stripWebm: Strip = (bytes) => {
  const walk: Walk = { bytes, left: MOST_PARTS }
  const header = elementAt(walk, 0, bytes.length)
  const segment = header?.id === ID.header ? elementAt(walk, header.end, bytes.length) : undefined
  if (segment?.id !== ID.segment) return undefined
  const end = each(walk, segment.body, segment.end, (element) => {
    if (element.id === ID.info) stripInfo(walk, element)
    else if (element.id === ID.tracks) stripTracks(walk, element)
    else if (element.id === ID.cluster && element.isOpen) return element.body
    else if (!IN_SEGMENT.includes(element.id) && !IN_CLUSTER.includes(element.id)) empty(walk, element)
    return undefined
  })
  return walk.left > 0 ? bytes.subarray(0, end) : undefined
}
