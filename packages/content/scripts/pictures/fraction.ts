import { checkCount, readWhole, readWord } from './fields.ts'
import { CREAM, INDIGO, RASPBERRY, SHEET, TEAL } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { around, box, circle, line, n, outline, shape } from './svg.ts'

const CENTRE = { x: 320, y: 160 }
const RADIUS = 134

const pie = (coloured: number, parts: number): string => {
  if (parts === 1) return circle(320, 160, RADIUS, coloured === 1 ? RASPBERRY : CREAM, outline(6, INDIGO))
  const slices = Array.from({ length: parts }, (_, index) => {
    const from = around(CENTRE, RADIUS, (index * 360) / parts)
    const to = around(CENTRE, RADIUS, ((index + 1) * 360) / parts)
    return shape(
      `M320 160L${n(from.x)} ${n(from.y)}A${RADIUS} ${RADIUS} 0 0 1 ${n(to.x)} ${n(to.y)}Z`,
      index < coloured ? RASPBERRY : CREAM,
      outline(5, INDIGO),
    )
  })
  return slices.join('')
}

const bar = (coloured: number, parts: number): string => {
  const width = 540 / parts
  const cuts = Array.from({ length: parts - 1 }, (_, index) => {
    const x = 50 + (index + 1) * width
    return line(x, 105, x, 215, INDIGO, 5)
  })
  return (
    box(50, 105, 540, 110, CREAM) +
    box(50, 105, width * coloured, 110, TEAL) +
    cuts.join('') +
    box(50, 105, 540, 110, 'none', 6, outline(7, INDIGO))
  )
}

/** A whole in equal parts, some of them coloured: as a disc or as a bar. */
export const fraction: Recipe = {
  size: FIGURE,
  usage: 'fraction_<pie|bar>_<coloured parts>_<parts, 1 to 16>',
  draw: (fields) => {
    checkCount(fields, 3)
    const draw = readWord(fields[0], ['pie', 'bar']) === 'pie' ? pie : bar
    const parts = readWhole(fields[2], 1, 16)
    return plainGround(SHEET) + draw(readWhole(fields[1], 0, parts), parts)
  },
}
