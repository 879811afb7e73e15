import { checkCount } from './fields.ts'
import { INDIGO, LIME, RASPBERRY, VIOLET, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import type { Point } from './svg.ts'
import { arrowHead, box, circle, label, line, n, stroke } from './svg.ts'

const COLUMNS = 10
const ROWS = 6
const CELL = 46
const LEFT = 40
const TOP = 22

const TURNS = { n: 0, e: 90, s: 180, w: 270 } as const
const STEPS = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } } as const

const readSteps = (text: string): { turn: number; places: Point[] } => {
  let at = { x: 0, y: 0 }
  let turn = 0
  const places = [at]
  for (const step of text.split('-')) {
    const match = /^([nesw])([1-9])$/u.exec(step)
    const wind = (['n', 'e', 's', 'w'] as const).find((name) => name === match?.[1])
    if (wind === undefined) throw new Error(`"${step}" is no step such as n2`)
    const length = Number(match?.[2])
    at = { x: at.x + STEPS[wind].x * length, y: at.y + STEPS[wind].y * length }
    turn = TURNS[wind]
    places.push(at)
  }
  return { turn, places }
}

/** A way over squared ground, from a dot to an arrow; north is up. */
export const route: Recipe = {
  size: FIGURE,
  usage: 'route_<steps such as n2-e3-s1>',
  draw: (fields) => {
    checkCount(fields, 1)
    const { turn, places } = readSteps(fields[0] ?? '')
    const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))]
    const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))]
    if (right - left > COLUMNS || bottom - top > ROWS) throw new Error(`it leaves a map of ${COLUMNS} x ${ROWS}`)
    const shift = {
      x: Math.floor((COLUMNS - (right - left)) / 2) - left,
      y: Math.floor((ROWS - (bottom - top)) / 2) - top,
    }
    const onMap = places.map(({ x, y }) => ({ x: LEFT + (x + shift.x) * CELL, y: TOP + (y + shift.y) * CELL }))
    const rules = [
      ...Array.from({ length: COLUMNS + 1 }, (_, index) =>
        line(LEFT + index * CELL, TOP, LEFT + index * CELL, TOP + ROWS * CELL, LIME.dark, 3),
      ),
      ...Array.from({ length: ROWS + 1 }, (_, index) =>
        line(LEFT, TOP + index * CELL, LEFT + COLUMNS * CELL, TOP + index * CELL, LIME.dark, 3),
      ),
    ]
    const [start = { x: 0, y: 0 }] = onMap
    const end = onMap.at(-1) ?? start
    const path = onMap.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
    return (
      plainGround(LIME) +
      box(LEFT, TOP, COLUMNS * CELL, ROWS * CELL, '#F4FBEA') +
      rules.join('') +
      stroke(path, RASPBERRY, 10) +
      arrowHead(end, turn, 34, RASPBERRY) +
      circle(start.x, start.y, 16, VIOLET, `stroke="${WHITE}" stroke-width="5"`) +
      label(566, 76, 'N', { size: 30, colour: INDIGO }) +
      line(566, 112, 566, 172, INDIGO, 8) +
      arrowHead({ x: 566, y: 96 }, 0, 32, INDIGO)
    )
  },
}
