const DAY_MS = 24 * 3_600_000
const MONTHS_A_YEAR = 12
const FIRST_YEAR = 1970
const DAYS_A_YEAR = 365.2425

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const daysOfMonth = (year: number, month: number): number => {
  if (month === 1) return isLeap(year) ? 29 : 28
  return [3, 5, 8, 10].includes(month) ? 30 : 31
}

const leapYearsBefore = (year: number): number => {
  const last = year - 1
  return Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400)
}

/** Days from 1 January 1970 to 1 January of a year. */
const daysBeforeYear = (year: number): number =>
  (year - FIRST_YEAR) * 365 + leapYearsBefore(year) - leapYearsBefore(FIRST_YEAR)

const yearOf = (day: number): number => {
  const near = FIRST_YEAR + Math.floor(day / DAYS_A_YEAR)
  if (day < daysBeforeYear(near)) return near - 1
  return day < daysBeforeYear(near + 1) ? near : near + 1
}

/** A day of the calendar; `month` from 0 on, `dayOfMonth` from 1 on. `day` counts from 1 January 1970. */
export const dateOfDay = (day: number): { year: number; month: number; dayOfMonth: number } => {
  const year = yearOf(day)
  let month = 0
  let left = day - daysBeforeYear(year)
  while (left >= daysOfMonth(year, month)) {
    left -= daysOfMonth(year, month)
    month += 1
  }
  return { year, month, dayOfMonth: left + 1 }
}

/**
 * The same day and time so many months later in UTC, or earlier where `months` is negative: of a month that is too short its
 * last day. Times are milliseconds since 1970. Rule BI2.
 */
export const addMonths = (fromMs: number, months: number): number => {
  const day = Math.floor(fromMs / DAY_MS)
  const { year, month, dayOfMonth } = dateOfDay(day)
  const allMonths = month + months
  const wantedYear = year + Math.floor(allMonths / MONTHS_A_YEAR)
  const wantedMonth = allMonths - (wantedYear - year) * MONTHS_A_YEAR
  let wantedDay = daysBeforeYear(wantedYear) + Math.min(dayOfMonth, daysOfMonth(wantedYear, wantedMonth)) - 1
  for (let before = 0; before < wantedMonth; before += 1) wantedDay += daysOfMonth(wantedYear, before)
  return wantedDay * DAY_MS + (fromMs - day * DAY_MS)
}
