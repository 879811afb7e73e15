import { dateOfDay } from './add-months.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** India has one zone and no summer time. */
const AHEAD_MS = 5.5 * HOUR_MS

/** The zone of every day that is told about money: prices are in rupees. */
export const BILLING_ZONE = 'IST'

const dateIn = (ms: number) => dateOfDay(Math.floor((ms + AHEAD_MS) / DAY_MS))

/** The day of a payment in India, in eight digits, e.g. `20261124`. */
export const billingDayDigits = (ms: number): string => {
  const { year, month, dayOfMonth } = dateIn(ms)
  return String(year * 10_000 + (month + 1) * 100 + dayOfMonth)
}
