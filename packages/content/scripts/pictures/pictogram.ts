import { artOf, centred } from './art.ts'
import { checkCount, readWhole, splitAmount } from './fields.ts'
import { INDIGO, SHEET, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, line } from './svg.ts'

/** Rows of equal drawings, one row for each thing, to be read as a chart. */
export const pictogram: Recipe = {
  size: FIGURE,
  usage: 'pictogram_<name>-<0 to 10>_<name>-<0 to 10>..., 2 to 5 rows',
  draw: async (fields) => {
    checkCount(fields, 2, 5)
    const rows = await Promise.all(
      fields.map(async (field) => {
        const { word, amount } = splitAmount(field)
        return { art: await artOf(word), amount: readWhole(amount, 0, 10) }
      }),
    )
    const height = 280 / rows.length
    const cell = Math.min(height, 49)
    const drawn = rows.map(({ art, amount }, index) => {
      const y = 20 + (index + 0.5) * height
      const things = Array.from({ length: amount }, (_, at) => centred(art, 142 + at * 49, y, cell * 0.84, cell * 0.84))
      const rule = index === 0 ? '' : line(32, y - height / 2, 608, y - height / 2, SHEET.dark, 3)
      return rule + centred(art, 66, y, cell * 1.05, cell * 0.98) + things.join('')
    })
    return (
      plainGround(SHEET) +
      box(20, 20, 600, 280, WHITE, 20) +
      box(20, 20, 92, 280, SHEET.light, 20) +
      drawn.join('') +
      line(112, 20, 112, 300, INDIGO, 4)
    )
  },
}
