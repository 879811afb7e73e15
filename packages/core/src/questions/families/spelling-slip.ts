import { editDistance, graphemes } from '../../lib/index.ts'
import { numberInWords } from './number-words.ts'

/** Shorter words are too near to other words. */
const FEWEST_LETTERS = 6

const isSwapOfNeighbours = (left: readonly string[], right: readonly string[]): boolean => {
  const first = left.findIndex((letter, at) => letter !== right[at])
  const after = first + 1
  return (
    left.length === right.length &&
    left[first] === right[after] &&
    left[after] === right[first] &&
    left.slice(after + 1).join('') === right.slice(after + 1).join('')
  )
}

/**
 * Whether a text is a long word with one slip: a letter other, missing or too much, or two neighbours in the wrong order.
 * Never of figures or in the gaps between words, and never what is the name of another number. Both texts as they are
 * compared. Rule QU25.
 */
export const isSpellingSlip = (right: string, typed: string): boolean => {
  if (/\p{N}/u.test(right + typed) || numberInWords(typed) !== undefined) return false
  const [letters, own] = [graphemes(right), graphemes(typed)]
  if (letters.filter((letter) => letter !== ' ').length < FEWEST_LETTERS) return false
  if (Math.abs(letters.length - own.length) > 1 || right.split(' ').length !== typed.split(' ').length) return false
  return editDistance(letters, own) === 1 || isSwapOfNeighbours(letters, own)
}
