import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box, chunk, cluster, element, oggPage, SAMPLES, track, webm } from '../../../testing/media-samples.ts'
import { stripFlac } from './flac.ts'
import { stripIsoMedia } from './iso-media.ts'
import { stripMpegAudio } from './mpeg-audio.ts'
import { stripOgg } from './ogg.ts'
import { stripRiff } from './riff.ts'
import { stripWebm } from './webm.ts'

const SECRET = '+51.5000-000.1200/'
const PAGE = '<!doctype html><script>alert(1)</script>'
const SOUND = Buffer.from('what is heard and seen'.repeat(4))
const zeros = (count: number) => Buffer.alloc(count)
const full = (count: number) => Buffer.alloc(count, 1)
const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

const dated = (type: string, bytes: number) => box(type, zeros(4), full(8), zeros(bytes - 12))
const ftyp = box('ftyp', 'isom', zeros(4), 'isom')
/** A film with two tracks, of which the second holds where the camera was. */
const located = (): Buffer => {
  const samplesAt = (moovBytes: number) => ftyp.length + moovBytes + 8
  const moov = (bytes: number) =>
    box(
      'moov',
      dated('mvhd', 100),
      track('vide', samplesAt(bytes), SOUND.length, box('udta', box('©xyz', SECRET)), box('meta', SECRET)),
      track('meta', samplesAt(bytes) + SOUND.length, SECRET.length),
      box('udta', box('loci', SECRET)),
      box('uuid', xmp, SECRET),
      box('free', SECRET),
    )
  return Buffer.concat([ftyp, moov(moov(0).length), box('mdat', SOUND, SECRET), box('uuid', xmp, SECRET)])
}

const comment = `\x03vorbis${'\0'.repeat(8)}${SECRET.repeat(20)}`
const padded = comment.padEnd(510, '.')

/** A sound or film of each kind that says something of somebody, and what takes it out. */
const KINDS = [
  ['mp4 and mov', stripIsoMedia, located()],
  [
    'mp3 with tags before, between and behind its frames',
    stripMpegAudio,
    Buffer.concat([
      Buffer.from(`ID3\x03\0\0\0\0\0\x2a${SECRET.padEnd(42, '\0')}`, 'latin1'),
      SAMPLES.mp3.subarray(0, 417 * 10),
      Buffer.from(`APETAGEX${SECRET}`),
      SAMPLES.mp3.subarray(417 * 10),
      Buffer.from(`TAG${SECRET}`.padEnd(128, '\0')),
    ]),
  ],
  [
    'wav',
    stripRiff,
    chunk(
      'RIFF',
      'WAVE',
      chunk('bext', SECRET),
      chunk('fmt ', zeros(16)),
      chunk('id3 ', SECRET, 'x'),
      chunk('data', SOUND),
      chunk('LIST', 'INFO', chunk('ICMT', SECRET)),
    ),
  ],
  [
    'avi',
    stripRiff,
    chunk(
      'RIFF',
      'AVI ',
      chunk(
        'LIST',
        'hdrl',
        chunk('avih', zeros(56)),
        chunk('LIST', 'strl', chunk('strh', zeros(56)), chunk('strd', SECRET)),
        chunk('IDIT', SECRET),
      ),
      chunk('LIST', 'INFO', chunk('ISFT', SECRET)),
      chunk('LIST', 'movi', chunk('00dc', SOUND)),
      chunk('_PMX', SECRET),
    ),
  ],
  [
    'flac',
    stripFlac,
    Buffer.concat([
      Buffer.from('fLaC'),
      Buffer.from([0, 0, 0, 34]),
      zeros(34),
      Buffer.from([4, 0, 0, SECRET.length]),
      Buffer.from(SECRET),
      Buffer.from([0x86, 0, 0, SECRET.length]),
      Buffer.from(SECRET),
      SOUND,
      Buffer.from(`TAG${SECRET}`.padEnd(128, '\0')),
    ]),
  ],
  [
    'ogg, its comment over two pages between those of another stream',
    stripOgg,
    Buffer.concat([
      oggPage('\x01vorbis'.padEnd(30, '\0')),
      oggPage('OpusHead'.padEnd(19, '\0'), { serial: 2 }),
      oggPage(padded, { sequence: 1 }),
      oggPage(`OpusTags${'\0'.repeat(8)}${SECRET}`, { serial: 2, sequence: 1 }),
      oggPage(`${SECRET}.`, { sequence: 2 }),
      oggPage(SOUND, { sequence: 3 }),
    ]),
  ],
  [
    'webm',
    stripWebm,
    webm(
      element(
        0x1549a966,
        element(0xbf, full(4)),
        element(0x2ad7b1, full(3)),
        element(0x4461, SECRET),
        element(0x7ba9, SECRET),
        element(0x4d80, SECRET),
      ),
      element(0x1654ae6b, element(0xae, element(0x536e, SECRET))),
      element(0x1254c367, SECRET, full(200)),
      element(0x1f43b675, element(0xe7, Buffer.from([0])), element(0xa3, SOUND)),
      element(0x1941a469, SECRET),
    ),
  ],
  [
    'webm that was streamed',
    stripWebm,
    Buffer.concat([
      webm().subarray(0, -8),
      Buffer.from('01ffffffffffffff', 'hex'),
      element(0x1254c367, SECRET),
      Buffer.from('1f43b67501ffffffffffffff', 'hex'),
      element(0xa3, SOUND),
      element(0x1254c367, SECRET),
    ]),
  ],
] as const

describe.each(KINDS)('%s', (_what, strip, bytes) => {
  test('ME17 what it says of place and person goes, what is heard and seen stays', () => {
    expect(bytes.includes(SECRET)).toBe(true)
    const kept = strip(Buffer.from(bytes))
    expect(kept?.includes(SECRET)).toBe(false)
    if (strip !== stripMpegAudio) expect(kept?.indexOf(SOUND)).toBe(bytes.indexOf(SOUND))
  })

  test('ME17 what was stripped is stripped', () => {
    const once = strip(Buffer.from(bytes)) ?? zeros(0)
    expect(strip(Buffer.from(once))?.equals(once)).toBe(true)
  })

  test('ME17 whatever the bytes are, the answer comes, and is no longer than they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 20 }),
        fc.nat(bytes.length),
        (changes, length) => {
          const changed = Buffer.from(bytes)
          for (const [at, value] of changes) changed[at] = value
          const kept = strip(changed.subarray(0, length))
          expect(kept?.length ?? 0).toBeLessThanOrEqual(length)
        },
      ),
      { numRuns: 300 },
    )
  })
})

test.each([
  ['mp4', stripIsoMedia, SAMPLES.mp4],
  ['mov', stripIsoMedia, SAMPLES.mov],
  ['mp3', stripMpegAudio, SAMPLES.mp3],
  ['mp2', stripMpegAudio, SAMPLES.mp2],
  ['wav', stripRiff, SAMPLES.wav],
  ['avi', stripRiff, SAMPLES.avi],
  ['vorbis', stripOgg, SAMPLES.vorbis],
  ['webm', stripWebm, SAMPLES.webm],
] as const)('ME17 of %s what stands behind it is cut, and nothing else is changed', (_what, strip, sample) => {
  const kept = strip(Buffer.concat([sample, Buffer.from(PAGE)]))
  expect(kept?.equals(sample)).toBe(true)
})

test('ME17 a film says neither when it was made nor by what, and its samples are found where they were', () => {
  const bytes = located()
  const kept = stripIsoMedia(Buffer.from(bytes)) ?? zeros(0)
  expect(kept.length).toBe(bytes.length)
  const header = kept.indexOf('mvhd')
  expect(kept.subarray(header + 8, header + 16).equals(zeros(8))).toBe(true)
  expect(kept.includes('udta') || kept.includes('©xyz') || kept.includes('uuid')).toBe(false)
  expect(kept.toString('latin1').split('trak').length - 1, 'the track of places is none any more').toBe(1)
})

test('ME17 comments of ogg become empty ones, and the sums of their pages are right', () => {
  const bytes = Buffer.concat([oggPage('\x01vorbis'.padEnd(30, '\0')), oggPage(comment, { sequence: 1 })])
  const wanted = Buffer.concat([
    oggPage('\x01vorbis'.padEnd(30, '\0')),
    oggPage(`\x03vorbis${'\0'.repeat(8)}\x01`.padEnd(comment.length, '\0'), { sequence: 1 }),
  ])
  expect(stripOgg(bytes)?.equals(wanted)).toBe(true)
})

test.each([
  ['mp4', stripIsoMedia, box('free')],
  ['mp3', stripMpegAudio, Buffer.from([0xff])],
  ['wav', stripRiff, chunk('JUNK')],
  ['ogg', stripOgg, oggPage('')],
  ['webm', stripWebm, element(0xec)],
] as const)('ME17 20 MB of the smallest parts of %s are not read to their end', (kind, strip, part) => {
  const parts = Buffer.alloc(20 * 1_024 * 1_024, part)
  const bytes = kind === 'wav' ? chunk('RIFF', 'WAVE', parts) : kind === 'webm' ? webm(parts) : parts
  expect(strip(bytes)).toBeUndefined()
})

test('ME17 samples that overlap are emptied once, however many chunks point to them', () => {
  const many = 200_000
  const none = zeros(4)
  const count = zeros(4)
  count.writeUInt32BE(many)
  const one = Buffer.from([0, 0, 0, 1])
  const size = zeros(4)
  size.writeUInt32BE(10_000_000)
  const table = box(
    'stbl',
    box('stsc', none, one, one, one, one),
    box('stsz', none, size, count),
    box('stco', none, count, zeros(4 * many)),
  )
  const bytes = box('moov', box('trak', box('mdia', box('hdlr', zeros(8), 'meta', zeros(13)), box('minf', table))))
  const beganMs = performance.now()
  stripIsoMedia(Buffer.concat([bytes, box('mdat', zeros(10_000_000))]))
  expect(performance.now() - beganMs).toBeLessThan(5_000)
})

test('ME17 a cluster with sound is kept as it is', () => {
  expect(stripWebm(webm(cluster()))?.equals(webm(cluster()))).toBe(true)
})
