import { afterAll, expect, test } from 'vitest'
import { startRazorpay } from '../../../../../tests/harness/razorpay.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { CONFIRMED } from '../../testing/test-buyers.ts'

let nowMs = () => Date.now()
const razorpay = await startRazorpay({ nowMs: () => nowMs() })
const at = await openTestAccounts({ settings: razorpay.settings })
nowMs = at.clock.nowMs
afterAll(async () => {
  await at.close()
  await razorpay.close()
})

const DAY_MS = 24 * 3_600_000
const RECEIPT = 'Quokka Quiz: your receipt'
const GIVEN_BACK = 'Quokka Quiz: your payment is given back'

/** Tells of what the provider has, with the id of an earlier event or one of its own. */
const tell = async (...about: Parameters<typeof razorpay.event>): Promise<void> => {
  const { body, headers } = razorpay.event(...about)
  const reply = await at.app.inject({ method: 'POST', url: '/qq/v1/paymentwebhook', headers, payload: body })
  expect(reply.statusCode).toBe(200)
  await at.settled()
}
const confirm = async (buyer: Browser, paid: object): Promise<[number, string]> => {
  const { statusCode, body } = await buyer.post('confirmpayment', paid)
  await at.settled()
  return [statusCode, body]
}
const orderOf = async (buyer: Browser): Promise<string> =>
  (await buyer.post('createorder', { plan: 'Premium_Yearly' })).json().orderId
const subscriptionOf = async (buyer: Browser): Promise<string> =>
  (await buyer.post('createsubscription', { plan: 'Premium_Monthly' })).json().subscriptionId
const stateOf = async (buyer: Browser) => (await buyer.get('getsubscription')).json()
const receiptsOf = async (buyer: Browser): Promise<string[]> =>
  ((await stateOf(buyer)).receipts as { status: string }[]).map(({ status }) => status)
const userTypeOf = async (buyer: Browser): Promise<string> => (await buyer.get('getprofile')).json().userType
const lettersTo = (email: string): string[] => at.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

/** A member with a subscription that is paid for a month, in the course of that month. */
const subscriber = async () => {
  const member = await at.member()
  const subscriptionId = await subscriptionOf(member)
  expect(await confirm(member, razorpay.pay(subscriptionId))).toEqual([200, CONFIRMED])
  at.clock.skip(DAY_MS)
  return { member, subscriptionId, ...((await stateOf(member)) as { paidUntil: string }) }
}

const WRONG = [
  ['too little', { amount: 100 }],
  ['too much', { amount: 1_000_100 }],
  ['another currency', { currency: 'IDR' }],
] as const

test.each(WRONG)('BI10 %s that only an event tells of gives nothing and is given back', async (_, changes) => {
  const member = await at.member()
  const orderId = await orderOf(member)
  const { razorpay_payment_id: paymentId } = razorpay.pay(orderId, changes)
  await tell('payment.captured', { paymentId, purchaseId: orderId })
  expect(await userTypeOf(member)).toBe('REGULAR')
  expect(razorpay.payments.get(paymentId)?.status).toBe('refunded')
  expect(lettersTo(member.email)).toEqual([GIVEN_BACK])
  // The same order can still be paid rightly.
  expect(await confirm(member, razorpay.pay(orderId))).toEqual([200, CONFIRMED])
})

test.each(WRONG)('BI10 a renewal of %s adds no time and is given back', async (_, changes) => {
  const { member, subscriptionId, paidUntil } = await subscriber()
  const { razorpay_payment_id: paymentId } = razorpay.pay(subscriptionId, changes)
  await tell('subscription.charged', { paymentId, purchaseId: subscriptionId })
  expect(await stateOf(member)).toMatchObject({ paidUntil, status: 'active' })
  expect(await receiptsOf(member)).toEqual(['refunded', 'paid'])
  expect(razorpay.payments.get(paymentId)?.status).toBe('refunded')
})

test('BI9 BI12 one payment counts once, however often and by whatever events it is told, before and after it is confirmed', async () => {
  const member = await at.member()
  const orderId = await orderOf(member)
  const paid = razorpay.pay(orderId)
  const about = { paymentId: paid.razorpay_payment_id, purchaseId: orderId }
  await tell('payment.captured', about, 'evt_first')
  const { paidUntil } = await stateOf(member)
  await tell('payment.captured', about, 'evt_first')
  await tell('payment.captured', about, 'evt_second')
  await tell('order.paid', about)
  expect(await confirm(member, paid)).toEqual([200, CONFIRMED])
  expect(await confirm(member, paid)).toEqual([200, CONFIRMED])
  await tell('order.paid', about)
  expect(await stateOf(member)).toMatchObject({ paidUntil })
  expect(await receiptsOf(member)).toEqual(['paid'])
  expect(lettersTo(member.email)).toEqual([RECEIPT])
  expect(razorpay.refunds.has(paid.razorpay_payment_id)).toBe(false)
})

test('BI12 a month counts once whether its confirmation or its events come first', async () => {
  const [first, last] = [await at.member(), await at.member()]
  for (const [member, isConfirmedFirst] of [
    [first, true],
    [last, false],
  ] as const) {
    const purchaseId = await subscriptionOf(member)
    const paid = razorpay.pay(purchaseId)
    const about = { paymentId: paid.razorpay_payment_id, purchaseId }
    if (isConfirmedFirst) expect(await confirm(member, paid)).toEqual([200, CONFIRMED])
    // The provider gives no order: the charge comes before what it follows.
    await tell('subscription.charged', about)
    await tell('subscription.activated', about)
    await tell('payment.captured', about)
    if (!isConfirmedFirst) expect(await confirm(member, paid)).toEqual([200, CONFIRMED])
    expect(await receiptsOf(member)).toEqual(['paid'])
    expect(lettersTo(member.email)).toEqual([RECEIPT])
    expect(await stateOf(member)).toMatchObject({ status: 'active', renews: true })
  }
})

test('BI11 BI12 an old event says nothing: what the provider has now counts', async () => {
  const member = await at.member()
  const orderId = await orderOf(member)
  const { razorpay_payment_id: paymentId } = razorpay.pay(orderId, { status: 'authorized' })
  const about = { paymentId, purchaseId: orderId }
  await tell('order.paid', about)
  expect(await userTypeOf(member)).toBe('REGULAR')
  const payment = razorpay.payments.get(paymentId)
  if (payment) payment.status = 'captured'
  await tell('payment.captured', about)
  expect(await userTypeOf(member)).toBe('PREMIUM')
  await tell('payment.failed', about)
  await tell('payment.authorized', about)
  expect(await userTypeOf(member)).toBe('PREMIUM')
  expect(await receiptsOf(member)).toEqual(['paid'])
})

test('BI18 a renewal that is charged after the cancelling is given back; one of before counts, however late it is told', async () => {
  const { member, subscriptionId, paidUntil } = await subscriber()
  const { razorpay_payment_id: early } = razorpay.pay(subscriptionId)
  at.clock.skip(3_600_000)
  expect((await member.get('cancelsubscription')).statusCode).toBe(200)
  at.clock.skip(3_600_000)
  const { razorpay_payment_id: late } = razorpay.pay(subscriptionId)
  await tell('subscription.charged', { paymentId: late, purchaseId: subscriptionId })
  expect(await stateOf(member)).toMatchObject({ paidUntil, status: 'cancelled', renews: false })
  expect(razorpay.payments.get(late)?.status).toBe('refunded')
  await tell('subscription.charged', { paymentId: early, purchaseId: subscriptionId })
  const { paidUntil: longer } = await stateOf(member)
  expect(Date.parse(longer) - Date.parse(paidUntil)).toBeGreaterThan(27 * DAY_MS)
  expect(razorpay.payments.get(early)?.status).toBe('captured')
  expect(await receiptsOf(member)).toEqual(['refunded', 'paid', 'paid'])
})

test('BI12 a payment that was given back in part still counts; in whole it counts no more, and is not given back again', async () => {
  const member = await at.member()
  const orderId = await orderOf(member)
  const paid = razorpay.pay(orderId)
  const paymentId = paid.razorpay_payment_id
  expect(await confirm(member, paid)).toEqual([200, CONFIRMED])
  const payment = razorpay.payments.get(paymentId)
  if (payment) payment.amount_refunded = 1_000
  await tell('refund.processed', { paymentId }, 'evt_part')
  expect(await userTypeOf(member)).toBe('PREMIUM')
  if (payment) Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount })
  await tell('refund.processed', { paymentId }, 'evt_whole')
  await tell('refund.processed', { paymentId }, 'evt_whole')
  expect(await userTypeOf(member)).toBe('REGULAR')
  expect(await receiptsOf(member)).toEqual(['refunded'])
  expect(razorpay.refunds.has(paymentId)).toBe(false)
})
