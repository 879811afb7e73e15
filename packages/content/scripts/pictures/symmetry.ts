import { checkCount, readWord } from './fields.ts'
import { INDIGO, LILAC, RASPBERRY } from './palette.ts'
import type { Recipe } from './recipe.ts'
import { FIGURE, plainGround } from './recipe.ts'
import { group, stroke } from './svg.ts'

/** Capitals in a field of 100 x 140, drawn here because a font's letters are not truly symmetrical. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['a', 'M0 140L50 0L100 140M18 90H82'],
  ['b', 'M6 0V140M6 0H54A35 35 0 0 1 54 70H6M54 70A35 35 0 0 1 54 140H6'],
  ['c', 'M96 24A60 70 0 1 0 96 116'],
  ['d', 'M4 0V140H32A70 70 0 0 0 32 0Z'],
  ['e', 'M90 0H10V140H90M10 70H78'],
  ['f', 'M90 0H10V140M10 66H74'],
  ['g', 'M96 24A60 70 0 1 0 96 116V76H62'],
  ['h', 'M4 0V140M96 0V140M4 70H96'],
  ['i', 'M50 0V140'],
  ['j', 'M76 0V96A36 40 0 0 1 6 100'],
  ['k', 'M8 0V140M94 0L8 70L94 140'],
  ['l', 'M12 0V140H90'],
  ['m', 'M-6 140V0L50 84L106 0V140'],
  ['n', 'M4 140V0L96 140V0'],
  ['o', 'M50 0A58 70 0 0 1 50 140A58 70 0 0 1 50 0Z'],
  ['p', 'M8 140V0H56A38 38 0 0 1 56 76H8'],
  ['q', 'M50 0A58 70 0 0 1 50 140A58 70 0 0 1 50 0ZM64 98L104 146'],
  ['r', 'M8 140V0H56A38 38 0 0 1 56 76H8M48 76L94 140'],
  ['s', 'M90 24C80-8 14-8 12 36C10 70 90 70 88 104C86 148 20 148 10 116'],
  ['t', 'M50 0V140M-2 0H102'],
  ['u', 'M4 0V92A46 48 0 0 0 96 92V0'],
  ['v', 'M0 0L50 140L100 0'],
  ['w', 'M-18 0L16 140L50 20L84 140L118 0'],
  ['x', 'M2 0L98 140M98 0L2 140'],
  ['y', 'M0 0L50 70L100 0M50 70V140'],
  ['z', 'M6 0H94L6 140H94'],
])

const AXES = {
  none: [],
  upright: ['M320 16V304'],
  level: ['M190 160H450'],
  both: ['M320 16V304', 'M190 160H450'],
} as const

/** A capital letter, drawn so that it has exactly the lines of symmetry that it should have, and those lines if they are wanted. */
export const symmetry: Recipe = {
  size: FIGURE,
  usage: 'symmetry_<letter a to z>, or with _upright, _level or _both for its lines of symmetry',
  draw: (fields) => {
    checkCount(fields, 1, 2)
    const letter = LETTERS.get(fields[0] ?? '')
    if (letter === undefined) throw new Error(`"${fields[0] ?? ''}" is no letter from a to z`)
    const axes = AXES[readWord(fields[1] ?? 'none', ['none', 'upright', 'level', 'both'])]
    return (
      plainGround(LILAC) +
      group('translate(240 48) scale(1.6)', stroke(letter, INDIGO, 19)) +
      axes.map((axis) => stroke(axis, RASPBERRY, 6, 'stroke-dasharray="16 14"')).join('')
    )
  },
}
