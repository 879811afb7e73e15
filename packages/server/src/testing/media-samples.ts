import sharp from 'sharp'

/** A plain picture. */
export const canvas = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } })

const zeros = (count: number) => Buffer.alloc(count)
const latin1 = (text: string) => Buffer.from(text, 'latin1')
type Part = Buffer | string
const joined = (parts: readonly Part[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)))
const word = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 0xff))
const little = (value: number) => Buffer.from(word(value)).reverse()

/** A box of MP4 and QuickTime. */
export const box = (type: string, ...parts: Part[]): Buffer => {
  const content = joined(parts)
  return Buffer.concat([word(8 + content.length), latin1(type), content])
}
/** A track with its samples: one chunk of one size, at a place in the file. */
export const track = (handler: string, sampleAt: number, sampleBytes: number, ...more: Buffer[]): Buffer => {
  const none = zeros(4)
  const table = box(
    'stbl',
    box('stsc', none, word(1), word(1), word(1), word(1)),
    box('stsz', none, word(0), word(1), word(sampleBytes)),
    box('stco', none, word(1), word(sampleAt)),
  )
  const media = box('mdia', box('mdhd', zeros(24)), box('hdlr', zeros(8), handler, zeros(13)), box('minf', table))
  return box('trak', box('tkhd', zeros(84)), media, ...more)
}
const fileType = (brand: string) => box('ftyp', brand, zeros(4), 'isom')
/** A film of so many bytes. */
export const film = (bytes = 600, brand = 'isom'): Buffer => {
  const beginning = joined([fileType(brand), box('moov', box('mvhd', zeros(100)), track('vide', 24, 8))])
  return joined([beginning, box('mdat', zeros(bytes - beginning.length - 8))])
}

/** A chunk of WAV and AVI. */
export const chunk = (id: string, ...parts: Part[]): Buffer => {
  const content = joined(parts)
  return joined([id, little(content.length), content, zeros(content.length % 2)])
}
const PCM = joined([Buffer.from([1, 0, 1, 0]), little(8_000), little(8_000), Buffer.from([1, 0, 8, 0])])
/** A sound of so many bytes, an even number: silence, or what is given as the end of it. */
export const wav = (bytes = 244, end = zeros(0)): Buffer =>
  chunk('RIFF', 'WAVE', chunk('fmt ', PCM), chunk('data', zeros(bytes - 44 - end.length), end))

const mpegAudio = (second: number, bytes: number) =>
  Buffer.concat(
    Array.from({ length: 20 }, () => Buffer.concat([Buffer.from([0xff, second, 0x90, 0x64]), zeros(bytes - 4)])),
  )

const oggSum = (page: Buffer): number => {
  let sum = 0
  for (const byte of page) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c1_1db7 : 0)
  }
  return sum >>> 0
}
/** A page of Ogg with one packet, or a part of one of so many times 255 bytes. */
export const oggPage = (
  packet: Part,
  { serial = 1, sequence = 0, sum }: { serial?: number; sequence?: number; sum?: number } = {},
): Buffer => {
  const content = joined([packet])
  const isWhole = content.length % 255 > 0
  const segments = [
    ...Array<number>(Math.floor(content.length / 255)).fill(255),
    ...(isWhole ? [content.length % 255] : []),
  ]
  const flags = Buffer.from([0, sequence === 0 ? 2 : 0])
  const head = (checksum: number) =>
    joined([
      'OggS',
      flags,
      zeros(8),
      little(serial),
      little(sequence),
      little(checksum),
      Buffer.from([segments.length, ...segments]),
      content,
    ])
  return head(sum ?? oggSum(head(0)))
}

/** An element of WebM; its length takes eight bytes, undefined where it says no length. */
export const element = (id: number, ...parts: Part[]): Buffer => {
  const content = joined(parts)
  const idBytes = Buffer.from(
    id.toString(16).padStart(id.toString(16).length + (id.toString(16).length % 2), '0'),
    'hex',
  )
  return joined([idBytes, Buffer.from([1, 0, 0, 0]), word(content.length), content])
}
const WEBM_HEADER = element(0x1a45dfa3, element(0x4286, Buffer.from([1])), element(0x4282, 'webm'))
/** A film with these parts of its segment. */
export const webm = (...parts: Buffer[]): Buffer => joined([WEBM_HEADER, element(0x18538067, ...parts)])
/** A part of it with sound. */
export const cluster = (): Buffer => element(0x1f43b675, element(0xe7, Buffer.from([0])), element(0xa3, zeros(40)))

/** Sounds and films without anything about them, each as long as it needs to be to be known, and the beginnings of other files. */
export const SAMPLES = {
  mp3: mpegAudio(0xfb, 417),
  mp2: mpegAudio(0xfd, 522),
  wav: wav(),
  flac: joined(['fLaC', Buffer.from([0x80, 0, 0, 34]), zeros(34), zeros(100)]),
  vorbis: oggPage(joined(['\x01vorbis', zeros(200)])),
  theora: oggPage(joined(['\x80theora', zeros(200)])),
  mp4: film(),
  mov: film(600, 'qt  '),
  m4a: joined([fileType('M4A '), zeros(300)]),
  heic: joined([fileType('heic'), zeros(300)]),
  avi: chunk(
    'RIFF',
    'AVI ',
    chunk('LIST', 'hdrl', chunk('avih', zeros(56))),
    chunk('LIST', 'movi', chunk('00dc', zeros(100))),
  ),
  webm: webm(cluster()),
  bmp: Buffer.concat([latin1('BM'), zeros(60)]),
  pdf: latin1('%PDF-1.7\n%%EOF'),
  zip: Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), zeros(100)]),
} as const
