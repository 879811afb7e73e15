import { addMonths } from '@quokka/core/lib'
import type { PremiumPlan } from '@quokka/core/prices'
import { MONTHS } from '@quokka/core/prices'

const DAY_MS = 86_400_000

/** The last period that is paid, and how much of it is left, in whole days; a day that has begun counts. */
export const paidTime = (plan: PremiumPlan, paidUntil: string, now: number) => {
  const endMs = Date.parse(paidUntil)
  const startMs = addMonths(endMs, -MONTHS[plan])
  const days = Math.round((endMs - startMs) / DAY_MS)
  const left = Math.min(days, Math.max(0, Math.ceil((endMs - now) / DAY_MS)))
  return { startedOn: new Date(startMs).toISOString(), days, left, share: (days - left) / days }
}
