import { checkCount, readWhole, written } from './fields.ts'
import { INDIGO, RASPBERRY, SHEET, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { arrowHead, box, circle, label, line } from './svg.ts'

const LARGEST = 6

/** A point P on squared paper; the axes go below 0 only when the point does. */
export const grid: Recipe = {
  size: FIGURE,
  usage: 'grid_<x>_<y>, 0 to 6, or m6 to 6 when one of them is negative',
  draw: (fields) => {
    checkCount(fields, 2)
    const [x = 0, y = 0] = fields.map((field) => readWhole(field, -LARGEST, LARGEST))
    const least = Math.min(x, y) < 0 ? -LARGEST : 0
    const cells = LARGEST - least
    // All four quarters need small cells, one quarter leaves room for tall ones.
    const [wide, tall] = least < 0 ? [40, 23] : [58, 38]
    const across = (value: number): number => 320 + (value - (LARGEST + least) / 2) * wide
    const down = (value: number): number => (least < 0 ? 160 : 148) - (value - (LARGEST + least) / 2) * tall
    const size = least < 0 ? 18 : 23
    const rules = Array.from({ length: cells + 1 }, (_, index) => {
      const value = least + index
      const numbers =
        value === 0
          ? label(across(0) - 6, down(0) + (least < 0 ? 9 : 14), '0', { size, anchor: 'end' })
          : label(across(value), down(0) + 15, written(value), { size }) +
            // Below the corner the two axes have no room for a number each.
            (value === -1 ? '' : label(across(0) - 9, down(value), written(value), { size, anchor: 'end' }))
      return {
        lines:
          line(across(value), down(least), across(value), down(LARGEST), SHEET.dark, 2.5) +
          line(across(least), down(value), across(LARGEST), down(value), SHEET.dark, 2.5),
        numbers,
      }
    })
    return (
      plainGround(SHEET) +
      box(40, 8, 560, 304, WHITE, 20) +
      rules.map(({ lines }) => lines).join('') +
      line(across(least), down(0), across(LARGEST) + 16, down(0), INDIGO, 4) +
      line(across(0), down(least), across(0), down(LARGEST) - 4, INDIGO, 4) +
      arrowHead({ x: across(LARGEST) + 22, y: down(0) }, 90, 13, INDIGO) +
      arrowHead({ x: across(0), y: down(LARGEST) - 12 }, 0, 13, INDIGO) +
      label(across(LARGEST) + 36, down(0), 'x', { size: 22 }) +
      label(across(0) + 22, down(LARGEST) - 6, 'y', { size: 22 }) +
      rules.map(({ numbers }) => numbers).join('') +
      circle(across(x), down(y), 9, RASPBERRY) +
      label(across(x) + 17, down(y) - 15, 'P', { size: 26, colour: RASPBERRY })
    )
  },
}
