import { t } from '../../messages/stage.ts'

const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** A place in words, such as "3rd". */
export const ordinal = (n: number): string => {
  const form = rules.select(n)
  return t(`questions:play.ordinal.${form === 'one' || form === 'two' || form === 'few' ? form : 'other'}`, { n })
}
