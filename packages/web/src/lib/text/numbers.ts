import { perLanguage } from './per-language.ts'

const WHOLE = perLanguage((locale) => new Intl.NumberFormat(locale))
const ONE_DIGIT = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))
const TWO_DIGITS = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const FIGURES = perLanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: false }))
const PERCENT = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent' }))

/** 1,234.5: three digits behind the point at most. */
export const numberText = (value: number): string => WHOLE().format(value)

/** 9.4, and 9 of 9.04. */
export const oneDigit = (value: number): string => ONE_DIGIT().format(value)

/** 9.40. */
export const twoDigits = (value: number): string => TWO_DIGITS().format(value)

/** A number without marks between thousands: each of its figures may stand in a box of its own. */
export const figures = (value: number): string => FIGURES().format(value)

/** 64% of 63.6. */
export const percentText = (percent: number): string => PERCENT().format(Math.round(percent) / 100)
