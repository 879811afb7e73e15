import { afterAll, beforeEach, expect, test } from 'vitest'
import { startRazorpay } from '../../../../../tests/harness/razorpay.ts'
import { razorpayPayments } from './razorpay.ts'
import { isSignatureOf, signatureOf } from './signatures.ts'

const standIn = await startRazorpay()
afterAll(() => standIn.close())
const failures: string[] = []
const { RAZORPAY_KEY_ID = '', RAZORPAY_KEY_SECRET = '', RAZORPAY_WEBHOOK_SECRET = '' } = standIn.settings
const settings = {
  origin: standIn.origin,
  keyId: RAZORPAY_KEY_ID,
  keySecret: RAZORPAY_KEY_SECRET,
  webhookSecret: RAZORPAY_WEBHOOK_SECRET,
  planIds: new Map([['Premium_Monthly', 'plan_monthly'] as const]),
  onFailure: (why: string) => void failures.push(why),
}
const razorpay = razorpayPayments(settings)
const BILL = { plan: 'Premium_Yearly', amount: 1_000_000, currency: 'INR', receiptId: 'rcpt_1' } as const
const AWAY = { ok: false, refusal: { description: undefined } }

beforeEach(() => {
  failures.length = 0
  standIn.calls.length = 0
})

const orderId = async (): Promise<string> => {
  const created = await razorpay.createOrder(BILL)
  if (!created.ok) throw new Error(created.refusal.description)
  return created.value
}

test('BI23 an order, its payment and its refund are those of the published calls', async () => {
  const id = await orderId()
  expect(standIn.orders.get(id)).toMatchObject({ amount: 1_000_000, currency: 'INR', receipt: 'rcpt_1' })
  const { razorpay_payment_id: paymentId } = standIn.pay(id)
  const found = await razorpay.findPayment(paymentId)
  expect(found).toMatchObject({ ok: true, value: { orderId: id, amount: 1_000_000, status: 'captured' } })
  expect(await razorpay.refund(paymentId)).toEqual({ ok: true, value: null })
  expect(await razorpay.findPayment(paymentId)).toMatchObject({ value: { status: 'refunded' } })
  expect(standIn.calls).toEqual([
    'POST orders',
    `GET payments/${paymentId}`,
    `POST payments/${paymentId}/refund`,
    `GET payments/${paymentId}`,
  ])
})

test('BI23 a subscription begins, is found and ends with its period or at once', async () => {
  const created = await razorpay.createSubscription({ ...BILL, plan: 'Premium_Monthly' }, 1_800_000_000_000)
  const id = created.ok ? created.value : ''
  expect(standIn.subscriptions.get(id)).toMatchObject({ plan_id: 'plan_monthly', expire_by: 1_800_000_000 })
  expect(await razorpay.findSubscription(id)).toEqual({ ok: true, value: { startedAtMs: undefined, isOver: false } })
  standIn.pay(id)
  expect(await razorpay.cancelSubscription(id, 'atPeriodEnd')).toEqual({ ok: true, value: null })
  expect(standIn.subscriptions.get(id)?.status).toBe('active')
  await razorpay.cancelSubscription(id, 'now')
  expect(await razorpay.findSubscription(id)).toMatchObject({ value: { isOver: true } })
})

test('BI23 what is refused has the words of the provider', async () => {
  expect(await razorpay.createOrder({ ...BILL, amount: 1 })).toEqual({
    ok: false,
    refusal: { description: 'The amount must be at least INR 1.00' },
  })
  expect(await razorpayPayments({ ...settings, keySecret: 'wrong' }).findPayment('pay_1')).toEqual({
    ok: false,
    refusal: { description: 'Authentication failed' },
  })
})

test('BI23 a request that lost its connection is retried once where repeating is safe', async () => {
  const id = await orderId()
  const { razorpay_payment_id: paymentId } = standIn.pay(id)
  standIn.troubles.push('cutBefore')
  expect(await razorpay.findPayment(paymentId)).toMatchObject({ ok: true })
  standIn.troubles.push('cutBefore', 'broken')
  expect(await razorpay.findPayment(paymentId)).toEqual(AWAY)
  standIn.calls.length = 0
  standIn.troubles.push('cutAfter')
  expect(await razorpay.refund(paymentId)).toEqual(AWAY)
  expect(standIn.calls.length).toBe(1)
})

test('BI23 whoever answers too slowly, or nonsense, is away; nothing secret is told of it', async () => {
  const { razorpay_payment_id: paymentId } = standIn.pay(await orderId())
  standIn.troubles.push('nonsense')
  expect(await razorpay.findPayment(paymentId)).toEqual(AWAY)
  // One of its own: a request that was given up may reach it late, among those of another test.
  const slow = await startRazorpay()
  slow.slowMs = 2_000
  const asked = razorpayPayments({ ...settings, origin: slow.origin, longestMs: 50 })
  expect(await asked.findPayment(paymentId)).toEqual(AWAY)
  await slow.close()
  expect(failures).toEqual([
    'GET payments: an answer of another shape',
    'GET payments: TimeoutError',
    'GET payments: TimeoutError',
  ])
})

test('BI23 an id leads to nothing but itself', async () => {
  await razorpay.findPayment('../orders?x=/')
  expect(standIn.calls).toEqual(['GET payments/..%2Forders%3Fx%3D%2F'])
})

test('BI6 order and subscription are signed the other way round, news by a secret of its own', async () => {
  const order = { kind: 'order', purchaseId: 'order_1' } as const
  const subscription = { kind: 'subscription', purchaseId: 'sub_1' } as const
  const sign = (text: string) => signatureOf(text, RAZORPAY_KEY_SECRET)
  expect(razorpay.isSigned(order, 'pay_1', sign('order_1|pay_1'))).toBe(true)
  expect(razorpay.isSigned(order, 'pay_1', sign('pay_1|order_1'))).toBe(false)
  expect(razorpay.isSigned(subscription, 'pay_1', sign('pay_1|sub_1'))).toBe(true)
  expect(razorpay.isSigned(subscription, 'pay_1', sign('sub_1|pay_1'))).toBe(false)
  const body = Buffer.from('{"event":"x"}')
  expect(razorpay.isSignedNews(body, signatureOf(body, RAZORPAY_WEBHOOK_SECRET))).toBe(true)
  expect(razorpay.isSignedNews(body, signatureOf(body, RAZORPAY_KEY_SECRET))).toBe(false)
})

test.each(['', 'x', '0'.repeat(64), 'é'.repeat(32), signatureOf('a', 'secret').toUpperCase()])(
  'BI6 %j is no signature',
  (rubbish) => {
    expect(isSignatureOf('a', 'secret', rubbish)).toBe(false)
  },
)
