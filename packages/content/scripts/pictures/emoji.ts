import { artOf, fitting, placed } from './art.ts'
import { checkCount } from './fields.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { circle, shadow } from './svg.ts'
import { tintFor } from './tint.ts'

const FOOT = 284

/** One large thing on a plain ground. */
export const emoji: Recipe = {
  size: FIGURE,
  usage: 'emoji_<name>',
  draw: async (fields, dice) => {
    checkCount(fields, 1)
    const art = await artOf(fields[0] ?? '')
    const tint = tintFor([art], dice)
    const scale = fitting(art, 330, 240)
    return (
      plainGround(tint) +
      circle(320, 164, 146, tint.light) +
      shadow(320, FOOT + 2, art.width * scale * 0.8) +
      placed(art, 320, FOOT, scale)
    )
  },
}
