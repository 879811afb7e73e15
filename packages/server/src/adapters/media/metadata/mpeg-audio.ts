import type { Strip } from './strip.ts'
import { endOfId3, MOST_PARTS } from './strip.ts'

/** Kilobits a second by the header's index, by version (1, or 2 and 2.5) and layer. */
const BITRATES = new Map([
  ['1.1', [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448]],
  ['1.2', [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]],
  ['1.3', [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]],
  ['2.1', [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256]],
  ['2.2', [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]],
  ['2.3', [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]],
])
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const RESERVED = 1

/** The length of the frame at a place in bytes; 0 when there is none. */
const frameAt = (bytes: Buffer, at: number): number => {
  if (at + 4 > bytes.length || bytes.readUInt16BE(at) < 0xffe0) return 0
  const [versionBits, layerBits] = [(bytes.readUInt8(at + 1) >> 3) & 3, (bytes.readUInt8(at + 1) >> 1) & 3]
  const layer = 4 - layerBits
  const isFirst = versionBits === 3
  const third = bytes.readUInt8(at + 2)
  const bitrate = (BITRATES.get(`${isFirst ? 1 : 2}.${layer}`)?.[third >> 4] ?? 0) * 1_000
  const sampleRate = (SAMPLE_RATES[(third >> 2) & 3] ?? 0) / (isFirst ? 1 : versionBits === 2 ? 2 : 4)
  if (versionBits === RESERVED || bitrate === 0 || sampleRate === 0) return 0
  const padding = (third >> 1) & 1
  if (layer === 1) return (Math.floor((12 * bitrate) / sampleRate) + padding) * 4
  return Math.floor(((layer === 3 && !isFirst ? 72 : 144) * bitrate) / sampleRate) + padding
}

/** MPEG audio: what is no frame is no sound, and left out: tags of every kind, wherever they stand. */
export const stripMpegAudio: Strip = (bytes) => {
  const kept: Buffer[] = []
  let looks = 0
  let at = endOfId3(bytes)
  while (at < bytes.length) {
    const from = at
    for (let length = frameAt(bytes, at); length > 0 && at + length <= bytes.length; length = frameAt(bytes, at)) {
      at += length
      looks += 1
      if (looks > MOST_PARTS) return undefined
    }
    // Two in a row: by chance other content looks like one.
    if (at > from + frameAt(bytes, from)) kept.push(bytes.subarray(from, at))
    else at = from + 1
    const next = bytes.indexOf(0xff, at)
    if (next < 0) break
    looks += 1
    if (looks > MOST_PARTS) return undefined
    at = next
  }
  return kept.length > 0 ? Buffer.concat(kept) : undefined
}
