import { RUDE_WORDS_OF } from '@quokka/languages/rude-words'
import { DataSet, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity'
import { RUDE_SIGNS, RUDE_STEMS, RUDE_WORDS, RUDE_WORDS_ELSEWHERE } from './rude-words.ts'

const DOT = '•'
/** Letters set apart, such as "a b c". */
const SPELT_OUT = /^(?:[\p{L}\p{N}\p{S}]\p{M}*[\s\p{P}]+)+[\p{L}\p{N}\p{S}]\p{M}*$/u
const BETWEEN_LETTERS = /[\s\p{P}]+/gu
const WORD = /\S+/gu
const NO_LETTER = /[^\p{L}\p{M}]/gu

const ALL_WORDS = [...RUDE_WORDS, ...Object.values(RUDE_WORDS_OF).flat()]
const IN_ASCII = /^[a-z]+$/u

/** The matcher reads "fuuuck" as "fuck": of most letters it knows no two in a row, so neither may a word that it looks for. */
const asMatched = (word: string): string => word.replace(/([^beolsg])\1+/gu, '$1')

const patterns = [
  ...ALL_WORDS.filter((word) => IN_ASCII.test(word)).map((word) => `|${asMatched(word)}|`),
  ...RUDE_STEMS.map(asMatched),
]
const dataSet = patterns.reduce(
  (words, pattern) => words.addPhrase((phrase) => phrase.addPattern(parseRawPattern(pattern))),
  new DataSet<object>(),
)
const inLatinLetters = new RegExpMatcher({ ...dataSet.build(), ...englishRecommendedTransformers })

/** Vowel signs of Arabic, the line between its letters, and nuktas, which many leave out. */
const OFTEN_LEFT_OUT = /[\u0640\u064B-\u0652\u0670\u093C\u09BC]/gu
/** Letters that many write for each other. */
const WRITTEN_FOR = new Map([
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ँ', 'ं'],
])
const STRETCHED = /(.)\1{2,}/gu

/** A word in which only the letters count that make it this one; accents do: "coño" is rude, "cono" a cone. */
const asWritten = (word: string): string =>
  Array.from(word.normalize('NFKC').toLowerCase().replace(NO_LETTER, ''), (letter) => WRITTEN_FOR.get(letter) ?? letter)
    .join('')
    .normalize('NFD')
    .replace(OFTEN_LEFT_OUT, '')
    .normalize('NFC')
    .replace(STRETCHED, '$1')

const inOtherLetters = new Set(
  [...RUDE_WORDS_ELSEWHERE, ...ALL_WORDS.filter((word) => !IN_ASCII.test(word))].map(asWritten),
)

/** What stands around a word; the matcher reads an exclamation mark as an i. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu

const isRude = (word: string): boolean =>
  inLatinLetters.hasMatch(word) ||
  inLatinLetters.hasMatch(word.replace(AROUND, '')) ||
  inOtherLetters.has(asWritten(word))

const masked = (text: string): string => {
  const [first = '', ...rest] = Array.from(text)
  return first + DOT.repeat(rest.length)
}

/** Puts the rude words of a name behind dots; their first letter stays. Rules RM29, LT12, LT13. */
export const maskRudeWords = (name: string): string => {
  const shown = name.replace(RUDE_SIGNS, DOT)
  if (SPELT_OUT.test(shown) && isRude(shown.replace(BETWEEN_LETTERS, ''))) return masked(shown)
  return shown.replace(WORD, (word) => (isRude(word) ? masked(word) : word))
}
