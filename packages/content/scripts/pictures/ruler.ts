import { checkCount, readNumber } from './fields.ts'
import { GOLD, INK, SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, label, line, shape } from './svg.ts'

const LONGEST = 15

/** A pencil above a ruler in centimetres, from one reading to the other. */
export const ruler: Recipe = {
  size: FIGURE,
  usage: `ruler_<from>_<to>, within 0 and ${LONGEST}`,
  draw: (fields) => {
    checkCount(fields, 2)
    const from = readNumber(fields[0], 0, LONGEST)
    const to = readNumber(fields[1], from + 2, LONGEST)
    const centimetres = to <= 9 ? 10 : LONGEST
    const unit = 560 / centimetres
    const at = (value: number): number => 40 + value * unit
    const marks = Array.from({ length: centimetres * 10 + 1 }, (_, index) => {
      const x = at(index / 10)
      const [length, width] = index % 10 === 0 ? [34, 3.5] : index % 5 === 0 ? [24, 2.5] : [14, 1.4]
      const mark = line(x, 172, x, 172 + length, INK, width)
      return index % 10 === 0 ? mark + label(x, 228, String(index / 10), { size: 23 }) : mark
    })
    const [left, right] = [at(from), at(to)]
    const tip = right - 46
    return (
      plainGround(SHEET) +
      box(18, 170, 604, 92, GOLD, 10) +
      marks.join('') +
      label(592, 250, 'cm', { size: 17 }) +
      box(left, 106, 26, 44, '#FF9CB2', 8) +
      box(left + 20, 106, 16, 44, '#B9BED2') +
      box(left + 34, 106, tip - left - 34, 44, '#2F9E8F') +
      box(left + 34, 120, tip - left - 34, 15, '#4CC3B3') +
      shape(`M${tip} 106L${right} 128L${tip} 150Z`, '#F4D3A6') +
      shape(`M${right - 16} 120.4L${right} 128L${right - 16} 135.6Z`, INK)
    )
  },
}
