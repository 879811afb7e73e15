import { asciiFigures, capital, graphemes, isMark, plainlyTyped } from '@quokka/core/lib'

/** A place of the answer: a letter or a mark that is given, or a letter to be typed, with its number among those. */
export type LetterPlace = { is: 'given' | 'mark'; letter: string } | { is: 'blank'; index: number }

const placeOf = (blank: string): LetterPlace =>
  isMark(blank) ? { is: 'mark', letter: blank } : { is: 'given', letter: capital(blank) }

/** The words of an answer from its blanks (contract §2): `""` a box, `" "` a gap, all else is given. */
export const wordsOf = (blanks: readonly string[]): LetterPlace[][] => {
  const words: LetterPlace[][] = [[]]
  let index = 0
  for (const blank of blanks) {
    if (blank === ' ') words.push([])
    else words.at(-1)?.push(blank === '' ? { is: 'blank', index: index++ } : placeOf(blank))
  }
  return words.filter((word) => word.length > 0)
}

/** How many letters are to be typed. */
export const countBlanks = (blanks: readonly string[]): number => blanks.filter((blank) => blank === '').length

/** Whether letters of an answer, given or typed, stand from right to left. */
export const isRightToLeft = (letters: readonly string[]): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letters.join(''))

const isSame = (one: string, other: string): boolean => plainlyTyped(capital(one)) === plainlyTyped(capital(other))

/**
 * The letters that a text fills the boxes with: no spaces, no marks, upper case, no more than there are boxes. A text that
 * holds the given letter too, such as the whole answer pasted, loses it.
 */
export const lettersOf = (text: string, blanks: readonly string[]): string[] => {
  const places = blanks.filter((blank) => blank !== ' ' && !isMark(blank))
  const all = graphemes(text).filter((letter) => letter !== ' ')
  const unmarked = all.filter((letter) => !isMark(letter))
  // An answer of nothing but marks asks for them; one that gives a letter does not.
  const typed = (unmarked.length > 0 || places.some((place) => place !== '') ? unmarked : all).map(capital)
  const isWhole =
    typed.length === places.length && places.every((place, at) => place === '' || isSame(place, typed[at] ?? ''))
  const own = isWhole ? typed.filter((_, at) => places[at] === '') : typed
  return own.slice(0, countBlanks(blanks))
}

/** Whether the letters are a number in figures: an answer of its own, such as 22 in the boxes of "twenty two". Rule QU24. */
export const areFigures = (letters: readonly string[]): boolean => /^\d+$/.test(asciiFigures(letters.join('')))

/** The answer as it is sent: the letters in their boxes, and all that is given; figures that leave boxes empty stand alone. */
export const composeAnswer = (blanks: readonly string[], letters: readonly string[]): string => {
  if (areFigures(letters) && letters.length < countBlanks(blanks)) return letters.join('')
  let next = 0
  return blanks.map((blank) => (blank === '' ? (letters[next++] ?? '') : capital(blank))).join('')
}
