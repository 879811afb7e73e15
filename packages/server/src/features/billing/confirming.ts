import { confirmPayment, paySandbox } from '@quokka/contract/http'
import type { PurchaseKind } from '@quokka/core/billing'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { done } from '../../http/replies/successes.ts'
import { worded } from '../../http/replies/wordings.ts'
import type { Account } from '../../stores/accounts.ts'
import type { StoredPurchase } from '../../stores/purchases.ts'
import type { BillingPorts } from './billing-ports.ts'
import { learn } from './news.ts'
import { refusalOf } from './refusal-of-trouble.ts'
import type { Seller } from './seller.ts'

const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal })

/** Says the payment's id, by which it is found, and where to write if that is known. Rule BI27. */
const notConfirmed = (paymentId: string, { supportEmail }: Seller) =>
  refuse({
    code: 'billing/payment-not-confirmed',
    ...(supportEmail === undefined
      ? worded('billing/payment-not-confirmed/paid', { paymentId })
      : worded('billing/payment-not-confirmed/support', { paymentId, address: supportEmail })),
  })

const DECLINED = 'Your payment was declined by the bank of the sandbox. Nothing was taken.'

/** The one id of two fields that may each hold one, with what it names. */
const named = (
  orderId: string | undefined,
  subscriptionId: string | undefined,
): { kind: PurchaseKind; purchaseId: string } | undefined => {
  if (orderId === undefined)
    return subscriptionId === undefined ? undefined : { kind: 'subscription', purchaseId: subscriptionId }
  return subscriptionId === undefined ? { kind: 'order', purchaseId: orderId } : undefined
}

/** Redeems what a checkout handed over. Rules BI6, BI9 to BI11. */
export const confirmingRoutes = (ports: BillingPorts): Route[] => {
  const { purchases, payments, sandbox, duties, seller } = ports

  const findOwn = async (
    user: Account,
    wanted: { kind: PurchaseKind; purchaseId: string } | undefined,
  ): Promise<StoredPurchase | undefined> => {
    const purchase = wanted && (await purchases.find(wanted.purchaseId))
    return purchase?.kind === wanted?.kind && purchase?.userId === user.userId ? purchase : undefined
  }

  return [
    route(confirmPayment, async ({ body, user }) => {
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = body
      const purchase = await findOwn(user, named(body.razorpay_order_id, body.razorpay_subscription_id))
      if (purchase === undefined || !payments.isSigned(purchase, paymentId, signature))
        return notConfirmed(paymentId, seller)
      const learnt = await learn(ports, purchase, { paymentId })
      await duties.doSoon()
      if (!learnt.ok) return refuse(refusalOf(learnt.refusal))
      const { payment, recorded } = learnt.value
      if (payment?.status === 'pending') return refuse({ code: 'billing/payment-pending' })
      if (payment?.status === 'failed')
        return refuse({
          code: 'billing/payment-failed',
          ...(payment.failure !== undefined && { sentence: payment.failure }),
        })
      if (recorded.outcome !== 'stored') return notConfirmed(paymentId, seller)
      if (recorded.payment.state !== 'paid') return refuse({ code: 'billing/payment-refunded' })
      return done('done/payment-confirmed')
    }),
    route(paySandbox, async ({ body, user }) => {
      const purchase = await findOwn(user, named(body.orderId, body.subscriptionId))
      if (sandbox === undefined || purchase === undefined) return refuse({ code: 'request/not-found' })
      if (body.outcome === 'failed') return ok({ outcome: 'failed', error: { description: DECLINED } })
      const { paymentId, signature } = await sandbox.pay(purchase)
      const isOrder = purchase.kind === 'order'
      return ok({
        outcome: 'paid',
        razorpay_payment_id: paymentId,
        razorpay_signature: signature,
        ...(isOrder ? { razorpay_order_id: purchase.purchaseId } : { razorpay_subscription_id: purchase.purchaseId }),
      })
    }),
  ]
}
