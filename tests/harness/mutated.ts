import { pickIndex, seeded } from '@quokka/core/lib'

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

/** A file in which some bytes were changed, doubled, taken out or cut off, by chance. */
export const mutated = (bytes: Uint8Array, seed: number): Uint8Array => {
  const random = seeded(seed)
  const pick = (count: number): number => pickIndex(Math.max(1, count), random)
  let own = bytes
  for (let changes = 1 + pick(4); changes > 0; changes -= 1) {
    const [start, length] = [pick(own.length), 1 + pick(Math.min(own.length, 64))]
    const [before, piece, after] = [
      own.subarray(0, start),
      own.subarray(start, start + length),
      own.subarray(start + length),
    ]
    const sign = new TextEncoder().encode(SIGNS[pick(SIGNS.length)])
    const ways = [
      [before, sign, own.subarray(start)],
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
