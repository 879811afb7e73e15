import type { PremiumPlan } from '@quokka/core/prices'
import { MONTHS } from '@quokka/core/prices'

const DAY_MS = 86_400_000

/** The same day of an earlier month, or the last one that it has. */
const monthsBefore = (date: Date, months: number): Date => {
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0)).getUTCDate()
  const found = new Date(date)
  found.setUTCDate(1)
  found.setUTCMonth(date.getUTCMonth() - months)
  found.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return found
}

/** The last period that is paid, and how much of it is left, in whole days; a day that has begun counts. */
export const paidTime = (plan: PremiumPlan, paidUntil: string, now: number) => {
  const end = new Date(paidUntil)
  const start = monthsBefore(end, MONTHS[plan])
  const days = Math.round((end.getTime() - start.getTime()) / DAY_MS)
  const left = Math.min(days, Math.max(0, Math.ceil((end.getTime() - now) / DAY_MS)))
  return { startedOn: start.toISOString(), days, left, share: (days - left) / days }
}
