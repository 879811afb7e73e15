import { checkCount, readWhole, written } from './fields.ts'
import { INK, RASPBERRY, SKY, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, circle, label, line } from './svg.ts'

const BOTTOM = 236
const TOP = 36
const SPAN = 40

/** A thermometer in degrees Celsius; the scale shows the 40 degrees in which the reading lies, so that each has a line. */
export const thermometer: Recipe = {
  size: FIGURE,
  usage: 'thermometer_<-20 to 50>',
  draw: (fields) => {
    checkCount(fields, 1)
    const reading = readWhole(fields[0], -20, 50)
    const from = reading < 0 ? -20 : reading > 38 ? 10 : 0
    const height = (degrees: number): number => BOTTOM - ((degrees - from) / SPAN) * (BOTTOM - TOP)
    const lines = Array.from({ length: SPAN + 1 }, (_, index) => {
      const y = height(from + index)
      const length = index % 10 === 0 ? 34 : index % 5 === 0 ? 24 : 14
      const mark = line(346, y, 346 + length, y, INK, index % 5 === 0 ? 3.5 : 1.8)
      return index % 10 === 0 ? mark + label(450, y, written(from + index), { size: 25, anchor: 'end' }) : mark
    })
    return (
      plainGround(SKY) +
      box(246, 8, 232, 304, WHITE, 28) +
      label(278, 36, '°C', { size: 26 }) +
      box(302, 18, 36, 240, '#D5DCEB', 18) +
      circle(320, 266, 36, '#D5DCEB') +
      circle(320, 266, 27, RASPBERRY) +
      box(311, height(reading), 18, 268 - height(reading), RASPBERRY) +
      lines.join('')
    )
  },
}
