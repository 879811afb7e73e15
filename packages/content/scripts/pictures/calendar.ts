import { checkCount, readWhole } from './fields.ts'
import { INK, RASPBERRY, ROSE, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, label } from './svg.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const LEFT = 100
const CELL = 440 / 7

/** The sheet of one month; weeks begin on Sunday, as on most Indian wall calendars. */
export const calendar: Recipe = {
  size: FIGURE,
  usage: 'calendar_<year>_<month, 1 to 12>',
  draw: (fields) => {
    checkCount(fields, 2)
    const year = readWhole(fields[0], 1900, 2100)
    const month = readWhole(fields[1], 1, 12)
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
    const rows = Math.ceil((first + days) / 7)
    const height = 190 / rows
    const across = (day: number): number => LEFT + (day + 0.5) * CELL
    const colour = (day: number): string => (day === 0 ? RASPBERRY : INK)
    const names = DAYS.map((name, day) => label(across(day), 89, name, { size: 19, colour: colour(day) }))
    const numbers = Array.from({ length: days }, (_, index) => {
      const cell = first + index
      const y = 108 + (Math.floor(cell / 7) + 0.5) * height
      return label(across(cell % 7), y, String(index + 1), { size: 23, colour: colour(cell % 7) })
    })
    return (
      plainGround(ROSE) +
      box(78, 12, 484, 298, WHITE, 18) +
      box(78, 12, 484, 56, RASPBERRY, 18) +
      box(78, 42, 484, 26, RASPBERRY) +
      label(320, 40, `${MONTHS[month - 1]} ${year}`, { size: 30, colour: WHITE }) +
      names.join('') +
      numbers.join('')
    )
  },
}
