import { createOrder, createSubscription } from '@quokka/contract/http'
import { isYoung } from '@quokka/core/accounts'
import type { PremiumPlan, PurchaseKind } from '@quokka/core/billing'
import { CURRENCY, FRESH_MS, isActive, mayRenew, PAYABLE_MS, PRICES } from '@quokka/core/billing'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { Account } from '../../stores/accounts.ts'
import type { StoredPurchase } from '../../stores/purchases.ts'
import type { BillingPorts } from './billing-ports.ts'
import { newReceiptId } from './receipt-id.ts'
import { refusalOf } from './refusal-of-trouble.ts'

/** Why somebody cannot buy Premium; undefined when nothing speaks against it. Rule BI8. */
const refusalOfBuyer = ({ ageGroup, userType, isEnterprise }: Account): Refusal | undefined => {
  if (ageGroup !== null && isYoung(ageGroup)) return { code: 'billing/adults-only' }
  if (userType === 'ADMIN' || isEnterprise) return { code: 'billing/already-premium' }
  return ageGroup === null ? { code: 'billing/age-unknown' } : undefined
}

/** Begins what a checkout is opened for. Rules BI7, BI8. */
export const buyingRoutes = ({ purchases, payments, clock }: BillingPorts): Route[] => {
  /** Paid time that is over counts for nobody, also before the round that ends it; what ends soon may be bought again. */
  const needsNone = async ({ userId, userType }: Account, nowMs: number): Promise<boolean> => {
    if (userType !== 'PREMIUM') return false
    const { entitlement, renews, isCancelled } = await purchases.of(userId, nowMs)
    if (entitlement === undefined) return true
    const paid = { ...entitlement, renews, isCancelled }
    return isActive(paid, nowMs) && !mayRenew(paid, nowMs)
  }

  const begin = async (
    user: Account,
    kind: PurchaseKind,
    plan: PremiumPlan,
  ): Promise<Result<StoredPurchase, Refusal>> => {
    const refusal = refusalOfBuyer(user)
    if (refusal !== undefined) return { ok: false, refusal }
    const nowMs = clock.nowMs()
    const { userId } = user
    if (await needsNone(user, nowMs)) return { ok: false, refusal: { code: 'billing/already-premium' } }
    const begun = await purchases.findOpen(userId, { kind, plan }, nowMs - FRESH_MS)
    if (begun !== undefined) return ok(begun)
    const bill = { plan, amount: PRICES[plan], currency: CURRENCY, receiptId: newReceiptId(nowMs) }
    const created = await (kind === 'order'
      ? payments.createOrder(bill)
      : payments.createSubscription(bill, nowMs + PAYABLE_MS))
    if (!created.ok) return { ok: false, refusal: refusalOf(created.refusal) }
    const wanted = { ...bill, kind, userId, purchaseId: created.value }
    const opened = await purchases.open(wanted, nowMs - FRESH_MS, nowMs)
    return opened === undefined ? { ok: false, refusal: { code: 'billing/already-premium' } } : ok(opened)
  }

  const checkoutOf = ({ plan, receiptId, amount }: StoredPurchase) => ({
    plan,
    receiptId,
    amount,
    currency: CURRENCY,
    provider: payments.name,
    keyId: payments.keyId,
  })

  return [
    route(createOrder, async ({ body, user }) => {
      const purchase = await begin(user, 'order', body.plan)
      return purchase.ok ? ok({ orderId: purchase.value.purchaseId, ...checkoutOf(purchase.value) }) : purchase
    }),
    route(createSubscription, async ({ body, user }) => {
      if (body.plan !== 'Premium_Monthly') return { ok: false, refusal: { code: 'billing/not-a-subscription' } }
      const purchase = await begin(user, 'subscription', body.plan)
      return purchase.ok ? ok({ subscriptionId: purchase.value.purchaseId, ...checkoutOf(purchase.value) }) : purchase
    }),
  ]
}
