import { checkCount } from './fields.ts'
import { INK, SAND, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, circle, line, stroke } from './svg.ts'

const STEPS = ['c4', 'd4', 'e4', 'f4', 'g4', 'a4', 'b4', 'c5', 'd5', 'e5', 'f5', 'g5', 'a5']
const GAP = 30
const LOWEST_LINE = 222
/** The treble clef curls around the line of G. */
const G_LINE = LOWEST_LINE - GAP

const clef = (x: number, y: number): string =>
  stroke(
    `M${x + 4} ${y - 4}c-10 -2 -14 18 2 21c17 3 27 -9 26 -23c-1 -18 -21 -26 -37 -20c-22 8 -28 32 -18 49c11 18 40 22 54 6` +
      `M${x - 36} ${y - 6}c4 -30 50 -62 50 -104c0 -22 -14 -30 -24 -8c-8 18 -4 48 2 84l14 92c4 28 -32 32 -36 10`,
    INK,
    7.5,
  ) + circle(x - 24, y + 66, 9.5, INK)

/** One note on a stave with a treble clef. */
export const stave: Recipe = {
  size: FIGURE,
  usage: 'stave_<c4 to a5>',
  draw: (fields) => {
    checkCount(fields, 1)
    const step = STEPS.indexOf(fields[0] ?? '')
    if (step === -1) throw new Error(`"${fields[0] ?? ''}" is none of ${STEPS.join(', ')}`)
    const y = LOWEST_LINE + GAP - (step * GAP) / 2
    const x = 400
    const lines = Array.from({ length: 5 }, (_, index) =>
      line(60, LOWEST_LINE - index * GAP, 580, LOWEST_LINE - index * GAP, INK, 3.5),
    )
    const ledger = step === 0 || step === 12 ? line(x - 38, y, x + 38, y, INK, 3.5) : ''
    // From the middle line on, stems hang down at the left.
    const stem = step >= 6 ? line(x - 17, y + 2, x - 17, y + 98, INK, 5) : line(x + 17, y - 2, x + 17, y - 98, INK, 5)
    return (
      plainGround(SAND) +
      box(30, 18, 580, 284, WHITE, 24) +
      lines.join('') +
      clef(150, G_LINE) +
      ledger +
      stem +
      `<ellipse cx="${x}" cy="${y}" rx="20" ry="14" fill="${INK}" transform="rotate(-18 ${x} ${y})"/>`
    )
  },
}
