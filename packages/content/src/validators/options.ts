import { fold } from '@quokka/core/questions'
import type { Entry, Validator } from './entry.ts'
import { isOfType, offeredTexts, percentOf, rightTexts } from './entry.ts'
import { numberOf, unitOf } from './numbers.ts'

const LONGEST_KEYS = 30

/** By what a reader could tell the right option from the others without knowing anything. */
const FORMS: readonly [string, RegExp][] = [
  ['an article', /^(?:a|an|the) /iu],
  ['a preposition', /^(?:by|in|at|on|to|with|from|because) /iu],
  ['a small letter', /^\p{Ll}/u],
  ['a digit', /^[\d₹−-]/u],
  ['a full stop', /\p{Ll}\.$/u],
]

const SWEEPING = /^(?:all|none|both|neither) of (?:these|them|the above)\.?$/iu

const wordsOf = (text: string): string => ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `

const isWithin = (part: string, whole: string): boolean =>
  wordsOf(part) !== wordsOf(whole) && wordsOf(whole).includes(wordsOf(part))

const faultsOf = (entry: Entry): string[] => {
  const options = offeredTexts(entry)
  const key = rightTexts(entry)[0]
  const folded = options.map(fold)
  const sweeping = options.filter((option) => SWEEPING.test(option)).map((option) => `"${option}" is no answer`)
  const within = folded.flatMap((part) =>
    part.length < 3 || numberOf(part) !== undefined
      ? []
      : folded.filter((whole) => isWithin(part, whole)).map((whole) => `"${part}" is within "${whole}"`),
  )
  const values = options.map((option) => `${numberOf(option)} ${unitOf(option)}`)
  const numeric = options.every((option) => numberOf(option) !== undefined)
  const equal = numeric && new Set(values).size < values.length ? ['two options are the same number'] : []
  const standsOut = FORMS.flatMap(([name, form]) => {
    const having = options.filter((option) => form.test(option))
    const isOdd =
      (having.length === 1 && having[0] === key) || (having.length === 3 && key !== undefined && !form.test(key))
    return isOdd ? [`${name} tells the right option`] : []
  })
  return [...sweeping, ...within, ...equal, ...(key === undefined ? [] : standsOut)]
}

const isLongest = (entry: Entry): boolean => {
  const key = rightTexts(entry)[0] ?? ''
  return offeredTexts(entry).every((option) => option === key || option.length < key.length)
}

/** Options are apart from each other and of one form; the right one is not known by its look. Rule CO14. */
export const options: Validator = (entries) => {
  const choices = entries.filter((entry) => isOfType(entry, 'MCQ'))
  const faults = choices.flatMap((entry) => faultsOf(entry).map((fault) => `${entry.question.questionId}: ${fault}`))
  const categories = new Set(choices.flatMap(({ file }) => file.categories))
  const long = [...categories].flatMap((category) => {
    const within = choices.filter(({ file }) => file.categories.includes(category))
    const share = percentOf(within.filter(isLongest).length, within.length)
    return share > LONGEST_KEYS ? [`${category}: the right option is the longest in ${share} per cent`] : []
  })
  return [...faults, ...long]
}
