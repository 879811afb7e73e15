import { axisFor } from './axis.ts'
import { checkCount, readNumber, written } from './fields.ts'
import { BLUE, INDIGO, SHEET, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, circle, label, line, n, outline, stroke } from './svg.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const LEFT = 96
const RIGHT = 596
const FLOOR = 256
const TOP = 40

/** A line graph of a number for each day from Monday on. */
export const lineGraph: Recipe = {
  size: FIGURE,
  usage: 'line_<number>-<number>-..., 3 to 7 days',
  draw: (fields) => {
    checkCount(fields, 1)
    const values = (fields[0] ?? '').split('-').map((part) => readNumber(part, 0, 1_000_000))
    checkCount(values.map(String), 3, DAYS.length)
    const { step, steps } = axisFor(Math.max(...values))
    const height = (value: number): number => FLOOR - (value / (step * steps)) * (FLOOR - TOP)
    const cell = (RIGHT - LEFT) / values.length
    const across = (index: number): number => LEFT + (index + 0.5) * cell
    const rules = Array.from({ length: steps + 1 }, (_, index) => {
      const y = height(index * step)
      return (
        line(LEFT, y, RIGHT, y, SHEET.dark, 3) + label(LEFT - 12, y, written(index * step), { size: 21, anchor: 'end' })
      )
    })
    const path = values
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${n(across(index))} ${n(height(value))}`)
      .join('')
    const dots = values.map(
      (value, index) =>
        circle(across(index), height(value), 9, WHITE, outline(5, BLUE)) +
        label(across(index), FLOOR + 26, DAYS[index] ?? '', { size: 22 }),
    )
    return (
      plainGround(SHEET) +
      box(24, 16, 592, 288, WHITE, 20) +
      rules.join('') +
      line(LEFT, TOP - 10, LEFT, FLOOR, INDIGO, 5) +
      line(LEFT, FLOOR, RIGHT, FLOOR, INDIGO, 5) +
      stroke(path, BLUE, 6) +
      dots.join('')
    )
  },
}
