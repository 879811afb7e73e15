import { perLanguage } from '../../lib/text/per-language.ts'

const tenths = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 3 }),
)

/** A time as "31.2", finer where the server tells it so: what decides between two is never rounded to the same. */
export const secondsText = (seconds: number): string => tenths().format(seconds)
