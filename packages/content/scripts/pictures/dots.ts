import { checkCount, readWhole } from './fields.ts'
import { INDIGO, RASPBERRY, SHEET, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, circle, outline } from './svg.ts'

const FRAME = 10
const CELL = 56

/** Dots in ten-frames: two rows of five make a full frame. */
export const dots: Recipe = {
  size: FIGURE,
  usage: 'dots_<1 to 20>',
  draw: (fields) => {
    checkCount(fields, 1)
    const number = readWhole(fields[0], 1, 20)
    const frames = number > FRAME ? 2 : 1
    const cell = frames === 1 ? 100 : CELL
    const drawn = Array.from({ length: frames * FRAME }, (_, index) => {
      const frame = Math.floor(index / FRAME)
      const within = index % FRAME
      const middle = frames === 1 ? 320 : 168 + frame * 304
      const x = middle + ((within % 5) - 2.5) * cell
      const y = 160 + (Math.floor(within / 5) - 1) * cell
      const dot = index < number ? circle(x + cell / 2, y + cell / 2, cell * 0.36, RASPBERRY) : ''
      return box(x, y, cell, cell, WHITE, 0, outline(4, INDIGO)) + dot
    })
    return plainGround(SHEET) + drawn.join('')
  },
}
