import { artOf, fitting, placed } from './art.ts'
import { checkCount, readWord } from './fields.ts'
import { GOLD, INDIGO, MUTED } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, circle, line, shadow, shape } from './svg.ts'
import { tintFor } from './tint.ts'

const FALL = { left: 34, level: 0, right: -34 } as const
const ARM = 170

/** A pair of scales: the word says which side is the heavier, and so hangs lower. */
export const balance: Recipe = {
  size: FIGURE,
  usage: 'balance_<name>_<left|right|level>_<name>',
  draw: async (fields, dice) => {
    checkCount(fields, 3)
    const fall = FALL[readWord(fields[1], ['left', 'right', 'level'])]
    const [left, right] = await Promise.all([artOf(fields[0] ?? ''), artOf(fields[2] ?? '')])
    const side = (art: typeof left, x: number, down: number): string => {
      const pan = 214 + down
      const scale = fitting(art, 116, 104)
      return (
        line(x, 74 + down, x - 66, pan, MUTED, 4) +
        line(x, 74 + down, x + 66, pan, MUTED, 4) +
        placed(art, x, pan + 2, scale) +
        shape(`M${x - 80} ${pan}H${x + 80}Q${x + 62} ${pan + 28} ${x} ${pan + 28}T${x - 80} ${pan}Z`, GOLD)
      )
    }
    return (
      plainGround(tintFor([left, right], dice)) +
      shadow(320, 296, 190) +
      box(311, 66, 18, 220, INDIGO, 6) +
      box(246, 278, 148, 18, INDIGO, 9) +
      line(320 - ARM, 74 + fall, 320 + ARM, 74 - fall, INDIGO, 12) +
      circle(320, 74, 16, GOLD) +
      side(left, 320 - ARM, fall) +
      side(right, 320 + ARM, -fall)
    )
  },
}
