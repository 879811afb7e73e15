import { perLanguage } from '../lib/text/per-language.ts'

const SECONDS = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }),
)

/** 45s. */
export const secondsShort = (seconds: number): string => SECONDS().format(seconds)
