import { icons as iconSet } from '@iconify-json/fluent-emoji-flat'
import sharp from 'sharp'
import { n } from './svg.ts'

/** An emoji's drawing, measured: most leave some of their box of 32 x 32 empty. */
export interface Art {
  name: string
  body: string
  left: number
  top: number
  width: number
  height: number
  /** The mean colour of what is drawn: red, green, blue. */
  colour: readonly [number, number, number]
}

const BOX = 32
const MEASURED = 128

const bodyOf = (name: string): string => {
  const { icons, aliases = {} } = iconSet
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined
  const source = alias?.parent ?? name
  const icon = Object.hasOwn(icons, source) ? icons[source] : undefined
  if (icon === undefined) throw new Error(`there is no drawing "${name}"`)
  // Two drawings in one picture may use the same id for different gradients.
  const body = icon.body.replaceAll(/\bid="([^"]+)"|url\(#([^)]+)\)|href="#([^"]+)"/gu, (whole, id, url, link) => {
    const old = String(id ?? url ?? link)
    return whole.replace(old, `${name}-${old}`)
  })
  return alias?.hFlip === true ? `<g transform="translate(${BOX} 0) scale(-1 1)">${body}</g>` : body
}

const measure = async (name: string): Promise<Art> => {
  const body = bodyOf(name)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${BOX} ${BOX}" width="${MEASURED}" height="${MEASURED}">${body}</svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  let left = MEASURED
  let top = MEASURED
  let right = 0
  let bottom = 0
  let seen = 0
  const sum: [number, number, number] = [0, 0, 0]
  for (let index = 0; index < MEASURED * MEASURED; index += 1) {
    if ((pixels[index * 4 + 3] ?? 0) < 40) continue
    const x = index % MEASURED
    const y = Math.floor(index / MEASURED)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    seen += 1
    sum[0] += pixels[index * 4] ?? 0
    sum[1] += pixels[index * 4 + 1] ?? 0
    sum[2] += pixels[index * 4 + 2] ?? 0
  }
  const unit = BOX / MEASURED
  return {
    name,
    body,
    left: left * unit,
    top: top * unit,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
    colour: [sum[0] / seen, sum[1] / seen, sum[2] / seen],
  }
}

const measured = new Map<string, Promise<Art>>()

/** The drawing of an emoji by its name. Throws when there is none. */
export const artOf = (name: string): Promise<Art> => {
  const known = measured.get(name) ?? measure(name)
  measured.set(name, known)
  return known
}

/** How many times larger a drawing becomes so that it just fits. */
export const fitting = (art: Art, width: number, height: number): number =>
  Math.min(width / art.width, height / art.height)

/** The drawing with the middle of its foot at `x` and `y`. */
export const placed = (art: Art, x: number, y: number, scale: number): string => {
  const left = x - (art.left + art.width / 2) * scale
  const top = y - (art.top + art.height) * scale
  return `<g transform="translate(${n(left)} ${n(top)}) scale(${Math.round(scale * 1000) / 1000})">${art.body}</g>`
}

/** The drawing in the middle of a cell of this size. */
export const centred = (art: Art, x: number, y: number, width: number, height: number): string => {
  const scale = fitting(art, width, height)
  return placed(art, x, y + (art.height * scale) / 2, scale)
}
