import { asciiFigures } from './ascii-figures.ts'

// biome-ignore lint/style/noRestrictedGlobals: what one letter is, is told by Unicode, not by a locale (decision 0035).
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Ends in a sign that joins a consonant to the next one, so that both are one letter. Older browsers part them there: what
 * they part is put together again, so that both sides of the wire count alike. Decision 0035.
 */
const JOINS_NEXT =
  /[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D\u1039\u17D2\u1A60\u1B44\u1BAB\uA9C0\uAAF6][\p{M}\u200D]*$/u

/** Tamil shows these two as one letter, though they are two to Unicode: ksha and shri. Rule LT2. */
const isTamilLigature = (last: string, next: string): boolean =>
  (last === 'க்' && next.startsWith('ஷ')) || ((last === 'ஸ்' || last === 'ஶ்') && next.startsWith('ரீ'))

/** What is no letter: signs without any look, which come with pasted texts, and the line that Arabic letters are drawn apart with. */
const UNSEEN = /[\u00AD\u0640\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Words of nothing but ASCII, which are most: each sign is a letter, and nobody need look closer. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/u

/** The letters of a text as readers count them (grapheme clusters), composed; a run of white space is one gap, `" "`. */
export const graphemes = (text: string): string[] => {
  if (PLAIN.test(text)) return Array.from(text)
  const found: string[] = []
  let last = ''
  const plain = text.normalize('NFC').replace(UNSEEN, '').trim().replace(/\s+/gu, ' ')
  for (const { segment } of segmenter.segment(plain)) {
    if ((JOINS_NEXT.test(last) && /^\p{Lo}/u.test(segment)) || isTamilLigature(last, segment)) {
      last += segment
      found.splice(-1, 1, last)
    } else {
      last = segment
      found.push(last)
    }
  }
  return found
}

/** Punctuation and signs, among them the letters that stand for an apostrophe; an emoji is none. */
const MARK = /(?!\p{Extended_Pictographic}|\p{RI})[\p{P}\p{S}\u02B9-\u02BF]/u

/** Whether a letter is a mark that is given, not asked. Rule QU14. */
export const isMark = (letter: string): boolean => letter.search(MARK) === 0

const MARKS = new RegExp(`${MARK.source}\\p{M}*`, 'gu')

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '')

/** The vowel signs of Arabic, which books for beginners write and others leave to the reader. */
const ARABIC_VOWELS = /[\u064B-\u0652\u0656-\u065F\u0670]/gu

/** A text as most people type it: without the vowel signs of Arabic, its figures those from 0 to 9. Rule LT4. */
export const plainlyTyped = (text: string): string => asciiFigures(text.replace(ARABIC_VOWELS, '')) || text

/** Counting letters costs a hundred times as much as a look at the length. */
const isOneLetter = (text: string): boolean => text.length === 1 || graphemes(text).length === 1

/** A letter as a capital, where its script has them and it stays one letter. Rule QU15. */
export const capital = (letter: string): string => {
  const raised = letter.toUpperCase()
  // A circled m is a sign, and its capital an emoji: it would be asked.
  if (raised === letter || isMark(raised) !== isMark(letter)) return letter
  // Georgian has capitals in Unicode, but nobody begins a word with one, and few fonts have them.
  // What stands beneath a letter is none by itself.
  return /\p{Script=Georgian}|^\p{M}/u.test(letter) || !isOneLetter(raised) ? letter : raised
}

/** A text in capitals, letter by letter. */
export const capitals = (text: string): string => graphemes(text).map(capital).join('')

/** The places among the letters of an answer that are asked: all but gaps and marks; of nothing but marks those. Rule QU14. */
export const askedPlaces = (answer: string): number[] => {
  const places = [...graphemes(answer).entries()].filter(([, letter]) => letter !== ' ')
  const letters = places.filter(([, letter]) => !isMark(letter))
  return (letters.length > 0 ? letters : places).map(([place]) => place)
}

/**
 * The blanks of an answer (contract §2): `""` a letter to be typed, all else as it stands. The letter at the place `given`,
 * or the next one that is asked, is shown; with null, and where one alone is asked, none is. Rule QU5.
 */
export const blanksOf = (answer: string, given: number | null): string[] => {
  const asked = askedPlaces(answer)
  const shown = given === null || asked.length < 2 ? undefined : (asked.find((place) => place >= given) ?? asked[0])
  return graphemes(answer).map((letter, place) => (place !== shown && asked.includes(place) ? '' : letter))
}
