import { fold } from '@quokka/core/questions'

/** A day that a spreadsheet made of `1.3` or `1/3`. */
const MADE_A_DAY = /^(\d{4})-(\d\d)-(\d\d)$/
/** Numbers that are listed in whatever way; a country's program may have made a decimal of two. */
const NUMBERS = /^\d{1,2}(?:\s*(?:[,;./|&+\s]|and|und|y|et|और)\s*\d{1,2})*[,;.]?$/i
const LETTERS = /^[([]?[a-h][)\].:]?(?:\s*(?:[,;./|&+\s]|and|und|y|et|और)\s*[([]?[a-h][)\].:]?)*$/i
/** One option by its letter or its number, with a word before or its text behind. */
const LABELLED =
  /^(?:option|answer|choice|antwort|respuesta|opción|opcion|réponse|reponse|विकल्प)?\s*[([]?([a-h]|\d{1,2})[)\].:\-–]?(?:\s+(.+))?$/iu
const LIST = /\s*[,;|\n]\s*/

const A = 'a'.charCodeAt(0)
/** The first letters in Hindi, by which options are told as well. */
const DEVANAGARI = 'कखगघ'
const DEVANAGARI_LETTER = /[कखगघ]/gu

/** A text with Latin letters for those of Hindi, where it is nothing but such. */
export const latinLetters = (text: string): string =>
  /^[\s()[\].,;:|/&कखगघ]+$/u.test(text)
    ? text.replace(DEVANAGARI_LETTER, (letter) => String.fromCharCode(A + DEVANAGARI.indexOf(letter)))
    : text

const placeOfLetter = (letter: string): number => letter.toLowerCase().charCodeAt(0) - A

/** Numbers as they stand in a cell; undefined where it has anything else. */
export const numbersIn = (said: string): number[] | undefined => {
  const day = MADE_A_DAY.exec(said)
  if (day !== null) {
    const [, year, month, date] = day.map(Number)
    return [month ?? 0, date ?? 0, ...(year !== undefined && year > 2_000 && year < 2_010 ? [year - 2_000] : [])]
  }
  if (!NUMBERS.test(said)) return undefined
  return (said.match(/\d+/g) ?? []).map(Number)
}

export const lettersIn = (said: string): number[] | undefined =>
  LETTERS.test(said)
    ? Array.from(said.matchAll(/(?<![a-z])[a-h](?![a-z])/gi), ([letter]) => placeOfLetter(letter))
    : undefined

const placeOfText = (said: string, texts: readonly string[]): number => {
  const folded = fold(said)
  return folded === '' ? -1 : texts.findIndex((text) => fold(text) === folded)
}

/** The places, from 0, of the options that a cell or a line says are right; empty where it names none of them. `first` is the number of the first option. Rule EX7. */
export const saidPlaces = (said: string, texts: readonly string[], first: 0 | 1 = 1): number[] => {
  const trimmed = said.trim()
  if (trimmed === '') return []
  const isPlace = (place: number): boolean => (texts[place] ?? '').trim() !== ''
  const every = (places: readonly number[] | undefined): number[] =>
    places !== undefined && places.length > 0 && places.every(isPlace) ? [...new Set(places)] : []
  const byNumber = every(numbersIn(trimmed)?.map((number) => number - first))
  if (byNumber.length > 0) return byNumber
  // A text of one letter is rather an option than the letter of one.
  const whole = placeOfText(trimmed, texts)
  if (whole !== -1) return [whole]
  const byLetter = every(lettersIn(latinLetters(trimmed)))
  if (byLetter.length > 0) return byLetter
  const [, label = '', rest] = LABELLED.exec(trimmed) ?? []
  const labelled = /\d/.test(label) ? Number(label) - first : placeOfLetter(label)
  if (label !== '' && isPlace(labelled) && (rest === undefined || fold(rest) === fold(texts[labelled] ?? '')))
    return [labelled]
  return every(trimmed.split(LIST).map((text) => placeOfText(text, texts)))
}
