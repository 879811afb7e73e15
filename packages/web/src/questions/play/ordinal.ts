import { perLanguage } from '../../lib/text/per-language.ts'
import { t } from '../../messages/stage.ts'

const rules = perLanguage((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }))

/** A place in words, such as "3rd". */
export const ordinal = (n: number): string => {
  // Each language has the forms of its own grammar; the keys that the compiler knows are those of English.
  const form = rules().select(n) as 'one' | 'two' | 'few' | 'other'
  return t(`questions:play.ordinal.${form}`, { n })
}
