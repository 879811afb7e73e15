import type { Language } from '@quokka/languages'
import { FIRST_LANGUAGE, localeOf } from '@quokka/languages'

const PAISE = 100

/** English is written as in India, where prices are from. */
const localeOfBills = (language: Language): string => (language === FIRST_LANGUAGE ? 'en-IN' : localeOf(language))

/** An amount as readers of a language write it, e.g. `₹10,000.00`. */
export const rupees = (paise: number, language: Language): string =>
  new Intl.NumberFormat(localeOfBills(language), {
    style: 'currency',
    currency: 'INR',
    currencyDisplay: 'narrowSymbol',
  }).format(paise / PAISE)

/** The day of a payment or of an end in words, wherever it is read, e.g. `24 November 2026`. Rule BI24. */
export const dayInWords = (ms: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOfBills(language), { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(ms)
