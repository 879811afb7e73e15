import { checkCount, readWord } from './fields.ts'
import { CREAM, INDIGO, RASPBERRY, SKY } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { around, arrowHead, circle, label, line, outline, polygon } from './svg.ts'

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
const WORDS = [...WINDS, 'blank'] as const
const CENTRE = { x: 320, y: 160 }

/** A compass rose with one letter, from which the others follow; the arrow shows the direction that is asked for. */
export const compass: Recipe = {
  size: FIGURE,
  usage: `compass_<${WINDS.join('|')}|blank>`,
  draw: (fields) => {
    checkCount(fields, 1)
    const wind = readWord(fields[0], WORDS)
    const turn = WORDS.indexOf(wind) * 45
    const rays = [45, 135, 225, 315, 0, 90, 180, 270].map((degrees) => {
      const long = degrees % 90 === 0
      const tip = around(CENTRE, long ? 96 : 66, degrees)
      const half = (side: number, fill: string): string =>
        polygon([CENTRE, around(CENTRE, long ? 24 : 18, degrees + side * 45), tip], fill)
      return half(-1, long ? '#8F82D8' : '#D5CEF2') + half(1, long ? INDIGO : '#B6ACE2')
    })
    // Where the arrow covers the north, the south is named instead.
    const named = wind === 'n' ? { letter: 'S', degrees: 180 } : { letter: 'N', degrees: 0 }
    const at = around(CENTRE, 115, named.degrees)
    const tip = around(CENTRE, 116, turn)
    const end = around(CENTRE, 92, turn)
    const arrow =
      wind === 'blank' ? '' : line(320, 160, end.x, end.y, RASPBERRY, 12) + arrowHead(tip, turn, 36, RASPBERRY)
    return (
      plainGround(SKY) +
      circle(320, 160, 146, CREAM, outline(7, INDIGO)) +
      rays.join('') +
      label(at.x, at.y, named.letter, { size: 32 }) +
      arrow +
      circle(320, 160, 13, RASPBERRY)
    )
  },
}
