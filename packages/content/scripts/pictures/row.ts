import { artOf, fitting, placed } from './art.ts'
import { checkCount } from './fields.ts'
import { gapBox } from './gap.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { shadow } from './svg.ts'
import { tintFor } from './tint.ts'

const LARGEST = 214

/** Things side by side on one line; `gap` is an empty place with a question mark. */
export const row: Recipe = {
  size: FIGURE,
  usage: 'row_<name>_<name>..., 2 to 6 things or "gap"',
  draw: async (fields, dice) => {
    checkCount(fields, 2, 6)
    const arts = await Promise.all(fields.map(async (name) => (name === 'gap' ? undefined : await artOf(name))))
    const cell = Math.min(600 / fields.length, LARGEST + 30)
    const room = Math.min(LARGEST, cell - 14)
    const foot = 164 + room / 2
    const drawn = arts.map((art, index) => {
      const x = 320 + (index - (fields.length - 1) / 2) * cell
      if (art === undefined) return gapBox(x, foot - room / 2, Math.min(room, 130))
      const scale = fitting(art, room, room)
      return shadow(x, foot + 2, art.width * scale * 0.85) + placed(art, x, foot, scale)
    })
    const tint = tintFor(
      arts.filter((art) => art !== undefined),
      dice,
    )
    return plainGround(tint) + drawn.join('')
  },
}
