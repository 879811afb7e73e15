import { checkCount, readWhole } from './fields.ts'
import { INDIGO, RASPBERRY, SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { around, circle, line, n, shape, stroke } from './svg.ts'

/** An angle without its size: one arm lies level, and an arc (a small square for 90) shows what is meant. */
export const angle: Recipe = {
  size: FIGURE,
  usage: 'angle_<1 to 359>',
  draw: (fields) => {
    checkCount(fields, 1)
    const degrees = readWhole(fields[0], 1, 359)
    const reflex = degrees > 180
    const length = reflex ? 140 : degrees < 60 ? 300 : 216
    const tip = around({ x: 0, y: 0 }, length, 90 - degrees)
    // In the middle of the picture stands what the two arms take up, or the corner where the arc goes round it.
    const corner = reflex ? { x: 300, y: 160 } : { x: 320 - (Math.min(0, tip.x) + length) / 2, y: 160 - tip.y / 2 }
    const risen = { x: corner.x + tip.x, y: corner.y + tip.y }
    const radius = degrees < 25 ? 110 : 56
    const from = around(corner, radius, 90)
    const to = around(corner, radius, 90 - degrees)
    const arc = `M${n(from.x)} ${n(from.y)}A${radius} ${radius} 0 ${reflex ? 1 : 0} 0 ${n(to.x)} ${n(to.y)}`
    const square = `M${n(corner.x + 40)} ${n(corner.y)}v-40h-40`
    return (
      plainGround(SHEET) +
      (degrees === 90
        ? shape(`${square}V${n(corner.y)}Z`, RASPBERRY, 'opacity="0.25"') + stroke(square, RASPBERRY, 6)
        : shape(`${arc}L${n(corner.x)} ${n(corner.y)}Z`, RASPBERRY, 'opacity="0.25"') + stroke(arc, RASPBERRY, 6)) +
      line(corner.x, corner.y, corner.x + length, corner.y, INDIGO, 9) +
      line(corner.x, corner.y, risen.x, risen.y, INDIGO, 9) +
      circle(corner.x, corner.y, 9, INDIGO)
    )
  },
}
