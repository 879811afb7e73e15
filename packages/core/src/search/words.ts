import { searchFold } from '../quiz/search.ts'

/** Longer ones are cut: nobody types them, and an index has no room for them. */
const WORD_CHARACTERS = 40

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
/** Marks that are written or left out at will, and joiners that are not seen. */
const UNSTEADY = /[\u093c\u09bc\u0a3c\u200b-\u200d\u2060\ufeff]/gu
const POSSESSIVE = /(?<=\p{L})['\u2019]s(?!\p{L})/gu
const APOSTROPHE = /['\u2019]/gu
const DEVANAGARI_DIGIT = /[\u0966-\u096f]/gu
const DEVANAGARI_ZERO = 0x0966

/** The words of a text in the form in which they are compared: folded, without marks that people leave out, digits as 0 to 9. Rule FS1. */
export const wordsOf = (text: string): string[] => {
  const steady = searchFold(text)
    .replace(UNSTEADY, '')
    .replaceAll('\u0901', '\u0902')
    .replace(POSSESSIVE, '')
    .replace(APOSTROPHE, '')
    .replace(DEVANAGARI_DIGIT, (digit) => String((digit.codePointAt(0) ?? DEVANAGARI_ZERO) - DEVANAGARI_ZERO))
  return (steady.match(WORD) ?? []).map((word) => [...word].slice(0, WORD_CHARACTERS).join(''))
}
