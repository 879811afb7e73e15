import { perLanguage } from './per-language.ts'

const RUPEES = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' }),
  'en-IN',
)

/** ₹10,000 of 10 00 000 paise; the paise are written where there are any. */
export const rupees = (paise: number): string => RUPEES().format(paise / 100)
