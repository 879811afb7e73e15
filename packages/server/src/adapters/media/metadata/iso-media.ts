import type { Strip } from './strip.ts'
import { MOST_PARTS, nameAt } from './strip.ts'

/** A box of ISO/IEC 14496-12 and of QuickTime: its content goes from `body` to `end`. */
interface Box {
  type: string
  start: number
  body: number
  end: number
}

const FILE = 'file'
/** What each container may hold; everything else in it becomes free space: user data, metadata, XMP, references. */
const KEPT: ReadonlyMap<string, readonly string[]> = new Map([
  [FILE, ['ftyp', 'styp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix']],
  ['moov', ['mvhd', 'trak', 'mvex', 'iods']],
  ['trak', ['tkhd', 'edts', 'mdia', 'tapt']],
  ['mdia', ['mdhd', 'hdlr', 'minf', 'elng']],
  ['minf', ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl']],
  ['moof', ['mfhd', 'traf']],
])
/** Cameras write where they are into tracks of metadata, of text and of time codes. */
const TRACKS = ['vide', 'soun']
const DATED = ['mvhd', 'tkhd', 'mdhd']

interface Walk {
  bytes: Buffer
  /** Boxes that may still be read. */
  left: number
  /** Bytes of dropped samples that may still be emptied: those that overlap are not emptied again and again. */
  toEmpty: number
}

/** The boxes between two places, and where they stop making sense. */
const boxesIn = (walk: Walk, from: number, to: number): { boxes: Box[]; end: number } => {
  const { bytes } = walk
  const boxes: Box[] = []
  let start = from
  while (start + 8 <= to && walk.left > 0) {
    walk.left -= 1
    const type = nameAt(bytes, start + 4)
    const short = bytes.readUInt32BE(start)
    const isLong = short === 1 && start + 16 <= to
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short
    // Of a recording that broke off the last part is shorter than it says.
    const isOpen = type === 'mdat' && (size === 0 || start + size > to)
    const end = isOpen ? to : start + size
    const body = start + (isLong ? 16 : 8)
    if (end < body || end > to) break
    boxes.push({ type, start, body, end })
    start = end
  }
  return { boxes, end: start }
}

const free = ({ bytes }: Walk, { start, body, end }: Box): void => {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, body, end)
}

/** A box at the end of a path of types. */
const boxAt = (walk: Walk, from: Box, ...[type, ...path]: string[]): Box | undefined => {
  const found = boxesIn(walk, from.body, from.end).boxes.find((box) => box.type === type)
  return found === undefined || path.length === 0 ? found : boxAt(walk, found, ...path)
}

/** Empties the samples of a track, which lie elsewhere in the file. */
const emptySamples = (walk: Walk, track: Box): void => {
  const { bytes } = walk
  const table = boxAt(walk, track, 'mdia', 'minf', 'stbl')
  const part = (type: string) => table && boxAt(walk, table, type)
  const [sizes, runs, short, long] = [part('stsz'), part('stsc'), part('stco'), part('co64')]
  const chunks = short ?? long
  if (sizes === undefined || runs === undefined || chunks === undefined) return
  const word = (box: Box, index: number): number => {
    const at = box.body + 4 * index
    return at + 4 <= box.end ? bytes.readUInt32BE(at) : 0
  }
  const sameSize = word(sizes, 1)
  const width = short === undefined ? 2 : 1
  const count = Math.min(word(chunks, 1), (chunks.end - chunks.body) / (4 * width), walk.left)
  walk.left -= count
  let run = 0
  let sample = 0
  for (let chunk = 0; chunk < count; chunk += 1) {
    if (run + 1 < word(runs, 1) && word(runs, 2 + 3 * (run + 1)) <= chunk + 1) run += 1
    const samples = Math.min(word(runs, 3 + 3 * run), walk.left)
    const at =
      short === undefined
        ? word(chunks, 2 + 2 * chunk) * 2 ** 32 + word(chunks, 3 + 2 * chunk)
        : word(chunks, 2 + chunk)
    let size = sameSize * samples
    if (sameSize === 0) {
      walk.left -= samples
      for (let index = 0; index < samples; index += 1) size += word(sizes, 3 + sample + index)
    }
    sample += samples
    const emptied = Math.min(size, bytes.length - at, walk.toEmpty)
    if (emptied > 0) bytes.fill(0, at, at + emptied)
    walk.toEmpty -= Math.max(emptied, 0)
  }
}

/** When it was made and last changed: behind the version, in four bytes each or in eight. */
const undate = ({ bytes }: Walk, { body, end }: Box): void => {
  const from = body + 4
  if (from < end) bytes.fill(0, from, Math.min(end, from + (bytes.readUInt8(body) === 1 ? 16 : 8)))
}

const stripIn = (walk: Walk, container: string, from: number, to: number, dropped: Box[]): number => {
  const { boxes, end } = boxesIn(walk, from, to)
  for (const box of boxes) {
    if (container === 'moov' && box.type === 'trak' && !isPlayed(walk, box)) {
      dropped.push(box)
      continue
    }
    if (!KEPT.get(container)?.includes(box.type)) free(walk, box)
    else if (DATED.includes(box.type)) undate(walk, box)
    // The name of what recorded it.
    else if (box.type === 'hdlr') walk.bytes.fill(0, Math.min(box.body + 24, box.end), box.end)
    else if (KEPT.has(box.type)) {
      const inner = stripIn(walk, box.type, box.body, box.end, dropped)
      walk.bytes.fill(0, inner, box.end)
    }
  }
  return end
}

const isPlayed = (walk: Walk, track: Box): boolean => {
  const handler = boxAt(walk, track, 'mdia', 'hdlr')
  return handler !== undefined && TRACKS.includes(nameAt(walk.bytes, handler.body + 8))
}

/** MP4 and QuickTime. Boxes keep their places, so that the tables of samples stay right. */
export const stripIsoMedia: Strip = (bytes) => {
  const walk: Walk = { bytes, left: MOST_PARTS, toEmpty: bytes.length }
  const dropped: Box[] = []
  const end = stripIn(walk, FILE, 0, bytes.length, dropped)
  for (const track of dropped) emptySamples(walk, track)
  for (const track of dropped) free(walk, track)
  return walk.left > 0 && end > 0 ? bytes.subarray(0, end) : undefined
}
