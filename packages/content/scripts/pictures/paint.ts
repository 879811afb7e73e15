import { MUTED, PAINTS } from './palette.ts'

/** The paint of a colour's name. */
export const paintOf = (word: string): string => {
  const paint = PAINTS.get(word)
  if (paint === undefined) throw new Error(`"${word}" is none of ${[...PAINTS.keys()].join(', ')}`)
  return paint
}

/** White is seen on a light ground by its rim only. */
export const paintRim = (word: string): string => (word === 'white' ? `stroke="${MUTED}" stroke-width="3"` : '')
