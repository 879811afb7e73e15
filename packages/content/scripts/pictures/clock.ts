import { checkCount, readWhole } from './fields.ts'
import { CREAM, INK, MINT, RASPBERRY, VIOLET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { around, circle, label, line } from './svg.ts'

const CENTRE = { x: 320, y: 160 }

/** A clock face with the numerals 1 to 12; the short hand stands between two of them as the minutes say. */
export const clock: Recipe = {
  size: FIGURE,
  usage: 'clock_<1 to 12>_<00 to 59>',
  draw: (fields) => {
    checkCount(fields, 2)
    const hour = readWhole(fields[0], 1, 12)
    if (!/^[0-5]\d$/u.test(fields[1] ?? '')) throw new Error(`"${fields[1] ?? ''}" are no minutes (00 to 59)`)
    const minute = Number(fields[1])
    const ticks = Array.from({ length: 60 }, (_, index) => {
      const long = index % 5 === 0
      const from = around(CENTRE, long ? 117 : 121, index * 6)
      const to = around(CENTRE, 126, index * 6)
      return line(from.x, from.y, to.x, to.y, INK, long ? 5 : 2)
    })
    const numerals = Array.from({ length: 12 }, (_, index) => {
      const at = around(CENTRE, 98, (index + 1) * 30)
      return label(at.x, at.y, String(index + 1), { size: 27 })
    })
    const short = around(CENTRE, 58, hour * 30 + minute / 2)
    const long = around(CENTRE, 92, minute * 6)
    return (
      plainGround(MINT) +
      circle(320, 160, 150, VIOLET) +
      circle(320, 160, 132, CREAM) +
      ticks.join('') +
      numerals.join('') +
      line(320, 160, long.x, long.y, INK, 8) +
      line(320, 160, short.x, short.y, RASPBERRY, 13) +
      circle(320, 160, 12, INK)
    )
  },
}
