import type { AgeGroup } from '@quokka/core/accounts'
import { FIRST_LANGUAGE } from '@quokka/languages'
import { figures } from './numbers.ts'
import { perLanguage } from './per-language.ts'
import { languageInUse } from './translate.ts'

const RANGE = perLanguage((locale) => new Intl.NumberFormat(locale))

/** An age group as its readers write it: in English as it is named everywhere, "9 to 14"; elsewhere 9–14 and 18+, in the figures of the language. */
export const ageGroupText = (group: AgeGroup): string => {
  if (languageInUse() === FIRST_LANGUAGE) return group
  const [from = 0, to] = group.match(/\d+/g)?.map(Number) ?? []
  return to === undefined ? `${figures(from)}+` : RANGE().formatRange(from, to)
}
