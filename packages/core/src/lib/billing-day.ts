import { dateOfDay } from './add-months.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** India has one zone and no summer time. */
const AHEAD_MS = 5.5 * HOUR_MS

/** The zone of every day that is told about money: prices are in rupees. */
export const BILLING_ZONE = 'IST'

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const dateIn = (ms: number) => dateOfDay(Math.floor((ms + AHEAD_MS) / DAY_MS))

/** The day of a payment or of an end, wherever it is read, e.g. `24 November 2026`. Rule BI24. */
export const billingDay = (ms: number): string => {
  const { year, month, dayOfMonth } = dateIn(ms)
  return `${dayOfMonth} ${MONTH_NAMES[month]} ${year}`
}

/** The same day in eight digits, e.g. `20261124`. */
export const billingDayDigits = (ms: number): string => {
  const { year, month, dayOfMonth } = dateIn(ms)
  return String(year * 10_000 + (month + 1) * 100 + dayOfMonth)
}
