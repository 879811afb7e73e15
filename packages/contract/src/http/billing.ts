import { CURRENCY, PREMIUM_PLANS } from '@quokka/core/prices'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))
const paise = z.int().check(z.minimum(0), z.describe('In paise'))
const plan = z.enum(PREMIUM_PLANS)
const provider = z.enum(['razorpay', 'sandbox'])

const call = { method: 'POST', caller: 'user', changes: true, maxBytes: 4_000, perMinute: 30 } as const

/** What a checkout is opened with beside its own id. */
const checkout = {
  plan,
  receiptId: z.string(),
  amount: paise,
  currency: z.literal(CURRENCY),
  provider,
  keyId: z.string(),
}

export const createOrder = endpoint({
  ...call,
  path: 'createorder',
  refuses: [409],
  body: z.strictObject({ plan }),
  answer: z.strictObject({ orderId: z.string(), ...checkout }),
  summary: 'An order for one period of Premium, at the price of the server',
})

export const createSubscription = endpoint({
  ...call,
  path: 'createsubscription',
  refuses: [409],
  body: z.strictObject({ plan }),
  answer: z.strictObject({ subscriptionId: z.string(), ...checkout }),
  summary: 'A subscription to Premium that is renewed until it is cancelled',
})

/** What a provider's checkout hands to the page after a payment. */
const paid = {
  razorpay_payment_id: id,
  razorpay_order_id: z.optional(id),
  razorpay_subscription_id: z.optional(id),
  razorpay_signature: z.string().check(z.maxLength(200)),
}

export const confirmPayment = endpoint({
  ...call,
  path: 'confirmpayment',
  refuses: [409],
  body: z.strictObject(paid),
  answer: 'text',
  summary: 'Redeems what the checkout handed over; the same again changes nothing',
})

export const cancelSubscription = endpoint({
  ...call,
  method: 'GET',
  path: 'cancelsubscription',
  refuses: [404, 409],
  body: z.strictObject({}),
  answer: 'text',
  summary: 'Ends Premium with the time that is paid',
})

export const PaymentStatus = z.enum(['paid', 'refunded'])

export const getSubscription = endpoint({
  ...call,
  method: 'GET',
  path: 'getsubscription',
  changes: false,
  perMinute: 120,
  refuses: [404],
  body: z.strictObject({}),
  answer: z.strictObject({
    plan: z.nullable(plan).check(z.describe('Null where Premium was given, not bought')),
    status: z.enum(['active', 'cancelled', 'ended']),
    startedOn: z.string(),
    paidUntil: z.nullable(z.string()).check(z.describe('Null where Premium was given without an end')),
    renews: z.boolean().check(z.describe('Whether it goes on by itself at the end of the paid time')),
    cancelled: z.boolean(),
    renewable: z.boolean().check(z.describe('Whether more can be bought now, which is added to what is paid')),
    receipts: z
      .array(
        z.strictObject({
          date: z.string(),
          receiptId: z.string(),
          plan,
          amount: paise,
          status: PaymentStatus,
        }),
      )
      .check(z.describe('The newest first')),
  }),
  summary: "The caller's Premium and what was paid for it; a 404 when there never was any",
})

export const getReceipt = endpoint({
  ...call,
  method: 'GET',
  path: 'getreceipt',
  changes: false,
  perMinute: 60,
  refuses: [404],
  body: z.strictObject({ receiptId: id }),
  answer: 'html',
  summary: 'A receipt as a page to print; of the own payments alone',
})

export const paySandbox = endpoint({
  ...call,
  path: 'sandboxpay',
  refuses: [404],
  body: z.strictObject({
    orderId: z.optional(id),
    subscriptionId: z.optional(id),
    outcome: z.enum(['paid', 'failed']),
  }),
  answer: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('paid'), ...paid }),
    z.strictObject({ outcome: z.literal('failed'), error: z.strictObject({ description: z.string() }) }),
  ]),
  summary: 'What the checkout of the embedded provider does; a 404 with any other provider',
})
