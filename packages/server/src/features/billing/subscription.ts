import { cancelSubscription, getReceipt, getSubscription } from '@quokka/contract/http'
import { isActive, mayRenew } from '@quokka/core/billing'
import { ok } from '@quokka/core/lib'
import { billingDay } from '@quokka/languages'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { done } from '../../http/replies/successes.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Bought, StoredPayment } from '../../stores/purchases.ts'
import type { BillingPorts } from './billing-ports.ts'
import { receiptPage } from './receipt-page.ts'
import { refusalOf } from './refusal-of-trouble.ts'

const refuse = (code: Refusal['code']): { ok: false; refusal: Refusal } => ({ ok: false, refusal: { code } })
const iso = (ms: number): string => new Date(ms).toISOString()

const receiptOf = ({ paidAtMs, receiptId, plan, amount, state }: StoredPayment) => ({
  date: iso(paidAtMs),
  receiptId,
  plan,
  amount,
  status: state === 'paid' ? ('paid' as const) : ('refunded' as const),
})

/** Whoever has Premium, and has paid for none. */
const isGiven = ({ userType }: Account, { entitlement }: Pick<Bought, 'entitlement'>): boolean =>
  userType === 'PREMIUM' && entitlement === undefined

/** Premium that was given: it has no plan and no end. */
const given = ({ createdAtMs }: Account, { payments }: Bought) => ({
  plan: null,
  status: 'active' as const,
  startedOn: iso(createdAtMs),
  paidUntil: null,
  renews: false,
  cancelled: false,
  renewable: false,
  receipts: payments.map(receiptOf),
})

const bought = ({ entitlement, renews, isCancelled, payments }: Bought, latest: StoredPayment, nowMs: number) => {
  const { plan, startedAtMs, paidUntilMs } = entitlement ?? {
    plan: latest.plan,
    startedAtMs: latest.paidAtMs,
    paidUntilMs: latest.paidAtMs,
  }
  const isRunning = isActive({ paidUntilMs, renews }, nowMs)
  return {
    plan,
    status: !isRunning ? ('ended' as const) : isCancelled ? ('cancelled' as const) : ('active' as const),
    startedOn: iso(startedAtMs),
    paidUntil: iso(paidUntilMs),
    renews,
    cancelled: isCancelled,
    renewable: mayRenew({ paidUntilMs, renews, isCancelled }, nowMs),
    receipts: payments.map(receiptOf),
  }
}

/** What somebody has bought, how it ends, and the receipts. Rules BI16 to BI18. */
export const subscriptionRoutes = ({ purchases, payments, seller, clock }: BillingPorts): Route[] => [
  route(getSubscription, async ({ user }) => {
    const nowMs = clock.nowMs()
    const own = await purchases.of(user.userId, nowMs)
    const [latest] = own.payments
    if (isGiven(user, own)) return ok(given(user, own))
    return latest === undefined ? refuse('billing/subscription-not-found') : ok(bought(own, latest, nowMs))
  }),
  route(cancelSubscription, async ({ user, language }) => {
    const { userId } = user
    const nowMs = clock.nowMs()
    const { entitlement, renews, isCancelled } = await purchases.of(userId, nowMs)
    if (isGiven(user, { entitlement })) return refuse('billing/premium-granted')
    if (entitlement === undefined || !isActive({ ...entitlement, renews }, nowMs))
      return refuse('billing/subscription-not-found')
    const day = billingDay(entitlement.paidUntilMs, language)
    if (!renews && !isCancelled) return done('done/premium-ends', { day })
    const subscription = await purchases.subscriptionOf(userId)
    if (renews && subscription !== undefined) {
      const { purchaseId } = subscription
      const asked = await payments.cancelSubscription(purchaseId, 'atPeriodEnd')
      const stands = asked.ok ? asked : await payments.findSubscription(purchaseId)
      const isOver = stands.ok && stands.value?.isOver === true
      if (!asked.ok && !isOver) return { ok: false, refusal: refusalOf(asked.refusal) }
      await purchases.markCancelled(purchaseId, nowMs)
    }
    return done('done/subscription-cancelled', { day })
  }),
  route(getReceipt, async ({ body, user, language }) => {
    const payment = await purchases.findReceipt(user.userId, body.receiptId)
    if (payment === undefined) return refuse('billing/receipt-not-found')
    return ok(receiptPage(payment, seller, { email: user.email, language }))
  }),
]
