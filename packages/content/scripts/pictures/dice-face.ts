import { checkCount, readWhole } from './fields.ts'
import { INK, RASPBERRY, TINTS, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, circle, shadow } from './svg.ts'

const PIPS: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** The face of one die. */
export const diceFace: Recipe = {
  size: FIGURE,
  usage: 'dice_<1 to 6>',
  draw: (fields, dice) => {
    checkCount(fields, 1)
    const pips = PIPS[readWhole(fields[0], 1, 6) - 1] ?? []
    return (
      plainGround(dice.one(TINTS)) +
      shadow(320, 284, 210) +
      box(206, 46, 228, 236, '#C9C2DE', 40) +
      box(206, 46, 228, 228, WHITE, 40) +
      pips.map(([x, y]) => circle(320 + x * 66, 160 + y * 66, 25, pips.length === 1 ? RASPBERRY : INK)).join('')
    )
  },
}
