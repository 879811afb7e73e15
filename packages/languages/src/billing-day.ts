import type { Language } from './languages.ts'
import { FIRST_LANGUAGE, localeOf } from './languages.ts'

/** Of what is told about money: English is written as in India, where prices are from. */
export const localeOfBills = (language: Language): string =>
  language === FIRST_LANGUAGE ? 'en-IN' : localeOf(language)

/** The day of a payment or of an end in words, wherever it is read, e.g. `24 November 2026`. Rule BI24. */
export const billingDay = (ms: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOfBills(language), { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(ms)
