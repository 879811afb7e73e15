import type { Sharp } from 'sharp'
import sharp from 'sharp'

/** How hard a picture is pressed: the qualities are tried in this order until one is small enough. */
export interface Pressing {
  qualities: readonly number[]
  targetBytes: number
  dither: number
}

/** Hand-drawn pictures and flags: they may have soft shades. */
export const DRAWN: Pressing = { qualities: [100, 90, 80], targetBytes: 25_000, dither: 0.6 }
/** Recipe pictures are flat and many. The lower qualities take fewer colours for soft edges, which is not seen. */
export const FLAT: Pressing = { qualities: [90, 80, 72], targetBytes: 12_000, dither: 0 }

/** A PNG with a palette. */
export const encode = async (image: Sharp, { qualities, targetBytes, dither }: Pressing): Promise<Buffer> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let smallest: Buffer | undefined
  for (const quality of qualities) {
    const png = await sharp(data, { raw })
      .png({ palette: true, quality, dither, effort: 10, compressionLevel: 9 })
      .toBuffer()
    if (smallest === undefined || png.length < smallest.length) smallest = png
    if (png.length <= targetBytes) return png
  }
  if (smallest === undefined) throw new Error('there is no quality to try')
  return smallest
}
