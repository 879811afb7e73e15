import type { Result } from '@quokka/core/lib'
import { ok, refuse } from '@quokka/core/lib'
import type { Bill, Chance, Clock, Payments, PaymentTrouble, SandboxCheckout } from '../../ports.ts'
import type { SandboxPurchase, SandboxPurchases } from '../../stores/sandbox-purchases.ts'
import { isSignatureOf, signatureOf, signedText } from './signatures.ts'

const UNKNOWN = refuse({ description: 'The id provided does not exist' })

const found = (purchase: SandboxPurchase | undefined): Result<SandboxPurchase, PaymentTrouble> =>
  purchase === undefined ? UNKNOWN : ok(purchase)

/**
 * The embedded provider: it signs as the real one does, takes no money, and renews no subscription. `secret` is known to this
 * installation alone. Rule BI5.
 */
export const sandboxPayments = ({
  purchases,
  secret,
  chance,
  clock,
}: {
  purchases: SandboxPurchases
  secret: string
  chance: Chance
  clock: Clock
}): Payments & SandboxCheckout => {
  const create = async (prefix: string, { amount, currency }: Bill) => {
    const purchaseId = `${prefix}_${chance.newId()}`
    await purchases.add({ purchaseId, amount, currency }, clock.nowMs())
    return ok(purchaseId)
  }

  return {
    name: 'sandbox',
    keyId: 'sandbox',
    createOrder: (bill) => create('order', bill),
    createSubscription: (bill) => create('sub', bill),
    async findPayment(paymentId) {
      const purchase = found(await purchases.findByPayment(paymentId))
      if (!purchase.ok) return purchase
      const { purchaseId, amount, currency, isRefunded, paidAtMs = 0 } = purchase.value
      const status = isRefunded ? 'refunded' : 'captured'
      return ok({ paymentId, orderId: purchaseId, amount, currency, status, failure: undefined, paidAtMs })
    },
    async findSubscription(subscriptionId) {
      const purchase = found(await purchases.find(subscriptionId))
      if (!purchase.ok) return purchase
      return ok({ startedAtMs: purchase.value.paidAtMs, isOver: purchase.value.isCancelled })
    },
    async cancelSubscription(subscriptionId) {
      await purchases.cancel(subscriptionId, clock.nowMs())
      return ok(null)
    },
    async refund(paymentId) {
      await purchases.refund(paymentId, clock.nowMs())
      return ok(null)
    },
    isSigned: ({ kind, purchaseId }, paymentId, signature) =>
      isSignatureOf(signedText(kind, purchaseId, paymentId), secret, signature),
    isSignedNews: () => false,
    async pay({ kind, purchaseId }) {
      const paymentId = await purchases.pay(purchaseId, `pay_${chance.newId()}`, clock.nowMs())
      return { paymentId, signature: signatureOf(signedText(kind, purchaseId, paymentId), secret) }
    },
  }
}
