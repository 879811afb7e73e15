import { checkCount, readWhole } from './fields.ts'
import { SHEET } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, circle, group, label, n } from './svg.ts'

const MOST = 10

const readValues = (fields: readonly string[]): number[] => {
  checkCount(fields, 1)
  const parts = (fields[0] ?? '').split('-')
  checkCount(parts, 1, MOST)
  return parts.map((part) => readWhole(part, 1, 2000))
}

/** The values in one or two rows, each drawn in a cell of this shape. */
const spread = (values: readonly number[], ratio: number, draw: (value: number) => string): string => {
  const rows = values.length > 5 || (ratio > 1 && values.length > 3) ? 2 : 1
  const inRow = Math.ceil(values.length / rows)
  const width = Math.min(588 / inRow, (rows === 1 ? 190 : 142) * ratio)
  const drawn = values.map((value, index) => {
    const row = Math.floor(index / inRow)
    const inThis = row === rows - 1 ? values.length - inRow * (rows - 1) : inRow
    const x = 320 + ((index % inRow) - (inThis - 1) / 2) * width
    const y = 160 + (row - (rows - 1) / 2) * 142
    return group(`translate(${n(x)} ${n(y)}) scale(${Math.round((width / ratio / 100) * 920) / 1000})`, draw(value))
  })
  return drawn.join('')
}

const coin = (value: number): string => {
  const [rim, face] =
    value >= 10 ? ['#B9BED2', '#F3CF62'] : value >= 5 ? ['#D9A52C', '#F6D778'] : ['#9EA5BD', '#D9DEEA']
  return (
    circle(0, 3, 48, '#1B1038', 'opacity="0.18"') +
    circle(0, 0, 48, rim) +
    circle(0, 0, 37, face) +
    label(0, 0, `₹${value}`, { size: 31 })
  )
}

const NOTES = [
  [10, '#E0B58C'],
  [20, '#D8DE7A'],
  [50, '#8FD6E8'],
  [100, '#C9B3EC'],
  [200, '#FFC24D'],
  [500, '#B9C0B4'],
] as const

const note = (value: number): string => {
  const colour = NOTES.findLast(([from]) => value >= from)?.[1] ?? '#F2B5C0'
  return (
    box(-96, -46, 192, 98, '#1B1038', 8, 'opacity="0.18"') +
    box(-96, -49, 192, 98, colour, 8) +
    box(-86, -39, 172, 78, 'none', 5, 'stroke="#FFFFFF" stroke-width="4"') +
    label(0, 0, `₹${value}`, { size: 46 })
  )
}

/** Plain round coins with their values: no country's design. */
export const coins: Recipe = {
  size: FIGURE,
  usage: `coins_<rupees>-<rupees>-..., 1 to ${MOST}`,
  draw: (fields) => plainGround(SHEET) + spread(readValues(fields), 1, coin),
}

/** Plain coloured rectangles with their values: no country's design. */
export const notes: Recipe = {
  size: FIGURE,
  usage: `notes_<rupees>-<rupees>-..., 1 to ${MOST}`,
  draw: (fields) => plainGround(SHEET) + spread(readValues(fields), 2, note),
}
