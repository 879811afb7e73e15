import * as z from 'zod'
import type { WebhookRoute } from '../../http/endpoints/mount-webhook.ts'
import type { StoredPurchase } from '../../stores/purchases.ts'
import type { BillingPorts } from './billing-ports.ts'
import { learn } from './news.ts'

/** What may change something here; any other event is only remembered. */
const TELLING = new Set([
  'payment.captured',
  'order.paid',
  'subscription.activated',
  'subscription.charged',
  'subscription.cancelled',
  'subscription.halted',
  'subscription.completed',
  'refund.processed',
])

const id = z.string().min(1).max(100)
const entity = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ entity: z.object(shape) }).optional()
const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment: entity({ id, order_id: id.nullish() }),
    order: entity({ id }),
    subscription: entity({ id }),
    refund: entity({ payment_id: id }),
  }),
})
type Event = z.output<typeof Event>

const read = (body: Buffer): Event | undefined => {
  try {
    return Event.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * What the provider tells by itself. An event says which purchase to look at; what it is worth is asked, so that neither their order
 * nor their number matters. Rules BI11, BI12.
 */
export const paymentWebhook = (ports: BillingPorts): WebhookRoute => {
  const { payments, purchases, duties, clock } = ports

  const purchaseOf = async ({ payload }: Event): Promise<StoredPurchase | undefined> => {
    const subscriptionId = payload.subscription?.entity.id
    if (subscriptionId !== undefined) return purchases.find(subscriptionId)
    const orderId = payload.order?.entity.id ?? payload.payment?.entity.order_id
    const purchase = typeof orderId === 'string' ? await purchases.find(orderId) : undefined
    const paymentId = payload.refund?.entity.payment_id
    if (purchase !== undefined || paymentId === undefined) return purchase
    const payment = await purchases.findPayment(paymentId)
    return payment && purchases.find(payment.purchaseId)
  }

  return {
    path: 'paymentwebhook',
    perMinute: 1_200,
    maxBytes: 262_144,
    async take(body, header) {
      if (!payments.isSignedNews(body, header('x-razorpay-signature'))) return { code: 'billing/invalid-signature' }
      const eventId = header('x-razorpay-event-id')
      const event = read(body)
      if (event === undefined || eventId === '' || eventId.length > 200) return { code: 'request/unreadable' }
      if (await purchases.isKnownEvent(eventId)) return undefined
      const purchase = TELLING.has(event.event) ? await purchaseOf(event) : undefined
      if (purchase === undefined) {
        await purchases.addEvent(eventId, clock.nowMs())
        return undefined
      }
      const { payment, refund } = event.payload
      const paymentId = payment?.entity.id ?? refund?.entity.payment_id
      const learnt = await learn(ports, purchase, { paymentId, eventId })
      if (!learnt.ok) return { code: 'billing/provider-unavailable', retryAfterS: 60 }
      await duties.doSoon()
      return undefined
    },
  }
}
