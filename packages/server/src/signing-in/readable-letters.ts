import { randomInt } from 'node:crypto'

/** Capital letters and digits that are not taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Letters by chance that nobody can foresee, almost five bits each, to be typed. */
export const readableLetters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
