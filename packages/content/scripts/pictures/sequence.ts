import { checkCount, readWord, splitAmount } from './fields.ts'
import { FLAT_SHAPES, flatShape } from './flat-shapes.ts'
import { gapBox } from './gap.ts'
import { paintOf, paintRim } from './paint.ts'
import { SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { group, n } from './svg.ts'

/** Coloured shapes in a row, as a pattern to be carried on. */
export const sequence: Recipe = {
  size: FIGURE,
  usage: 'sequence_<shape>-<colour>_..., 2 to 6 of them or "gap"',
  draw: (fields) => {
    checkCount(fields, 2, 6)
    const cell = Math.min(600 / fields.length, 150)
    const drawn = fields.map((field, index) => {
      const x = 320 + (index - (fields.length - 1) / 2) * cell
      if (field === 'gap') return gapBox(x, 160, cell * 0.84)
      const { word, amount: colour } = splitAmount(field)
      const name = readWord(word, FLAT_SHAPES)
      const wide = ['rectangle', 'oval', 'parallelogram', 'trapezium', 'rhombus', 'semicircle'].includes(name)
      const scale = (cell * 0.84) / (wide ? 268 : 216)
      return group(
        `translate(${n(x)} 160) scale(${Math.round(scale * 1000) / 1000})`,
        flatShape(name, paintOf(colour), paintRim(colour)),
      )
    })
    return plainGround(SHEET) + drawn.join('')
  },
}
