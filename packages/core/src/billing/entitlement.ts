import { addMonths } from '../lib/index.ts'
import type { PremiumPlan } from './prices.ts'
import { MONTHS } from './prices.ts'

/** After its end a subscription goes on for so long: the news of its renewal may be late. Rule BI4. */
export const GRACE_MS = 24 * 3_600_000

/** So long before its end what does not go on by itself can be bought again; the period is added to what is left. Rule BI25. */
const RENEWAL_MS = 30 * 24 * 3_600_000

/** A payment for one period of a plan. */
export interface CountedPayment {
  paymentId: string
  plan: PremiumPlan
  /** Milliseconds since 1970. */
  paidAtMs: number
  /** Whether a subscription was paid, which is renewed by itself. */
  isSubscribed: boolean
  isRefunded: boolean
}

/** What an account has paid for. Times are milliseconds since 1970. */
export interface Entitlement {
  /** Of the latest payment. */
  plan: PremiumPlan
  /** Since when it has been paid without a gap. */
  startedAtMs: number
  paidUntilMs: number
}

const compareText = (left: string, right: string): number => Number(left > right) - Number(left < right)

/**
 * What all payments of an account give together, in whatever order they became known; undefined when none counts. Each adds its
 * period to what is paid then, or to the moment of the payment. Months are counted from the first day of a time without a gap, so
 * that a subscription from the 31st comes back to the 31st. Rule BI1.
 */
export const entitlementOf = (payments: readonly CountedPayment[]): Entitlement | undefined => {
  const counted = payments
    .filter(({ isRefunded }) => !isRefunded)
    .sort((left, right) => left.paidAtMs - right.paidAtMs || compareText(left.paymentId, right.paymentId))
  let entitlement: Entitlement | undefined
  let months = 0
  for (const { plan, paidAtMs, isSubscribed } of counted) {
    const late = isSubscribed ? GRACE_MS : 0
    const isWithoutGap = entitlement !== undefined && paidAtMs <= entitlement.paidUntilMs + late
    months = MONTHS[plan] + (isWithoutGap ? months : 0)
    const startedAtMs = isWithoutGap && entitlement !== undefined ? entitlement.startedAtMs : paidAtMs
    entitlement = { plan, startedAtMs, paidUntilMs: addMonths(startedAtMs, months) }
  }
  return entitlement
}

/** Whether what is paid until a moment counts now; `renews` says that it goes on by itself. Rule BI4. */
export const isActive = (
  { paidUntilMs, renews }: Pick<Entitlement, 'paidUntilMs'> & { renews: boolean },
  nowMs: number,
): boolean => nowMs < paidUntilMs + (renews ? GRACE_MS : 0)

/** Whether somebody with paid time may buy more now: what ends soon by itself, or a subscription that was cancelled. Rules BI25, BI26. */
export const mayRenew = (
  { paidUntilMs, renews, isCancelled }: Pick<Entitlement, 'paidUntilMs'> & { renews: boolean; isCancelled: boolean },
  nowMs: number,
): boolean => !renews && (isCancelled || nowMs >= paidUntilMs - RENEWAL_MS)
