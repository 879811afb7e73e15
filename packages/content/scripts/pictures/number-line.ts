import { checkCount, readNumber, written } from './fields.ts'
import { INDIGO, RASPBERRY, SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { arrowHead, box, label, line } from './svg.ts'

const LEFT = 62
const WIDTH = 516
const LEVEL = 196
const MOST_LABELS = 11

const sameNumber = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6

/** A number line with an arrow from above to the place that is asked for; no number is written there. */
export const numberLine: Recipe = {
  size: FIGURE,
  usage: 'numberline_<from>_<to>_<step>_<mark>',
  draw: (fields) => {
    checkCount(fields, 4)
    const [from = 0, to = 1, step = 1] = fields.slice(0, 3).map((field) => readNumber(field, -1e6, 1e6))
    const mark = readNumber(fields[3], from, to)
    const steps = Math.round((to - from) / step)
    if (!(step > 0) || steps < 1 || steps > 40 || !sameNumber(from + steps * step, to)) {
      throw new Error('its steps do not lead from the first number to the last in 1 to 40 equal parts')
    }
    const place = (value: number): number => LEFT + ((value - from) / (to - from)) * WIDTH
    const every = [1, 2, 5, 10].find((gap) => steps % gap === 0 && steps / gap < MOST_LABELS) ?? steps
    const widest = Math.max(written(from).length, written(to).length, written(from + step * every).length)
    const size = widest > 4 ? 20 : 26
    const ticks = Array.from({ length: steps + 1 }, (_, index) => {
      const value = from + index * step
      const x = place(value)
      const long = index % every === 0
      const tick = line(x, LEVEL - (long ? 20 : 12), x, LEVEL + (long ? 20 : 12), INDIGO, long ? 5 : 3.5)
      return long && !sameNumber(value, mark) ? tick + label(x, LEVEL + 46, written(value), { size }) : tick
    })
    const x = place(mark)
    return (
      plainGround(SHEET) +
      line(LEFT - 34, LEVEL, LEFT + WIDTH + 34, LEVEL, INDIGO, 6) +
      arrowHead({ x: LEFT + WIDTH + 46, y: LEVEL }, 90, 20, INDIGO) +
      arrowHead({ x: LEFT - 46, y: LEVEL }, 270, 20, INDIGO) +
      ticks.join('') +
      box(x - 33, 44, 66, 66, RASPBERRY, 18) +
      label(x, 77, '?', { size: 44, colour: '#FFFFFF' }) +
      line(x, 108, x, LEVEL - 42, RASPBERRY, 8) +
      arrowHead({ x, y: LEVEL - 24 }, 180, 24, RASPBERRY)
    )
  },
}
