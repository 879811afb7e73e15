import { checkCount, readNumber, readWord, written } from './fields.ts'
import { INDIGO, RASPBERRY, SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { circle as disc, label, line, outline } from './svg.ts'
import { readUnit } from './unit.ts'

/** A circle with its radius or its diameter written on it. */
export const circle: Recipe = {
  size: FIGURE,
  usage: 'circle_<r|d>_<number>_<unit>',
  draw: (fields) => {
    checkCount(fields, 3)
    const from = readWord(fields[0], ['r', 'd']) === 'r' ? 320 : 188
    const length = `${written(readNumber(fields[1], 0.1, 10000))} ${readUnit(fields[2])}`
    return (
      plainGround(SHEET) +
      disc(320, 160, 132, '#BFE4FA', outline(6, INDIGO)) +
      line(from, 160, 452, 160, RASPBERRY, 6) +
      disc(320, 160, 8, INDIGO) +
      label((from + 452) / 2, 134, length, { size: 27 })
    )
  },
}
