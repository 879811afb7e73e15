import { CREAM, INDIGO } from './palette.ts'
import { box, label } from './svg.ts'

/** An empty place with a question mark, its middle at `x` and `y`. */
export const gapBox = (x: number, y: number, side: number): string =>
  box(
    x - side / 2,
    y - side / 2,
    side,
    side,
    CREAM,
    side * 0.16,
    `stroke="${INDIGO}" stroke-width="5" stroke-dasharray="14 11"`,
  ) + label(x, y, '?', { size: Math.round(side * 0.6), colour: INDIGO })
