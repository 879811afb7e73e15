import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { buyerAt, CONFIRMED } from '../../testing/test-buyers.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const { kysely } = at.database
const buy = buyerAt(at)

const HALF_AN_HOUR_MS = 1_800_000

test('BI5 without keys of a provider the sandbox takes payments, and signs as a provider does', async () => {
  const member = await at.member()
  const order = await buy.order(member)
  expect(order).toMatchObject({ provider: 'sandbox', keyId: 'sandbox', plan: 'Premium_Yearly' })
  const failed = (await member.post('sandboxpay', { orderId: order.orderId, outcome: 'failed' })).json()
  expect(failed).toEqual({ outcome: 'failed', error: { description: expect.stringContaining('declined') } })
  expect(await buy.userTypeOf(member)).toBe('REGULAR')
  const paid = await buy.pay(member, { orderId: order.orderId })
  expect(paid.razorpay_signature).toMatch(/^[\da-f]{64}$/)
  expect((await member.post('confirmpayment', paid)).body).toBe(CONFIRMED)
})

test("BI5 nobody pays for another's order in the sandbox", async () => {
  const { orderId } = await buy.order(await at.member())
  const stranger = await at.member()
  expect((await stranger.post('sandboxpay', { orderId, outcome: 'paid' })).statusCode).toBe(404)
  expect((await stranger.post('sandboxpay', { subscriptionId: orderId, outcome: 'paid' })).statusCode).toBe(404)
})

test('BI3 the amount is that of the list, and nobody sends another', async () => {
  const member = await at.member()
  expect(await buy.order(member)).toMatchObject({ amount: 1_000_000, currency: 'INR' })
  expect(await buy.subscription(member)).toMatchObject({ amount: 99_900, currency: 'INR' })
  const reply = await member.post('createorder', { plan: 'Premium_Yearly', amount: 1 })
  expect(reply.statusCode).toBe(400)
  expect((await member.post('createorder', { plan: 'Free' })).statusCode).toBe(400)
})

test('BI3 a year is paid at once: there is no subscription to it', async () => {
  const reply = await (await at.member()).post('createsubscription', { plan: 'Premium_Yearly' })
  expect([reply.statusCode, reply.body]).toEqual([
    400,
    'A year of Premium is paid at once: there is no subscription to it.',
  ])
})

test('BI7 asking again within half an hour gives the same order, later or for another plan a new one', async () => {
  const member = await at.member()
  const first = await buy.order(member)
  expect(first.receiptId).toMatch(/^rcpt_\d{8}_[A-Z\d]{8}$/)
  expect(await buy.order(member)).toEqual(first)
  const month = await buy.order(member, 'Premium_Monthly')
  expect(month.orderId).not.toBe(first.orderId)
  at.clock.skip(HALF_AN_HOUR_MS)
  expect((await buy.order(member, 'Premium_Monthly')).orderId).not.toBe(month.orderId)
})

test('BI7 two tabs that ask at the same moment get the same order', async () => {
  const member = await at.member()
  const orders = await Promise.all(Array.from({ length: 6 }, () => buy.order(member)))
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
})

test.each(['6 to 8', '9 to 14'] as const)('BI8 somebody of %s is told to ask an adult', async (ageGroup) => {
  const child = await at.member(undefined, ageGroup)
  for (const [path, plan] of [
    ['createorder', 'Premium_Yearly'],
    ['createsubscription', 'Premium_Monthly'],
  ] as const) {
    const reply = await child.post(path, { plan })
    expect([reply.statusCode, reply.body]).toEqual([403, 'Ask an adult: Premium is bought by people of 18 and more.'])
  }
})

test('BI8 whoever has told no age is asked for it first', async () => {
  const member = await at.member()
  await kysely.updateTable('account').set({ age_group: null }).where('user_name', '=', member.name).execute()
  const reply = await member.post('createorder', { plan: 'Premium_Yearly' })
  expect([reply.statusCode, reply.body]).toEqual([403, 'Please choose your age in your profile first.'])
})

test('BI8 a user with Premium, bought, given or of an enterprise, needs no other, and an administrator needs none', async () => {
  const [buyer, given, employee] = [await at.member(), await at.member(), await at.member()]
  await buy.premium(buyer)
  await kysely.updateTable('account').set({ user_type: 'PREMIUM' }).where('user_name', '=', given.name).execute()
  const organisation = { organisation_id: 'big', organisation_name: 'Big', is_enterprise: true }
  await kysely.insertInto('organisation').values(organisation).execute()
  const change = { organisation_id: 'big' }
  await kysely.updateTable('account').set(change).where('user_name', '=', employee.name).execute()
  for (const caller of [buyer, given, employee, await at.administrator()]) {
    const reply = await caller.post('createorder', { plan: 'Premium_Yearly' })
    expect([reply.statusCode, reply.body]).toEqual([409, 'You are already a Premium Member'])
  }
})

test('BI19 the sandbox needs nothing from elsewhere: its page is as shut as any other', async () => {
  const headersOf = async (url: string) => (await at.app.inject({ method: 'GET', url })).headers
  const [pricing, home] = [await headersOf('/pricing'), await headersOf('/')]
  for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'])
    expect(pricing[name]).toBe(home[name])
  const reply = await at.app.inject({ method: 'POST', url: '/qq/v1/paymentwebhook', payload: {} })
  expect(reply.statusCode).toBe(404)
})
