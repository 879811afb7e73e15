import { FIRST_LANGUAGE } from '@quokka/languages'
import { numberText } from '../lib/text/numbers.ts'
import { perLanguage } from '../lib/text/per-language.ts'
import { languageInUse } from '../lib/text/translate.ts'

const SHORTEST_RUN = 3
const LIST = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }), 'en-GB')
const RUN = perLanguage((locale) => new Intl.NumberFormat(locale))

/** "4", "4 and 5", "4 to 6", "1, 3 and 5": what a teacher would say. */
export const listOfClasses = (classes: readonly number[]): string => {
  const isEnglish = languageInUse() === FIRST_LANGUAGE
  const sorted = [...new Set(classes)].sort((left, right) => left - right)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  if (sorted.length >= SHORTEST_RUN && last - first === sorted.length - 1)
    return isEnglish ? `${first} to ${last}` : RUN().formatRange(first, last)
  return LIST().format(sorted.map(numberText))
}
