// Renders the quiz pictures: every pictures/*.svg to a PNG of 800 x 400 beside it, and each flag that a question
// names as "flag-xx.png" from the flag-icons package (MIT) to 640 x 480 with a thin neutral frame.
// Run: node packages/content/scripts/render-pictures.ts
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import sharp from 'sharp'

const PICTURE = { width: 800, height: 400 }
const FLAG = { width: 640, height: 480 }
const FRAME = { width: 4, colour: '#8A8499' }
const TARGET_BYTES = 25_000
// Tried in this order until the picture is small enough; flat drawings usually fit at the first.
const PALETTES = [256, 128, 64, 32] as const

const contentDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const picturesDir = path.join(contentDir, 'pictures')
const quizzesDir = path.join(contentDir, 'quizzes')

async function encode(image: Sharp): Promise<Buffer> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let smallest: Buffer | undefined
  for (const colours of PALETTES) {
    const options = { palette: true, colours, quality: 100, dither: 0.6, effort: 10, compressionLevel: 9 }
    const png = await sharp(data, { raw }).png(options).toBuffer()
    if (smallest === undefined || png.length < smallest.length) smallest = png
    if (png.length <= TARGET_BYTES) return png
  }
  if (smallest === undefined) throw new Error('no palette to try')
  return smallest
}

async function renderPicture(name: string): Promise<Buffer> {
  const svg = await readFile(path.join(picturesDir, `${name}.svg`))
  // Twice the size, then down: smoother edges than drawing at the final size.
  const image = sharp(svg, { density: 144 }).resize(PICTURE.width, PICTURE.height, { fit: 'fill' }).flatten()
  return encode(image)
}

async function renderFlag(code: string, flagsDir: string): Promise<Buffer> {
  const svg = await readFile(path.join(flagsDir, `${code}.svg`))
  const half = FRAME.width / 2
  const frame =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FLAG.width}" height="${FLAG.height}">` +
    `<rect x="${half}" y="${half}" width="${FLAG.width - FRAME.width}" height="${FLAG.height - FRAME.width}" ` +
    `fill="none" stroke="${FRAME.colour}" stroke-width="${FRAME.width}"/></svg>`
  const image = sharp(svg, { density: 144 })
    .resize(FLAG.width, FLAG.height, { fit: 'fill' })
    .flatten({ background: '#F5EEE2' })
    .composite([{ input: Buffer.from(frame) }])
  return encode(image)
}

async function flagCodes(): Promise<string[]> {
  const codes = new Set<string>()
  for (const file of await readdir(quizzesDir)) {
    if (!file.endsWith('.json')) continue
    const text = await readFile(path.join(quizzesDir, file), 'utf8')
    for (const match of text.matchAll(/"flag-([a-z]{2}(?:-[a-z]+)?)\.png"/g)) {
      if (match[1] !== undefined) codes.add(match[1])
    }
  }
  return [...codes].sort()
}

async function writeIfChanged(name: string, png: Buffer): Promise<void> {
  const file = path.join(picturesDir, `${name}.png`)
  const old = await readFile(file).catch(() => undefined)
  if (old === undefined || !old.equals(png)) await writeFile(file, png)
}

const flagsDir = path.join(path.dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')
const pictures = (await readdir(picturesDir)).filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4))
const flags = await flagCodes()
const jobs = [
  ...pictures.sort().map((name) => ({ name, render: () => renderPicture(name) })),
  ...flags.map((code) => ({ name: `flag-${code}`, render: () => renderFlag(code, flagsDir) })),
]

let total = 0
for (const { name, render } of jobs) {
  const png = await render()
  await writeIfChanged(name, png)
  total += png.length
  if (png.length > TARGET_BYTES) console.warn(`${name}.png is ${Math.ceil(png.length / 1000)} kB`)
}
console.log(`${pictures.length} pictures and ${flags.length} flags, ${Math.round(total / 1000)} kB in all`)
