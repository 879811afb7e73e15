import { randomInt } from 'node:crypto'
import { seeded, shuffle } from '@quokka/core/lib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { WebhookCall } from '../../../../../tests/harness/razorpay.ts'
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
const { kysely } = at.database

const DAY_MS = 24 * 3_600_000
const GIVEN_BACK = 'This payment came too late or a second time, so it is given back. Nothing was changed.'
const AWAY = 'The payment provider does not answer. Please try again in a moment: nothing is taken twice.'

beforeEach(() => {
  razorpay.troubles.length = 0
})

const deliver = async ({ body, headers }: WebhookCall): Promise<number> => {
  const reply = await at.app.inject({ method: 'POST', url: '/qq/v1/paymentwebhook', headers, payload: body })
  return reply.statusCode
}
const tell = async (...about: Parameters<typeof razorpay.event>): Promise<number> => {
  const status = await deliver(razorpay.event(...about))
  await at.settled()
  return status
}
const confirm = async (buyer: Browser, paid: object): Promise<[number, string]> => {
  const { statusCode, body } = await buyer.post('confirmpayment', paid)
  await at.settled()
  return [statusCode, body]
}
const userTypeOf = async (buyer: Browser): Promise<string> => (await buyer.get('getprofile')).json().userType
const orderOf = async (buyer: Browser): Promise<string> =>
  (await buyer.post('createorder', { plan: 'Premium_Yearly' })).json().orderId
const subscriptionOf = async (buyer: Browser): Promise<string> =>
  (await buyer.post('createsubscription', { plan: 'Premium_Monthly' })).json().subscriptionId
const stateOf = async (buyer: Browser) => (await buyer.get('getsubscription')).json()
const lettersTo = (email: string): string[] => at.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

test('BI5 with the keys of a provider there is no sandbox', async () => {
  const member = await at.member()
  const order = (await member.post('createorder', { plan: 'Premium_Yearly' })).json()
  expect(order).toMatchObject({ provider: 'razorpay', keyId: razorpay.settings.RAZORPAY_KEY_ID, amount: 1_000_000 })
  expect(razorpay.orders.get(order.orderId)).toMatchObject({
    amount: 1_000_000,
    currency: 'INR',
    receipt: order.receiptId,
  })
  expect((await member.post('sandboxpay', { orderId: order.orderId, outcome: 'paid' })).statusCode).toBe(404)
})

test('BI6 BI11 what the checkout signed and the provider has captured gives Premium', async () => {
  const member = await at.member()
  expect(await confirm(member, razorpay.pay(await orderOf(member)))).toEqual([200, CONFIRMED])
  expect(await userTypeOf(member)).toBe('PREMIUM')
  const subscriber = await at.member()
  expect(await confirm(subscriber, razorpay.pay(await subscriptionOf(subscriber)))).toEqual([200, CONFIRMED])
  expect(await stateOf(subscriber)).toMatchObject({ plan: 'Premium_Monthly', status: 'active', renews: true })
})

test.each([
  ['authorized', 503, 'Your bank has not handed over the payment yet. Premium begins as soon as it has.'],
  ['created', 503, 'Your bank has not handed over the payment yet. Premium begins as soon as it has.'],
  ['failed', 409, 'The bank said no.'],
] as const)('BI11 a payment that is %s gives nothing yet, signed or not', async (status, code, sentence) => {
  const member = await at.member()
  const paid = razorpay.pay(await orderOf(member), { status, error_description: 'The bank said no.' })
  expect(await confirm(member, paid)).toEqual([code, sentence])
  expect(await userTypeOf(member)).toBe('REGULAR')
  const payment = razorpay.payments.get(paid.razorpay_payment_id)
  if (payment) payment.status = 'captured'
  expect(await confirm(member, paid)).toEqual([200, CONFIRMED])
})

test.each([
  ['too little', { amount: 100 }],
  ['another currency', { currency: 'IDR' }],
])('BI10 a payment of %s gives nothing and is given back', async (_, changes) => {
  const member = await at.member()
  const paid = razorpay.pay(await orderOf(member), changes)
  expect(await confirm(member, paid)).toEqual([409, GIVEN_BACK])
  expect(await userTypeOf(member)).toBe('REGULAR')
  expect(razorpay.payments.get(paid.razorpay_payment_id)?.status).toBe('refunded')
})

test('BI10 an old payment with a new order gives nothing, even signed', async () => {
  const [member, friend] = [await at.member(), await at.member()]
  const { razorpay_payment_id } = razorpay.pay(await orderOf(friend))
  const orderId = await orderOf(member)
  const reply = await confirm(member, {
    razorpay_payment_id,
    razorpay_order_id: orderId,
    razorpay_signature: razorpay.signature(orderId, razorpay_payment_id),
  })
  expect([reply[0], await userTypeOf(member)]).toEqual([400, 'REGULAR'])
})

test('BI10 a payment of one subscription gives nothing for another, even signed', async () => {
  const [payer, other] = [await at.member(), await at.member()]
  const paid = razorpay.pay(await subscriptionOf(payer))
  expect(await confirm(payer, paid)).toEqual([200, CONFIRMED])
  const subscriptionId = await subscriptionOf(other)
  const reply = await confirm(other, {
    razorpay_payment_id: paid.razorpay_payment_id,
    razorpay_subscription_id: subscriptionId,
    razorpay_signature: razorpay.signature(subscriptionId, paid.razorpay_payment_id),
  })
  expect([reply[0], await userTypeOf(other)]).toEqual([400, 'REGULAR'])
})

test('BI12 an event that is not signed, by another secret, or changed on the way, is refused', async () => {
  const member = await at.member()
  const orderId = await orderOf(member)
  const { razorpay_payment_id: paymentId } = razorpay.pay(orderId)
  const event = razorpay.event('payment.captured', { paymentId, purchaseId: orderId })
  const signed = event.headers['x-razorpay-signature'] ?? ''
  const { 'x-razorpay-signature': _, ...unsigned } = event.headers
  expect(await deliver({ ...event, headers: unsigned })).toBe(400)
  expect(await deliver({ ...event, headers: { ...event.headers, 'x-razorpay-signature': signed.slice(1) } })).toBe(400)
  expect(await deliver({ ...event, body: event.body.replace('captured', 'Captured') })).toBe(400)
  expect(await deliver({ ...event, body: `${event.body} ` })).toBe(400)
  const checkout = { ...event.headers, 'x-razorpay-signature': razorpay.signature(orderId, paymentId) }
  expect(await deliver({ ...event, headers: checkout })).toBe(400)
  expect(await userTypeOf(member)).toBe('REGULAR')
  expect(await deliver(event)).toBe(200)
  expect(await userTypeOf(member)).toBe('PREMIUM')
})

test('BI12 an event of a known shape alone is read, and no larger one', async () => {
  const { headers } = razorpay.event('payment.captured', {})
  const sizes = await Promise.all([deliver({ headers, body: 'x'.repeat(300_000) }), deliver({ headers, body: '' })])
  expect(sizes).toEqual([413, 400])
  const { 'x-razorpay-event-id': _, ...nameless } = headers
  const event = razorpay.event('payment.captured', {})
  expect(
    await deliver({
      ...event,
      headers: { ...nameless, ...{ 'x-razorpay-signature': event.headers['x-razorpay-signature'] ?? '' } },
    }),
  ).toBe(400)
})

test('BI12 an event that concerns nothing here, or is of no known kind, is taken and changes nothing', async () => {
  const { razorpay_payment_id: paymentId } = razorpay.pay('order_of_another_shop')
  const calls = razorpay.calls.length
  expect(await tell('payment.captured', { paymentId })).toBe(200)
  expect(await tell('invoice.paid', { paymentId })).toBe(200)
  expect(await tell('payment.failed', { paymentId })).toBe(200)
  expect(razorpay.calls.length).toBe(calls)
})

test('BI12 a payment whose confirmation never came is found by its event', async () => {
  const member = await at.member()
  const orderId = await orderOf(member)
  const paid = razorpay.pay(orderId)
  expect(await tell('order.paid', { paymentId: paid.razorpay_payment_id, purchaseId: orderId })).toBe(200)
  expect(await userTypeOf(member)).toBe('PREMIUM')
  expect(await confirm(member, paid)).toEqual([200, CONFIRMED])
  expect(lettersTo(member.email)).toEqual(['Quokka Quiz: your receipt'])
})

test('BI12 a late payment that only an event tells of is given back, and its owner hears of it', async () => {
  const member = await at.member()
  const orderId = await orderOf(member)
  at.clock.skip(DAY_MS + 2_000)
  const { razorpay_payment_id: paymentId } = razorpay.pay(orderId)
  expect(await tell('payment.captured', { paymentId, purchaseId: orderId })).toBe(200)
  expect(razorpay.payments.get(paymentId)?.status).toBe('refunded')
  expect(lettersTo(member.email)).toEqual(['Quokka Quiz: your payment is given back'])
})

test('BI12 a refunded payment no longer counts, whichever event comes first', async () => {
  const [member, other] = [await at.member(), await at.member()]
  const orders = [await orderOf(member), await orderOf(other)] as const
  const payments = orders.map((orderId) => razorpay.pay(orderId))
  const [first = '', second = ''] = payments.map(({ razorpay_payment_id }) => razorpay_payment_id)
  expect(await confirm(member, payments[0] ?? {})).toEqual([200, CONFIRMED])
  for (const paymentId of [first, second]) {
    const payment = razorpay.payments.get(paymentId)
    if (payment) Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount })
  }
  expect(await tell('refund.processed', { paymentId: first })).toBe(200)
  expect(await tell('refund.processed', { paymentId: second })).toBe(200)
  expect(await tell('payment.captured', { paymentId: second, purchaseId: orders[1] })).toBe(200)
  for (const buyer of [member, other]) {
    expect(await userTypeOf(buyer)).toBe('REGULAR')
    expect((await stateOf(buyer)).receipts.map(({ status }: { status: string }) => status)).toEqual(['refunded'])
  }
})

test('BI12 a subscription is renewed by each charge, and ends a day after the one that does not come', async () => {
  const member = await at.member()
  const subscriptionId = await subscriptionOf(member)
  await confirm(member, razorpay.pay(subscriptionId))
  const { paidUntil, startedOn } = await stateOf(member)
  at.clock.skip(Date.parse(paidUntil) - at.clock.nowMs() + 3_600_000)
  await at.billing.doDuties()
  expect(await userTypeOf(await again(member))).toBe('PREMIUM')
  const { razorpay_payment_id: paymentId } = razorpay.pay(subscriptionId)
  expect(await tell('subscription.charged', { paymentId, purchaseId: subscriptionId })).toBe(200)
  const renewed = await stateOf(await again(member))
  expect(renewed).toMatchObject({ status: 'active', startedOn, renews: true })
  expect(renewed.receipts.length).toBe(2)
  expect(new Set(renewed.receipts.map(({ receiptId }: { receiptId: string }) => receiptId)).size).toBe(2)
  at.clock.skip(Date.parse(renewed.paidUntil) - at.clock.nowMs() + DAY_MS + 1)
  await at.billing.doDuties()
  expect(await userTypeOf(await again(member))).toBe('REGULAR')
  expect(await stateOf(await again(member))).toMatchObject({ status: 'ended', renews: false })
})

/** Time that was skipped has ended the session. */
const again = async (member: Browser & { name: string; password: string }) => {
  await member.post('signin', { username: member.name, password: member.password })
  return member
}

test.each(['subscription.halted', 'subscription.completed', 'subscription.cancelled'] as const)(
  'BI12 after %s what is paid stays, and nothing renews it',
  async (event) => {
    const member = await at.member()
    const subscriptionId = await subscriptionOf(member)
    await confirm(member, razorpay.pay(subscriptionId))
    const subscription = razorpay.subscriptions.get(subscriptionId)
    const status = {
      'subscription.halted': 'halted',
      'subscription.completed': 'completed',
      'subscription.cancelled': 'cancelled',
    } as const
    if (subscription) subscription.status = status[event]
    expect(await tell(event, { purchaseId: subscriptionId })).toBe(200)
    expect(await stateOf(member)).toMatchObject({ status: 'active', renews: false })
    expect(await userTypeOf(member)).toBe('PREMIUM')
  },
)

test('BI18 after cancelling the paid time stays, and the provider charges nothing more', async () => {
  const member = await at.member()
  const subscriptionId = await subscriptionOf(member)
  await confirm(member, razorpay.pay(subscriptionId))
  const reply = await member.get('cancelsubscription')
  expect([reply.statusCode, reply.body]).toEqual([
    200,
    expect.stringMatching(/^Your subscription is cancelled\. Premium stays until \d+ \w+ \d{4}\.$/),
  ])
  expect(razorpay.calls).toContain(`POST subscriptions/${subscriptionId}/cancel`)
  expect((await member.get('cancelsubscription')).body).toBe(reply.body)
  const { paidUntil, ...state } = await stateOf(member)
  expect(state).toMatchObject({ status: 'cancelled', renews: false, cancelled: true })
  at.clock.skip(Date.parse(paidUntil) - at.clock.nowMs() - 60_000)
  await at.billing.doDuties()
  expect(await userTypeOf(await again(member))).toBe('PREMIUM')
  at.clock.skip(60_001)
  await at.billing.doDuties()
  expect(await userTypeOf(await again(member))).toBe('REGULAR')
})

test('BI18 a cancellation that the provider does not hear is not told as done', async () => {
  const member = await at.member()
  await confirm(member, razorpay.pay(await subscriptionOf(member)))
  razorpay.troubles.push('broken', 'broken', 'broken', 'broken')
  const reply = await member.get('cancelsubscription')
  expect([reply.statusCode, reply.body]).toEqual([503, AWAY])
  expect(await stateOf(member)).toMatchObject({ renews: true, cancelled: false })
})

test('BI20 with an account its subscription ends at the provider, and a charge that comes after is given back', async () => {
  const member = await at.member()
  const subscriptionId = await subscriptionOf(member)
  await confirm(member, razorpay.pay(subscriptionId))
  // The provider is away at that moment: a later round ends it.
  razorpay.troubles.push('broken', 'broken', 'broken', 'broken')
  expect((await member.post('deleteaccount', { username: member.name, password: member.password })).statusCode).toBe(
    200,
  )
  await at.settled()
  expect(razorpay.subscriptions.get(subscriptionId)?.status).toBe('active')
  const { razorpay_payment_id: paymentId } = razorpay.pay(subscriptionId)
  expect(await tell('subscription.charged', { paymentId, purchaseId: subscriptionId })).toBe(200)
  await at.billing.doDuties()
  expect(razorpay.subscriptions.get(subscriptionId)?.status).toBe('cancelled')
  expect(razorpay.payments.get(paymentId)?.status).toBe('refunded')
  const kept = await kysely.selectFrom('payment').selectAll().where('purchase_id', '=', subscriptionId).execute()
  expect(kept.map(({ user_id }) => user_id)).toEqual([null, null])
})

test('BI23 a provider that is away, broken or slow is told, and nothing is taken twice', async () => {
  const member = await at.member()
  razorpay.troubles.push('cutBefore')
  const reply = await member.post('createorder', { plan: 'Premium_Yearly' })
  expect([reply.statusCode, reply.body, reply.headers['retry-after']]).toEqual([503, AWAY, '5'])
  const orderId = await orderOf(member)
  const paid = razorpay.pay(orderId)
  // One broken line is nothing: it is asked again.
  razorpay.troubles.push('cutBefore')
  const asked = razorpay.calls.length
  razorpay.troubles.push('nonsense')
  expect((await confirm(member, paid))[0]).toBe(503)
  expect(razorpay.calls.length).toBeGreaterThan(asked + 1)
  expect(await userTypeOf(member)).toBe('REGULAR')
  razorpay.troubles.push('cutAfter')
  expect(await confirm(member, paid)).toEqual([200, CONFIRMED])
})

test("BI23 the provider's own words are told", async () => {
  const member = await at.member()
  const orderId = await orderOf(member)
  const paid = razorpay.pay(orderId)
  razorpay.payments.delete(paid.razorpay_payment_id)
  expect(await confirm(member, paid)).toEqual([409, 'The id provided does not exist'])
})

test('BI23 an event that cannot be looked into is refused, so that it comes again', async () => {
  const member = await at.member()
  const orderId = await orderOf(member)
  const { razorpay_payment_id: paymentId } = razorpay.pay(orderId)
  const event = razorpay.event('payment.captured', { paymentId, purchaseId: orderId })
  razorpay.troubles.push('broken', 'broken')
  expect(await deliver(event)).toBe(503)
  expect(await userTypeOf(member)).toBe('REGULAR')
  expect(await deliver(event)).toBe(200)
  expect(await userTypeOf(member)).toBe('PREMIUM')
})

test('BI23 what a crash left between the provider and the database is found by the next round', async () => {
  const member = await at.member()
  const orderId = await orderOf(member)
  at.clock.skip(DAY_MS + 2_000)
  const { razorpay_payment_id: paymentId } = razorpay.pay(orderId)
  const event = razorpay.event('payment.captured', { paymentId, purchaseId: orderId })
  // Asking for the payment works; then the refund is done, and its answer is lost.
  expect(await deliver(event)).toBe(200)
  await at.settled()
  await kysely.updateTable('payment').set({ state: 'refunding' }).where('payment_id', '=', paymentId).execute()
  const refunds = () => razorpay.calls.filter((call) => call === `POST payments/${paymentId}/refund`).length
  const before = refunds()
  expect(await at.billing.doDuties()).toMatchObject({ refunded: 1 })
  expect(refunds()).toBe(before)
})

test('BI23 a refund that the provider does not show yet is asked for again and done once', async () => {
  const member = await at.member()
  const { razorpay_payment_id: paymentId, ...paid } = razorpay.pay(await orderOf(member), { amount: 100 })
  expect(await confirm(member, { razorpay_payment_id: paymentId, ...paid })).toEqual([409, GIVEN_BACK])
  const payment = razorpay.payments.get(paymentId)
  // As after a crash that came before the answer.
  if (payment) Object.assign(payment, { status: 'captured', amount_refunded: 0 })
  await kysely.updateTable('payment').set({ state: 'refunding' }).where('payment_id', '=', paymentId).execute()
  const asked = razorpay.calls.length
  expect(await at.billing.doDuties()).toMatchObject({ refunded: 1 })
  expect(razorpay.calls.slice(asked)).toContain(`POST payments/${paymentId}/refund`)
  expect(razorpay.refunds.get(paymentId)).toHaveLength(1)
})

/** At night a thousand charges. */
const BUYERS = Number(process.env.CHARGED_BUYERS ?? 25)
const CHARGES_EACH = 4

test(`BI12 ${BUYERS * CHARGES_EACH} events, each three times and in any order, have that many effects`, {
  timeout: 300_000,
}, async () => {
  const seed = randomInt(2 ** 31)
  const startMs = at.clock.nowMs()
  const owners = Array.from({ length: BUYERS }, (_, index) => `buyer-${index}`)
  await kysely
    .insertInto('account')
    .values(
      owners.map((user_id) => ({
        user_id,
        user_name: user_id,
        email: `${user_id}@example.org`,
        confirmed_at: new Date(startMs),
        user_type: 'REGULAR',
        age_group: '18+',
        created_at: new Date(startMs),
        last_seen_at: new Date(startMs),
      })),
    )
    .execute()
  const MONTH_MS = 30 * DAY_MS
  const events: WebhookCall[] = []
  for (const [index, user_id] of owners.entries()) {
    const purchaseId = `sub_of_${user_id}`
    const created_at = new Date(startMs)
    const row = {
      purchase_id: purchaseId,
      kind: 'subscription',
      provider: 'razorpay',
      user_id,
      plan: 'Premium_Monthly',
    }
    const bill = { amount: 99_900, currency: 'INR', receipt_id: `rcpt_${index}`, created_at }
    await kysely
      .insertInto('purchase')
      .values({ ...row, ...bill })
      .execute()
    razorpay.subscriptions.set(purchaseId, {
      ...{ id: purchaseId, entity: 'subscription', plan_id: 'plan_monthly', status: 'active', total_count: 120 },
      ...{ expire_by: 0, start_at: Math.floor(startMs / 1_000) + 60, created_at: Math.floor(startMs / 1_000) },
    })
    for (let charge = 0; charge < CHARGES_EACH; charge += 1) {
      const paidAtS = Math.floor((startMs + 60_000 + charge * MONTH_MS) / 1_000)
      const { razorpay_payment_id: paymentId } = razorpay.pay(purchaseId, { created_at: paidAtS })
      events.push(razorpay.event('subscription.charged', { paymentId, purchaseId }))
    }
  }
  const deliveries = shuffle([...events, ...events, ...events], seeded(seed))
  const eight = Array.from({ length: 8 }, async (_, worker) => {
    for (let index = worker; index < deliveries.length; index += 8) {
      const event = deliveries[index]
      if (event !== undefined) expect(await deliver(event), `seed ${seed}`).toBe(200)
    }
  })
  await Promise.all(eight)
  await at.settled()
  const paid = await kysely.selectFrom('payment').selectAll().where('purchase_id', 'like', 'sub_of_buyer-%').execute()
  expect(paid.length, `seed ${seed}`).toBe(BUYERS * CHARGES_EACH)
  expect(paid.filter(({ state }) => state !== 'paid')).toEqual([])
  const accounts = await kysely
    .selectFrom('account')
    .select(['user_type', 'paid_until'])
    .where('user_id', 'like', 'buyer-%')
    .execute()
  expect(new Set(accounts.map(({ user_type }) => user_type))).toEqual(new Set(['PREMIUM']))
  expect(new Set(accounts.map(({ paid_until }) => paid_until?.getTime())).size, `seed ${seed}`).toBe(1)
})

test('BI19 the page of plans alone may load the checkout of the provider', async () => {
  const policyOf = async (url: string): Promise<string> =>
    String((await at.app.inject({ method: 'GET', url })).headers['content-security-policy'])
  for (const url of ['/pricing', '/pricing/', '/pricing?plan=x']) {
    const policy = await policyOf(url)
    expect(policy).toContain(`script-src 'self' ${razorpay.origin};`)
    expect(policy).toContain(`frame-src ${razorpay.origin};`)
  }
  for (const url of ['/', '/profile', '/pricing/more', '/pricings', '/qtest/1', '/qq/v1/socialproviders'])
    expect(await policyOf(url)).not.toContain(razorpay.origin)
})
