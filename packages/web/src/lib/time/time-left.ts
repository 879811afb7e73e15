import { perLanguage } from '../text/per-language.ts'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

const AMOUNTS = UNITS.map(([unit]) =>
  perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })),
)
const TOGETHER = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }))

/** A time in its two largest units, such as "7 days 23 hours". */
export const timeLeft = (seconds: number): string => {
  const found = UNITS.findIndex(([, length]) => seconds >= length)
  const largest = found === -1 ? UNITS.length - 1 : found
  let rest = seconds
  const amounts = UNITS.slice(largest, largest + 2).map(([, length], place) => {
    const amount = Math.floor(rest / length)
    rest %= length
    return place > 0 && amount === 0 ? '' : (AMOUNTS[largest + place]?.().format(amount) ?? '')
  })
  return TOGETHER().format(amounts.filter(Boolean))
}
