import { axisFor } from './axis.ts'
import { checkCount, readNumber, splitAmount, titled, written } from './fields.ts'
import { INDIGO, SERIES, SHEET, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, label, line } from './svg.ts'

const LEFT = 96
const RIGHT = 604
const FLOOR = 256
const TOP = 40

/** A bar chart. */
export const bars: Recipe = {
  size: FIGURE,
  usage: 'bars_<label>-<number>_<label>-<number>..., 2 to 5 bars',
  draw: (fields) => {
    checkCount(fields, 2, 5)
    const read = fields.map((field) => {
      const { word, amount } = splitAmount(field)
      return { name: titled(word), value: readNumber(amount, 0, 1_000_000) }
    })
    const { step, steps } = axisFor(Math.max(...read.map(({ value }) => value)))
    const height = (value: number): number => FLOOR - (value / (step * steps)) * (FLOOR - TOP)
    const rules = Array.from({ length: steps + 1 }, (_, index) => {
      const y = height(index * step)
      return (
        line(LEFT, y, RIGHT, y, SHEET.dark, 3) + label(LEFT - 12, y, written(index * step), { size: 21, anchor: 'end' })
      )
    })
    const cell = (RIGHT - LEFT) / read.length
    const longest = Math.max(...read.map(({ name }) => name.length))
    const size = Math.max(14, Math.min(24, Math.floor(cell / (longest * 0.6))))
    const drawn = read.map(({ name, value }, index) => {
      const x = LEFT + (index + 0.5) * cell
      const width = Math.min(74, cell * 0.62)
      const colour = SERIES[index % SERIES.length] ?? INDIGO
      return (
        box(x - width / 2, height(value), width, FLOOR - height(value), colour, 3) +
        label(x, FLOOR + 24, name, { size })
      )
    })
    return (
      plainGround(SHEET) +
      box(24, 16, 592, 288, WHITE, 20) +
      rules.join('') +
      drawn.join('') +
      line(LEFT, TOP - 10, LEFT, FLOOR, INDIGO, 5) +
      line(LEFT, FLOOR, RIGHT, FLOOR, INDIGO, 5)
    )
  },
}
