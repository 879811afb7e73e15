import { DataSet, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity'
import { RUDE_SIGNS, RUDE_STEMS, RUDE_WORDS, RUDE_WORDS_ELSEWHERE } from './rude-words.ts'

const DOT = '•'
/** Letters set apart, such as "a b c". */
const SPELT_OUT = /^(?:[\p{L}\p{N}\p{S}][\s\p{P}]+)+[\p{L}\p{N}\p{S}]$/u
const BETWEEN_LETTERS = /[\s\p{P}]+/gu
const WORD = /\S+/gu
const NO_LETTER = /[^\p{L}\p{M}]/gu

/** The matcher reads "fuuuck" as "fuck": of most letters it knows no two in a row, so neither may a word that it looks for. */
const asMatched = (word: string): string => word.replace(/([^beolsg])\1+/gu, '$1')

const dataSet = [...RUDE_WORDS.map((word) => `|${asMatched(word)}|`), ...RUDE_STEMS.map(asMatched)].reduce(
  (words, pattern) => words.addPhrase((phrase) => phrase.addPattern(parseRawPattern(pattern))),
  new DataSet<object>(),
)
const inLatinLetters = new RegExpMatcher({ ...dataSet.build(), ...englishRecommendedTransformers })
const inOtherLetters = new Set(RUDE_WORDS_ELSEWHERE.map((word) => word.normalize('NFKC')))

const isRude = (word: string): boolean =>
  inLatinLetters.hasMatch(word) || inOtherLetters.has(word.replace(NO_LETTER, '').toLowerCase())

const masked = (text: string): string => {
  const [first = '', ...rest] = Array.from(text)
  return first + DOT.repeat(rest.length)
}

/** Puts the rude words of a name behind dots; their first letter stays. Rule RM29. */
export const maskRudeWords = (name: string): string => {
  const shown = name.replace(RUDE_SIGNS, DOT)
  if (SPELT_OUT.test(shown) && isRude(shown.replace(BETWEEN_LETTERS, ''))) return masked(shown)
  return shown.replace(WORD, (word) => (isRude(word) ? masked(word) : word))
}
