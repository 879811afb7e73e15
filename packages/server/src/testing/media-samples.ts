import sharp from 'sharp'

/** A plain picture. */
export const canvas = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } })

const zeros = (count: number) => Buffer.alloc(count)
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const oggPage = (first: string) => Buffer.concat([latin1('OggS'), zeros(24), latin1(first), zeros(200)])
const isoFile = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), latin1(`ftyp${brand}`), zeros(8), latin1('isom'), zeros(300)])
const riff = (type: string) => Buffer.concat([latin1('RIFF'), zeros(4), latin1(type), zeros(200)])
const mpegAudio = (second: number) =>
  Buffer.concat(Array.from({ length: 20 }, () => Buffer.concat([Buffer.from([0xff, second, 0x90, 0x64]), zeros(413)])))

/** The beginnings of sounds and films, each as long as it needs to be to be known. */
export const SAMPLES = {
  mp3: mpegAudio(0xfb),
  mp2: mpegAudio(0xfd),
  wav: riff('WAVEfmt '),
  flac: Buffer.concat([latin1('fLaC'), zeros(100)]),
  vorbis: oggPage('\x01vorbis'),
  theora: oggPage('\x80theora'),
  mp4: isoFile('isom'),
  mov: isoFile('qt  '),
  m4a: isoFile('M4A '),
  heic: isoFile('heic'),
  avi: riff('AVI LIST'),
  webm: Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84]),
    latin1('webm'),
    zeros(100),
  ]),
  bmp: Buffer.concat([latin1('BM'), zeros(60)]),
  pdf: latin1('%PDF-1.7\n%%EOF'),
  zip: Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), zeros(100)]),
} as const
