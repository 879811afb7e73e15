import { checkCount, readWord } from './fields.ts'
import { FLAT_SHAPES, flatShape } from './flat-shapes.ts'
import { INK, SERIES, SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { SOLIDS, solid } from './solids.ts'
import { group, outline } from './svg.ts'

/** One shape, flat or solid. */
export const shape: Recipe = {
  size: FIGURE,
  usage: 'shape_<name>, flat or solid',
  draw: (fields, dice) => {
    checkCount(fields, 1)
    const name = readWord(fields[0], [...FLAT_SHAPES, ...SOLIDS])
    const flat = FLAT_SHAPES.find((one) => one === name)
    const drawn =
      flat === undefined ? solid(readWord(name, SOLIDS)) : flatShape(flat, dice.one(SERIES), outline(5, INK))
    return plainGround(SHEET) + group('translate(320 160) scale(1.22)', drawn)
  },
}
