import { checkCount, readWord } from './fields.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE } from './recipe.ts'
import { box, circle, n, shape } from './svg.ts'

const PHASES = [
  'new',
  'crescent-waxing',
  'first-quarter',
  'gibbous-waxing',
  'full',
  'gibbous-waning',
  'last-quarter',
  'crescent-waning',
] as const
const RADIUS = 118
const DARK = '#2B2F5E'
const LIT = '#F7EFD2'

/** The lit part: half a disc, and the edge of the shadow as half an ellipse (`bulge` from -1, thin, to 1, full). */
const litPart = (right: boolean, bulge: number): string => {
  const outer = right ? 1 : 0
  const inner = bulge > 0 === right ? 1 : 0
  const half = n(Math.abs(bulge) * RADIUS)
  return `M320 ${160 - RADIUS}A${RADIUS} ${RADIUS} 0 0 ${outer} 320 ${160 + RADIUS}A${half} ${RADIUS} 0 0 ${inner} 320 ${160 - RADIUS}Z`
}

const LIT_PARTS: Record<(typeof PHASES)[number], string | undefined> = {
  new: undefined,
  'crescent-waxing': litPart(true, -0.55),
  'first-quarter': litPart(true, 0),
  'gibbous-waxing': litPart(true, 0.55),
  full: litPart(true, 1),
  'gibbous-waning': litPart(false, 0.55),
  'last-quarter': litPart(false, 0),
  'crescent-waning': litPart(false, -0.55),
}

const CRATERS = [
  [286, 108, 24],
  [352, 142, 15],
  [300, 196, 18],
  [366, 206, 26],
  [260, 156, 12],
  [334, 248, 11],
  [388, 138, 10],
] as const

/** The moon as it is seen north of the equator: waxing, its right side is lit. */
export const moon: Recipe = {
  size: FIGURE,
  usage: `moon_<${PHASES.join('|')}>`,
  draw: (fields, dice) => {
    checkCount(fields, 1)
    const lit = LIT_PARTS[readWord(fields[0], PHASES)]
    const stars = Array.from({ length: 22 }, () => {
      const x = dice.between(14, 626)
      const away = Math.abs(x - 320) < 150
      return away ? '' : circle(x, dice.between(14, 306), dice.between(1.6, 3.6), '#FFFFFF')
    })
    const craters = CRATERS.map(([x, y, radius]) => circle(x, y, radius, '#DCD2AC')).join('')
    return (
      box(0, 0, 640, 320, '#151A45') +
      stars.join('') +
      circle(320, 160, RADIUS + 18, '#1F2558') +
      circle(320, 160, RADIUS, DARK) +
      (lit === undefined
        ? ''
        : `<clipPath id="lit"><path d="${lit}"/></clipPath>${shape(lit, LIT)}<g clip-path="url(#lit)">${craters}</g>`)
    )
  },
}
