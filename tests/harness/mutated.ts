import { unzipSync, zipSync } from 'fflate'
import type { Random } from '../../packages/core/src/lib/index.ts'
import { pickIndex, seeded } from '../../packages/core/src/lib/index.ts'

/** What is larger is made to harm, and not unpacked here. */
const MOST_BYTES = 5_000_000

/** What means something in one of the formats. */
const SIGNS = [
  ...[
    '"',
    ',',
    ';',
    '\t',
    '\n',
    '\n\n',
    '\r',
    '{',
    '}',
    '=',
    '~',
    '#',
    ':',
    '\\',
    '->',
    '%',
    '<',
    '>',
    '</',
    '&',
    ']]>',
    '0',
    '-1',
  ],
  ...['9999999999', '\0', '\ufeff', 'A)', 'ANSWER: ', 'null', '[', ']', '<!DOCTYPE x [<!ENTITY a "b">]>', '🦘'],
]

const changed = (bytes: Uint8Array, random: Random): Uint8Array => {
  const pick = (count: number): number => pickIndex(Math.max(1, count), random)
  let own = bytes
  for (let changes = 1 + pick(4); changes > 0; changes -= 1) {
    const [start, length] = [pick(own.length), 1 + pick(Math.min(own.length, 64))]
    const [before, piece, after] = [
      own.subarray(0, start),
      own.subarray(start, start + length),
      own.subarray(start + length),
    ]
    const ways = [
      [before, new TextEncoder().encode(SIGNS[pick(SIGNS.length)]), own.subarray(start)],
      [before, after],
      [before, piece, piece, after],
      [before, Uint8Array.of(pick(256)), own.subarray(start + 1)],
      [before],
      [before, Uint8Array.from(piece).reverse(), after],
      [after, before],
    ]
    own = new Uint8Array(Buffer.concat(ways[pick(ways.length)] ?? [own]))
  }
  return own
}

/** The same package with one of its files changed; undefined where it cannot be unpacked. */
const repacked = (bytes: Uint8Array, random: Random): Uint8Array | undefined => {
  try {
    const entries = unzipSync(bytes, { filter: ({ originalSize }) => originalSize < MOST_BYTES })
    const names = Object.keys(entries)
    const name = names[pickIndex(names.length, random)] ?? ''
    return zipSync({ ...entries, [name]: changed(entries[name] ?? new Uint8Array(), random) })
  } catch {
    return undefined
  }
}

/** A file in which some bytes were changed, doubled, taken out or cut off, by chance; of a package mostly inside. */
export const mutated = (bytes: Uint8Array, seed: number): Uint8Array => {
  const random = seeded(seed)
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b
  return (isPackage && random() < 0.8 ? repacked(bytes, random) : undefined) ?? changed(bytes, random)
}
