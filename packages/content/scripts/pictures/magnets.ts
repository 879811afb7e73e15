import { checkCount, readWord } from './fields.ts'
import { INK, SAND, WHITE } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { box, label, shadow } from './svg.ts'

const POLES = { n: '#E5383B', s: '#3F79E8' } as const

const magnet = (left: number, poles: 'ns' | 'sn'): string => {
  const [first, second] = poles === 'ns' ? (['n', 's'] as const) : (['s', 'n'] as const)
  return (
    shadow(left + 115, 208, 220) +
    box(left, 112, 230, 92, POLES[first], 10) +
    box(left + 115, 112, 105, 92, POLES[second]) +
    box(left + 205, 112, 25, 92, POLES[second], 10) +
    box(left, 188, 230, 16, INK, 8, 'opacity="0.16"') +
    label(left + 58, 156, first.toUpperCase(), { size: 50, colour: WHITE }) +
    label(left + 172, 156, second.toUpperCase(), { size: 50, colour: WHITE })
  )
}

/** Two bar magnets end to end, their poles from left to right. */
export const magnets: Recipe = {
  size: FIGURE,
  usage: 'magnets_<ns|sn>_<ns|sn>',
  draw: (fields) => {
    checkCount(fields, 2)
    const [left, right] = [readWord(fields[0], ['ns', 'sn']), readWord(fields[1], ['ns', 'sn'])]
    return plainGround(SAND) + magnet(50, left) + magnet(360, right)
  },
}
