import { checkCount } from './fields.ts'
import { gapBox } from './gap.ts'
import { paintOf, paintRim } from './paint.ts'
import type { Tint } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { group, n, shape } from './svg.ts'

const GROUND: Tint = { ground: '#F6EBD8', light: '#FDF6EA', dark: '#EADCC2' }
const SPOT =
  'M-92-20C-96-62-60-92-18-88C6-86 14-98 40-94C82-88 98-54 92-22C88-2 104 10 98 40C90 80 50 96 10 90C-8 87-20 96-44 88C-84 74-104 40-98 12C-96 0-92-8-92-20Z'

/** Spots of paint in a row. */
export const colours: Recipe = {
  size: FIGURE,
  usage: 'colours_<colour>_<colour>..., 1 to 6 colours or "gap"',
  draw: (fields) => {
    checkCount(fields, 1, 6)
    const cell = Math.min(600 / fields.length, 220)
    const drawn = fields.map((word, index) => {
      const x = 320 + (index - (fields.length - 1) / 2) * cell
      if (word === 'gap') return gapBox(x, 160, Math.min(cell - 14, 130))
      const paint = paintOf(word)
      return group(
        `translate(${n(x)} 160) scale(${Math.round((cell - 12) / 2) / 100}) rotate(${index * 70})`,
        shape(SPOT, paint, paintRim(word)),
      )
    })
    return plainGround(GROUND) + drawn.join('')
  },
}
