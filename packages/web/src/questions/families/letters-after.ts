import { countBlanks, lettersOf } from './letters.ts'

/** The field as it was before something was put in. */
export interface LettersBefore {
  /** What stood before the caret. */
  text: string
  letters: readonly string[]
  /** The letter under the caret, which what is put in takes the place of. */
  covered: string
}

/** Whether all that an input did to the field was to take away what it covered. */
export const cameToNothing = (field: string, { text, letters, covered }: LettersBefore): boolean =>
  field === text + letters.join('').slice(text.length + covered.length)

/** Whether what was put in belongs to the letter before it, such as a vowel sign, or is no letter at all. */
const joins = (text: string, before: LettersBefore, blanks: readonly string[]): boolean =>
  text.length > before.text.length &&
  text.startsWith(before.text) &&
  lettersOf(text, blanks).length === lettersOf(before.text, blanks).length

/**
 * The letters of the field after an input, and the place of the caret among them. Letters that are typed in the middle take the
 * place of those behind, as many as they are, and what joins the letter before takes the place of none. Rules QV21, LT5.
 */
export const lettersAfter = (
  [text, behind]: readonly [string, string],
  blanks: readonly string[],
  before: LettersBefore | undefined,
): { letters: readonly string[]; at: number } => {
  const front = lettersOf(text, blanks)
  const rest = lettersOf(behind, blanks)
  const at = front.length
  if (before === undefined) return { letters: [...front, ...rest].slice(0, countBlanks(blanks)), at }
  if (before.covered !== '' && joins(text, before, blanks)) rest.unshift(before.covered)
  // A gap, such as a deletion leaves, has room for one.
  const room = before.letters.length + (before.covered === '' ? 1 : 0)
  const surplus = Math.max(at + rest.length - Math.max(room, at), 0)
  return { letters: [...front, ...rest.slice(surplus)].slice(0, countBlanks(blanks)), at }
}
