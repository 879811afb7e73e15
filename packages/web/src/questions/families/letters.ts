/** A place of the answer: a letter that is given, or one to be typed, with its number among those. */
export type LetterPlace = { is: 'given'; letter: string } | { is: 'blank'; index: number }

/** The words of an answer from its blanks (contract §2): `""` a box, a letter one that is given, `" "` a gap. */
export const wordsOf = (blanks: readonly string[]): LetterPlace[][] => {
  const words: LetterPlace[][] = [[]]
  let index = 0
  for (const blank of blanks) {
    if (blank === ' ') words.push([])
    else if (blank === '') words.at(-1)?.push({ is: 'blank', index: index++ })
    else words.at(-1)?.push({ is: 'given', letter: blank })
  }
  return words.filter((word) => word.length > 0)
}

/** How many letters are to be typed. */
export const countBlanks = (blanks: readonly string[]): number => blanks.filter((blank) => blank === '').length

/** Upper case where that stays one letter. */
export const upper = (letter: string): string => {
  const raised = letter.toUpperCase()
  return Array.from(raised).length === 1 ? raised : letter
}

const isSame = (left: string, right: string) => upper(left) === upper(right)

/**
 * The letters that a text fills the boxes with: no spaces, upper case, no more than there are boxes. A text that holds
 * the given letter too, such as the whole answer pasted, loses it.
 */
export const lettersOf = (text: string, blanks: readonly string[]): string[] => {
  const typed = Array.from(text.normalize('NFC').replace(/\s/gu, '')).map(upper)
  const places = blanks.filter((blank) => blank !== ' ')
  const isWhole =
    typed.length === places.length && places.every((place, at) => place === '' || isSame(place, typed[at] ?? ''))
  const own = isWhole ? typed.filter((_, at) => places[at] === '') : typed
  return own.slice(0, countBlanks(blanks))
}

/** The answer as it is sent: the letters in their boxes, the given one and the gaps between words. */
export const composeAnswer = (blanks: readonly string[], letters: readonly string[]): string => {
  let next = 0
  return blanks.map((blank) => (blank === '' ? (letters[next++] ?? '') : upper(blank))).join('')
}
