import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { PaymentTrouble, ProviderPayment } from '../../ports.ts'
import type { Recorded, StoredPurchase } from '../../stores/purchases.ts'
import type { BillingPorts } from './billing-ports.ts'
import { newReceiptId } from './receipt-id.ts'

/** What the provider said, and what became of it. */
export interface Learnt {
  payment: ProviderPayment | undefined
  recorded: Recorded
}

/**
 * Asks the provider how a purchase stands and stores what it says: whoever tells of a payment, a browser or the provider's own news,
 * is taken as a hint to ask. Rule BI11.
 */
export const learn = async (
  { payments, purchases, clock }: Pick<BillingPorts, 'payments' | 'purchases' | 'clock'>,
  { purchaseId, kind }: Pick<StoredPurchase, 'purchaseId' | 'kind'>,
  { paymentId, eventId }: { paymentId: string | undefined; eventId?: string },
): Promise<Result<Learnt, PaymentTrouble>> => {
  const payment = paymentId === undefined ? undefined : await payments.findPayment(paymentId)
  if (payment?.ok === false) return payment
  const subscription = kind === 'subscription' ? await payments.findSubscription(purchaseId) : undefined
  if (subscription?.ok === false) return subscription
  const nowMs = clock.nowMs()
  const news = { purchaseId, payment: payment?.value, subscription: subscription?.value }
  const recorded = await purchases.record({ ...news, receiptId: newReceiptId(nowMs) }, eventId, nowMs)
  return ok({ payment: payment?.value, recorded })
}
