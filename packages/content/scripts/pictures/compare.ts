import { artOf } from './art.ts'
import { checkCount, readWhole } from './fields.ts'
import { heap } from './heap.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box } from './svg.ts'
import { tintFor } from './tint.ts'

/** As near to a square as can be: the groups are compared, not counted by fives. */
const columnsFor = (count: number): number => Math.ceil(Math.sqrt(count))

/** Two groups, each on a card of its own. */
export const compare: Recipe = {
  size: FIGURE,
  usage: 'compare_<1 to 10>_<name>_<1 to 10>_<name>',
  draw: async (fields, dice) => {
    checkCount(fields, 4)
    const [left, right] = await Promise.all([artOf(fields[1] ?? ''), artOf(fields[3] ?? '')])
    const counts = [readWhole(fields[0], 1, 10), readWhole(fields[2], 1, 10)] as const
    // Of the same thing, none may look larger than the others.
    const widest = left === right ? columnsFor(Math.max(...counts)) : 0
    const group = (count: number): { count: number; columns: number } => ({
      count,
      columns: Math.max(widest, columnsFor(count)),
    })
    const tint = tintFor([left, right], dice)
    const card = (x: number): string => box(x - 146, 32, 292, 256, tint.light, 28)
    return (
      plainGround({ ...tint, light: tint.dark }) +
      card(164) +
      card(476) +
      heap(left, group(counts[0]), 164, 160, 256, 228) +
      heap(right, group(counts[1]), 476, 160, 256, 228)
    )
  },
}
