import { checkCount, readWhole } from './fields.ts'
import { BLUE, INDIGO, RASPBERRY, SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, label } from './svg.ts'

/** An abacus with two rods, for the tens and the ones of a number. */
export const beads: Recipe = {
  size: FIGURE,
  usage: 'beads_<tens, 0 to 9>_<ones, 0 to 9>',
  draw: (fields) => {
    checkCount(fields, 2)
    const rod = (x: number, number: number, colour: string, name: string): string => {
      const beadsOnIt = Array.from({ length: number }, (_, index) =>
        box(x - 40, 224 - index * 23, 80, 22, colour, 11, `stroke="${INDIGO}" stroke-width="2"`),
      )
      return box(x - 5, 22, 10, 230, '#B98A5A', 5) + beadsOnIt.join('') + label(x, 286, name, { size: 26 })
    }
    return (
      plainGround(SHEET) +
      rod(240, readWhole(fields[0], 0, 9), BLUE, 'Tens') +
      rod(400, readWhole(fields[1], 0, 9), RASPBERRY, 'Ones') +
      box(160, 246, 320, 20, '#8A5A33', 8)
    )
  },
}
