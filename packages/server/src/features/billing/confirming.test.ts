import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import type { PaidCheckout } from '../../testing/test-buyers.ts'
import { buyerAt, CONFIRMED } from '../../testing/test-buyers.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const { kysely } = at.database
const buy = buyerAt(at)

const DAY_MS = 24 * 3_600_000
const notConfirmed = (paymentId: string) =>
  `This payment could not be confirmed. If money was taken, tell whoever runs this site the id of the payment: ${paymentId}`
const GIVEN_BACK = 'This payment came too late or a second time, so it is given back. Nothing was changed.'

const confirm = async (buyer: Browser, paid: object): Promise<[number, string]> => {
  const { statusCode, body } = await buyer.post('confirmpayment', paid)
  await at.settled()
  return [statusCode, body]
}
const statesOf = async (buyer: Browser): Promise<string[]> => {
  const reply = await buyer.get('getsubscription')
  if (reply.statusCode === 404) return []
  return reply.json().receipts.map(({ status }: { status: string }) => status)
}
const paidOrder = async (buyer: Browser): Promise<PaidCheckout> => {
  const { orderId } = await buy.order(buyer)
  return buy.pay(buyer, { orderId })
}

test('BI9 the same confirmation again is answered alike and changes nothing', async () => {
  const member = await at.member()
  const paid = await buy.premium(member)
  const before = (await member.get('getsubscription')).json()
  for (let again = 0; again < 3; again += 1) expect(await confirm(member, paid)).toEqual([200, CONFIRMED])
  expect((await member.get('getsubscription')).json()).toEqual(before)
  expect(at.mails.filter(({ to }) => to === member.email).length).toBe(1)
})

test('BI9 confirmations that come at once count as one', async () => {
  const member = await at.member()
  const paid = await paidOrder(member)
  const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(member, paid)))
  expect(new Set(replies.map(([, text]) => text))).toEqual(new Set([CONFIRMED]))
  expect(await statesOf(member)).toEqual(['paid'])
})

test.each([
  ['a signature of nothing', { razorpay_signature: '0'.repeat(64) }],
  ['no digits', { razorpay_signature: 'x' }],
  ['nothing', { razorpay_signature: '' }],
  ['letters of more bytes', { razorpay_signature: 'é'.repeat(64) }],
  ['another payment', { razorpay_payment_id: 'pay_another' }],
  ['another order', { razorpay_order_id: 'order_another' }],
  ['a subscription of that id as well', { razorpay_subscription_id: 'sub_another' }],
])('BI6 BI10 a forged confirmation gives nothing: %s', async (_, forged) => {
  const member = await at.member()
  const paid = await paidOrder(member)
  expect(await confirm(member, { ...paid, ...forged })).toEqual([
    400,
    notConfirmed({ ...paid, ...forged }.razorpay_payment_id),
  ])
  expect([await buy.userTypeOf(member), await statesOf(member)]).toEqual(['REGULAR', []])
})

test('BI6 the signature of an order is not valid for a subscription', async () => {
  const member = await at.member()
  const { razorpay_order_id: id, ...paid } = await paidOrder(member)
  expect(await confirm(member, { ...paid, razorpay_subscription_id: id })).toEqual([
    400,
    notConfirmed(paid.razorpay_payment_id),
  ])
})

test("BI10 another's payment gives nothing, and its owner keeps it", async () => {
  const [owner, thief] = [await at.member(), await at.member()]
  const paid = await paidOrder(owner)
  expect(await confirm(thief, paid)).toEqual([400, notConfirmed(paid.razorpay_payment_id)])
  const own = await buy.order(thief)
  expect(await confirm(thief, { ...paid, razorpay_order_id: own.orderId })).toEqual([
    400,
    notConfirmed(paid.razorpay_payment_id),
  ])
  expect(await buy.userTypeOf(thief)).toBe('REGULAR')
  expect(await confirm(owner, paid)).toEqual([200, CONFIRMED])
})

test('BI10 a payment for an order that was replaced before is given back', async () => {
  const member = await at.member()
  const { orderId } = await buy.order(member)
  at.clock.skip(1_000)
  await buy.subscription(member)
  at.clock.skip(1_000)
  expect(await confirm(member, await buy.pay(member, { orderId }))).toEqual([409, GIVEN_BACK])
  expect([await buy.userTypeOf(member), await statesOf(member)]).toEqual(['REGULAR', ['refunded']])
  expect((await at.mailTo(member.email)).subject).toBe('Quokka Quiz: your payment is given back')
})

test('BI10 a payment a day after the order is given back; one in time counts, however late it is confirmed', async () => {
  const [late, slow] = [await at.member(), await at.member()]
  const orders = [await buy.order(late), await buy.order(slow)]
  const inTime = await buy.pay(slow, { orderId: orders[1]?.orderId ?? '' })
  at.clock.skip(DAY_MS + 1)
  const tooLate = await buy.pay(late, { orderId: orders[0]?.orderId ?? '' })
  // A week of absence ends the session of neither.
  expect(await confirm(late, tooLate)).toEqual([409, GIVEN_BACK])
  expect(await confirm(late, tooLate)).toEqual([409, GIVEN_BACK])
  expect(await confirm(slow, inTime)).toEqual([200, CONFIRMED])
})

test('BI9 two tabs that pay for two plans at once pay once: the other payment is given back', async () => {
  const member = await at.member()
  const { orderId } = await buy.order(member)
  const first = await buy.pay(member, { orderId })
  at.clock.skip(10)
  const { subscriptionId } = await buy.subscription(member)
  const second = await buy.pay(member, { subscriptionId })
  const replies = await Promise.all([confirm(member, first), confirm(member, second)])
  expect(replies.map(([status]) => status).sort()).toEqual([200, 409])
  expect((await statesOf(member)).sort()).toEqual(['paid', 'refunded'])
  await at.settled()
  const unpaid = await kysely.selectFrom('sandbox_purchase').selectAll().where('payment_id', 'is not', null).execute()
  const own = unpaid.filter(({ purchase_id }) => [orderId, subscriptionId].includes(purchase_id))
  expect(own.map(({ refunded_at }) => refunded_at === null).sort()).toEqual([false, true])
})

test('BI27 a payment that is not confirmed is told with its id, and with the address to write to where there is one', async () => {
  const supported = await openTestAccounts({ settings: { SUPPORT_EMAIL: 'help@quiz.example' } })
  const paid = { razorpay_payment_id: 'pay_9', razorpay_order_id: 'order_unknown', razorpay_signature: 'f00d' }
  const reply = await (await supported.member()).post('confirmpayment', paid)
  expect([reply.statusCode, reply.body]).toEqual([
    400,
    'This payment could not be confirmed. If money was taken, write to help@quiz.example with the id of the payment: pay_9',
  ])
  await supported.close()
  expect(await confirm(await at.member(), paid)).toEqual([400, notConfirmed('pay_9')])
})
