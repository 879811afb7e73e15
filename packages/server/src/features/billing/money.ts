import type { Language } from '@quokka/languages'
import { localeOfBills } from '@quokka/languages'

const PAISE = 100

/** An amount as readers of a language write it, e.g. `₹10,000.00`. */
export const rupees = (paise: number, language: Language): string =>
  new Intl.NumberFormat(localeOfBills(language), {
    style: 'currency',
    currency: 'INR',
    currencyDisplay: 'narrowSymbol',
  }).format(paise / PAISE)
