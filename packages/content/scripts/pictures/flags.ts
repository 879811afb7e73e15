import { checkCount } from './fields.ts'
import { drawFlag } from './flag.ts'
import { INDIGO, SKY } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { COVER } from './recipe.ts'
import { box, circle, outline } from './svg.ts'

const FLAG = { width: 216, height: 162 }
/** The left edges of the poles, and how high the flags hang. */
const POLES = [
  { x: 52, top: 66 },
  { x: 292, top: 34 },
  { x: 532, top: 66 },
]

/** A cover: three flags on poles. */
export const flags: Recipe = {
  size: COVER,
  usage: 'flags_<code>_<code>_<code>, the codes of flag-icons',
  draw: async (codes) => {
    checkCount(codes, POLES.length)
    const drawn = await Promise.all(codes.map(async (code) => (await drawFlag(`flag-${code}`)).png().toBuffer()))
    const hoisted = POLES.map(({ x, top }, index) => {
      const image = `data:image/png;base64,${drawn[index]?.toString('base64') ?? ''}`
      return (
        box(x - 12, top - 14, 12, COVER.height, INDIGO, 6) +
        circle(x - 6, top - 18, 11, INDIGO) +
        `<image x="${x}" y="${top}" width="${FLAG.width}" height="${FLAG.height}" preserveAspectRatio="none" href="${image}"/>` +
        box(x, top, FLAG.width, FLAG.height, 'none', 2, outline(3, INDIGO))
      )
    })
    return (
      box(0, 0, COVER.width, COVER.height, SKY.ground) +
      circle(90, 30, 120, SKY.light) +
      circle(720, 380, 150, SKY.dark) +
      circle(200, 470, 210, SKY.dark) +
      hoisted.join('')
    )
  },
}
