import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { FLAG_PREFIX } from './file-kind.ts'

const FLAG = { width: 640, height: 480 }
const FRAME = { width: 4, colour: '#8A8499' }

const flagsDir = path.join(path.dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')

/** The picture of `flag-xx`: the flag of flag-icons with a thin neutral frame. Throws when there is no such flag. */
export const drawFlag = async (name: string): Promise<Sharp> => {
  const code = name.slice(FLAG_PREFIX.length)
  const svg = await readFile(path.join(flagsDir, `${code}.svg`)).catch(() => undefined)
  if (svg === undefined) throw new Error(`"${name}" names no flag of flag-icons.`)
  const half = FRAME.width / 2
  const frame =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FLAG.width}" height="${FLAG.height}">` +
    `<rect x="${half}" y="${half}" width="${FLAG.width - FRAME.width}" height="${FLAG.height - FRAME.width}" ` +
    `fill="none" stroke="${FRAME.colour}" stroke-width="${FRAME.width}"/></svg>`
  return sharp(svg, { density: 144 })
    .resize(FLAG.width, FLAG.height, { fit: 'fill' })
    .flatten({ background: '#F5EEE2' })
    .composite([{ input: Buffer.from(frame) }])
}
