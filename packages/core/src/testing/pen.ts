import * as fc from 'fast-check'
import { LIMITS } from '../limits.ts'
import { fold } from '../questions/index.ts'

/** What samples write with: chance, as the test draws it. */
export interface Pen {
  /** A text as it is stored: trimmed, not empty, of at most so many characters. */
  text(most: number): string
  /** Texts for options, no two of which compare as equal. */
  different(count: number): string[]
  /** A whole number from 0 up to the one before `end`. */
  below(end: number): number
}

const text = (most: number) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: 'grapheme' })
    .map((written) =>
      written
        .normalize('NFC')
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .filter((written) => written !== '' && written !== 'None' && written.length <= most)
const different = (count: number) =>
  fc.uniqueArray(text(LIMITS.optionCharacters), { minLength: count, maxLength: count, selector: fold })
const below = (end: number) => fc.nat(end - 1)

/** A pen for a property over `fc.gen()`; what it drew is printed with the seed when the test fails. */
export const penOf = (draw: fc.GeneratorValue): Pen => ({
  text: (most) => draw(text, most),
  different: (count) => draw(different, count),
  below: (end) => draw(below, end),
})
