import type { Strip } from './strip.ts'
import { MOST_PARTS, nameAt } from './strip.ts'

interface Chunk {
  /** Of a list its own name behind it: `LIST movi`. */
  name: string
  start: number
  body: number
  /** Without the byte that makes the length even. */
  end: number
}

/** What a file and each list in it may hold; everything else becomes junk: titles, places, dates, what the camera was. */
const KEPT: ReadonlyMap<string, readonly string[]> = new Map([
  ['RIFF WAVE', ['fmt ', 'fact', 'data']],
  ['RIFF AVI ', ['LIST hdrl', 'LIST movi', 'idx1']],
  ['RIFF AVIX', ['LIST movi']],
  ['LIST hdrl', ['avih', 'LIST strl', 'LIST odml']],
  ['LIST strl', ['strh', 'strf', 'indx', 'vprp']],
  ['LIST odml', ['dmlh']],
])
/** Recorders that stream do not know how long these become. */
const OPEN = ['RIFF WAVE', 'RIFF AVI ', 'data', 'LIST movi']
const UNKNOWN_SIZES = [0, 0xffff_ffff]

interface Walk {
  bytes: Buffer
  left: number
}

const chunkAt = ({ bytes }: Walk, start: number, to: number): Chunk | undefined => {
  const id = nameAt(bytes, start)
  const isList = (id === 'RIFF' || id === 'LIST') && start + 12 <= to
  const name = isList ? `${id} ${nameAt(bytes, start + 8)}` : id
  const size = bytes.readUInt32LE(start + 4)
  const body = start + (isList ? 12 : 8)
  const isOpen = OPEN.includes(name) && (UNKNOWN_SIZES.includes(size) || start + 8 + size > to)
  const end = isOpen ? to : start + 8 + size
  return end < body || end > to ? undefined : { name, start, body, end }
}

/** Goes through the chunks between two places; answers where they stop making sense. */
const stripIn = (walk: Walk, kept: readonly string[], from: number, to: number): number => {
  const { bytes } = walk
  let start = from
  while (start + 8 <= to && walk.left > 0) {
    walk.left -= 1
    const chunk = chunkAt(walk, start, to)
    if (chunk === undefined) break
    const { name, body, end } = chunk
    const inner = KEPT.get(name)
    if (!kept.includes(name)) {
      bytes.write('JUNK', start, 'latin1')
      bytes.fill(0, start + 8, end)
    } else if (inner !== undefined) bytes.fill(0, stripIn(walk, inner, body, end), end)
    start = Math.min(end + (end % 2 === start % 2 ? 0 : 1), to)
  }
  return start
}

const FORMS = ['RIFF WAVE', 'RIFF AVI ', 'RIFF AVIX']

/** WAV and AVI. Chunks keep their places, so that indexes stay right. */
export const stripRiff: Strip = (bytes) => {
  const walk: Walk = { bytes, left: MOST_PARTS }
  let end = 0
  while (end + 12 <= bytes.length) {
    const form = chunkAt(walk, end, bytes.length)
    if (form === undefined || !FORMS.includes(form.name)) break
    const inner = stripIn(walk, KEPT.get(form.name) ?? [], form.body, form.end)
    bytes.fill(0, inner, form.end)
    end = form.end
  }
  return walk.left > 0 && end > 0 ? bytes.subarray(0, end) : undefined
}
