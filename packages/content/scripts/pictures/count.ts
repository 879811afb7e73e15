import { artOf } from './art.ts'
import { checkCount, readWhole } from './fields.ts'
import { heap } from './heap.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { tintFor } from './tint.ts'

/** A number of one thing, in rows of five. */
export const count: Recipe = {
  size: FIGURE,
  usage: 'count_<1 to 20>_<name>',
  draw: async (fields, dice) => {
    checkCount(fields, 2)
    const number = readWhole(fields[0], 1, 20)
    const art = await artOf(fields[1] ?? '')
    return (
      plainGround(tintFor([art], dice)) +
      heap(art, { count: number, columns: Math.min(number, 5) }, 320, 160, 580, Math.min(272, 190 + number * 8))
    )
  },
}
