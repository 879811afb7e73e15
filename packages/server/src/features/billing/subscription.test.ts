import { readQuizzes } from '@quokka/content'
import { addMonths } from '@quokka/core/lib'
import { billingDay } from '@quokka/languages'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { buyerAt } from '../../testing/test-buyers.ts'

const at = await openTestAccounts({ settings: { BRAND_NAME: 'Owls <b>& Co' } })
afterAll(() => at.close())
const { kysely } = at.database
const buy = buyerAt(at)

const DAY_MS = 24 * 3_600_000
type Member = Awaited<ReturnType<typeof at.member>>

const set = (name: string, change: { user_type?: string; paid_until?: Date }) =>
  kysely.updateTable('account').set(change).where('user_name', '=', name).execute()
const stateOf = async (browser: Browser) => (await browser.get('getsubscription')).json()
const lettersTo = (email: string) => at.mails.filter(({ to }) => to === email)
/** Goes on to a moment; sessions that ended meanwhile begin again. */
const goTo = async (ms: number, ...members: Member[]): Promise<void> => {
  at.clock.skip(ms - at.clock.nowMs())
  await at.billing.doDuties()
  for (const { post, name, password } of members) await post('signin', { username: name, password })
}

test('BI16 a user who never had Premium has no subscription, nor has an administrator', async () => {
  for (const caller of [await at.member(), await at.administrator()]) {
    expect((await caller.get('getsubscription')).statusCode).toBe(404)
    expect((await caller.get('cancelsubscription')).statusCode).toBe(404)
  }
})

test('BI16 Premium that was given has neither plan nor end, and nothing to cancel', async () => {
  const member = await at.member()
  await set(member.name, { user_type: 'PREMIUM' })
  expect(await stateOf(member)).toEqual({
    plan: null,
    status: 'active',
    startedOn: expect.stringMatching(/Z$/),
    paidUntil: null,
    renews: false,
    cancelled: false,
    renewable: false,
    receipts: [],
  })
  const reply = await member.get('cancelsubscription')
  expect([reply.statusCode, reply.body]).toEqual([409, 'Your Premium was given to you, so there is nothing to cancel.'])
})

test('BI16 what was bought has its plan, its time and its receipts, the newest first', async () => {
  const member = await at.member()
  await buy.premium(member)
  const year = await stateOf(member)
  expect(year).toMatchObject({ plan: 'Premium_Yearly', status: 'active', renews: false, cancelled: false })
  expect(year.receipts).toEqual([
    { date: year.startedOn, receiptId: expect.any(String), plan: 'Premium_Yearly', amount: 1_000_000, status: 'paid' },
  ])
  at.clock.skip(Date.parse(year.paidUntil) - at.clock.nowMs())
  await member.post('signin', { username: member.name, password: member.password })
  // The round that ends it has not come yet.
  expect(await stateOf(member)).toMatchObject({ status: 'ended', paidUntil: year.paidUntil })
  expect((await member.get('cancelsubscription')).statusCode).toBe(404)
  await buy.subscribed(member)
  const month = await stateOf(member)
  expect(month).toMatchObject({ plan: 'Premium_Monthly', status: 'active', renews: true })
  expect(month.receipts.map(({ plan }: { plan: string }) => plan)).toEqual(['Premium_Monthly', 'Premium_Yearly'])
})

test('BI14 Premium unlocks quizzes and seats at once, and they are locked again when the paid time is over', async () => {
  const member = await at.member()
  const openQuizzes = async (): Promise<number> =>
    (await member.post('getreadymadequizzes')).json().allowedQuizzes.length
  const free = readQuizzes().filter(({ tier }) => tier === 'free').length
  expect(await openQuizzes()).toBe(free)
  await buy.premium(member)
  expect(await openQuizzes()).toBeGreaterThan(free)
  const endMs = Date.parse((await stateOf(member)).paidUntil)
  await goTo(endMs - 1_000, member)
  expect(await buy.userTypeOf(member)).toBe('PREMIUM')
  await goTo(endMs, member)
  expect([await buy.userTypeOf(member), await openQuizzes()]).toEqual(['REGULAR', free])
})

test('BI14 administrators, and Premium that was given, never end', async () => {
  const [given, admin, past] = [await at.member(), await at.member(), new Date(at.clock.nowMs() - DAY_MS)]
  await set(given.name, { user_type: 'PREMIUM' })
  await set(admin.name, { user_type: 'ADMIN', paid_until: past })
  await goTo(at.clock.nowMs() + 400 * DAY_MS)
  const rows = await kysely
    .selectFrom('account')
    .select('user_type')
    .where('user_name', 'in', [given.name, admin.name])
    .execute()
  expect(rows.map(({ user_type }) => user_type).sort()).toEqual(['ADMIN', 'PREMIUM'])
})

test('BI4 BI5 a subscription of the sandbox is not renewed, and ends a day after its month', async () => {
  const member = await at.member()
  await buy.subscribed(member)
  const endMs = Date.parse((await stateOf(member)).paidUntil)
  await goTo(endMs + DAY_MS - 1_000, member)
  expect(await buy.userTypeOf(member)).toBe('PREMIUM')
  await goTo(endMs + DAY_MS, member)
  expect(await buy.userTypeOf(member)).toBe('REGULAR')
})

test('BI18 a year needs no cancelling: it says when it ends by itself', async () => {
  const member = await at.member()
  await buy.premium(member)
  expect((await member.get('cancelsubscription')).body).toMatch(
    /^Your Premium ends by itself on \d+ \w+ \d{4}\. Nothing more is taken\.$/,
  )
  expect(await stateOf(member)).toMatchObject({ status: 'active', cancelled: false })
})

test('BI24 the email, the receipt and the cancelling say the same days', async () => {
  const member = await at.member()
  const lateInIndia = Math.ceil(at.clock.nowMs() / DAY_MS) * DAY_MS + 20 * 3_600_000
  await goTo(lateInIndia, member)
  await buy.premium(member)
  const { startedOn, paidUntil, receipts } = await stateOf(member)
  const [first, last] = [billingDay(Date.parse(startedOn), 'en'), billingDay(Date.parse(paidUntil), 'en')]
  expect(first).toMatch(new RegExp(`^${new Date(lateInIndia + DAY_MS).getUTCDate()} `, 'u'))
  const page = (await member.get(`getreceipt?receiptId=${receipts[0].receiptId}`)).body
  expect(page).toContain(`${first} to ${last}`)
  expect(lettersTo(member.email)[0]?.text).toContain(`Date: ${first} (IST)`)
  expect(lettersTo(member.email)[0]?.text).toContain(`Paid until: ${last} (IST)`)
  expect((await member.get('cancelsubscription')).body).toContain(last)
})

test('BI13 a receipt goes out by mail, as text and HTML that say the same', async () => {
  const member = await at.member()
  await buy.premium(member)
  const [letter, ...more] = lettersTo(member.email)
  expect(more).toEqual([])
  const { receiptId, date } = (await stateOf(member)).receipts[0]
  expect(letter?.subject).toBe('Owls <b>& Co: your receipt')
  for (const part of [receiptId, '₹10,000.00', 'Premium for a year', String(new Date(date).getUTCFullYear() + 1)]) {
    expect(letter?.text).toContain(part)
    expect(letter?.html).toContain(part)
  }
  expect(letter?.html).not.toContain('<b>& Co')
})

test('BI13 a receipt that could not be handed over is sent later, and once', async () => {
  const member = await at.member()
  const { orderId } = await buy.order(member)
  const paid = await buy.pay(member, { orderId })
  at.failMails(1)
  await buy.confirm(member, paid)
  expect(lettersTo(member.email)).toEqual([])
  at.clock.skip(10_000)
  await Promise.all([at.billing.doDuties(), at.billing.doDuties(), at.billing.doDuties()])
  await at.settled()
  expect(lettersTo(member.email).length).toBe(1)
  await buy.confirm(member, paid)
  expect(lettersTo(member.email).length).toBe(1)
})

test('BI13 ST38 a receipt that may have left is kept for an administrator and not sent again', async () => {
  const member = await at.member()
  const { orderId } = await buy.order(member)
  const paid = await buy.pay(member, { orderId })
  at.failMails(1, 'unknown')
  await buy.confirm(member, paid)
  at.clock.skip(3_600_000)
  await at.billing.doDuties()
  await at.settled()
  expect(lettersTo(member.email)).toEqual([])
  const kept = await at.database.kysely.selectFrom('job').selectAll().where('failed_at', 'is not', null).execute()
  expect(kept).toMatchObject([{ is_perhaps_done: true, body: { mail: { to: member.email } } }])
})

test('BI15 a week before a year ends an email says so, once; before the end of a month none does', async () => {
  const [yearly, monthly] = [await at.member(), await at.member()]
  await buy.premium(yearly)
  await buy.subscribed(monthly)
  const endMs = Date.parse((await stateOf(yearly)).paidUntil)
  const subjects = () => lettersTo(yearly.email).map(({ subject }) => subject)
  await goTo(endMs - 7 * DAY_MS - 1_000)
  expect(subjects().length).toBe(1)
  at.failMails(100)
  await goTo(endMs - 7 * DAY_MS)
  expect(subjects().length).toBe(1)
  at.failMails(0)
  await Promise.all([at.billing.doDuties(), at.billing.doDuties()])
  at.clock.skip(10_000)
  await at.settled()
  expect(subjects()).toEqual(['Owls <b>& Co: your receipt', 'Owls <b>& Co: your year of Premium ends soon'])
  expect(lettersTo(monthly.email).length).toBe(1)
})

test('BI25 a year is bought again in its last thirty days, and the years are added', async () => {
  const member = await at.member()
  await buy.premium(member)
  const first = await stateOf(member)
  const endMs = Date.parse(first.paidUntil)
  const refusal = async () => (await member.post('createorder', { plan: 'Premium_Yearly' })).statusCode
  await goTo(endMs - 30 * DAY_MS - 1_000, member)
  expect([(await stateOf(member)).renewable, await refusal()]).toEqual([false, 409])
  await goTo(endMs - 30 * DAY_MS, member)
  expect((await stateOf(member)).renewable).toBe(true)
  await buy.premium(member)
  const second = await stateOf(member)
  expect(second).toMatchObject({ startedOn: first.startedOn, renewable: false, status: 'active' })
  expect(Date.parse(second.paidUntil)).toBe(addMonths(endMs, 12))
  expect(await refusal()).toBe(409)
  await goTo(endMs, member)
  expect(await buy.userTypeOf(member)).toBe('PREMIUM')
})

test('BI26 whoever has cancelled a subscription keeps it by another one, whose months are added', async () => {
  const member = await at.member()
  await buy.subscribed(member)
  const { paidUntil } = await stateOf(member)
  expect((await member.post('createsubscription', { plan: 'Premium_Monthly' })).statusCode).toBe(409)
  await member.get('cancelsubscription')
  expect(await stateOf(member)).toMatchObject({ status: 'cancelled', renewable: true, paidUntil })
  await buy.subscribed(member)
  const resumed = await stateOf(member)
  expect(resumed).toMatchObject({ status: 'active', renews: true, cancelled: false, renewable: false })
  expect(Date.parse(resumed.paidUntil)).toBe(addMonths(Date.parse(resumed.startedOn), 2))
})

test('BI25 two tabs that renew at once pay once: the other payment is given back', async () => {
  const member = await at.member()
  await buy.premium(member)
  const endMs = Date.parse((await stateOf(member)).paidUntil)
  await goTo(endMs - DAY_MS, member)
  const year = await buy.pay(member, { orderId: (await buy.order(member)).orderId })
  const month = await buy.pay(member, { orderId: (await buy.order(member, 'Premium_Monthly')).orderId })
  const replies = await Promise.all([member.post('confirmpayment', month), member.post('confirmpayment', year)])
  expect(replies.map(({ statusCode }) => statusCode).filter((code) => code === 200).length).toBe(1)
})

test('BI17 a receipt is a page to print, for the payer alone', async () => {
  const [owner, stranger] = [await at.member(), await at.member()]
  await buy.premium(owner)
  const { receiptId } = (await stateOf(owner)).receipts[0]
  const page = await owner.get(`getreceipt?receiptId=${receiptId}`)
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const part of [receiptId, '₹10,000.00', 'Premium for a year', owner.email, 'Owls &#60;b&#62;&#38; Co', 'Paid'])
    expect(page.body).toContain(part)
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /)
  const other = await stranger.get(`getreceipt?receiptId=${receiptId}`)
  expect([other.statusCode, other.body]).toEqual([404, 'There is no such receipt.'])
})

test('BI20 own payments are in the export; when the account is deleted they stay without saying whose they were', async () => {
  const member = await at.member()
  await buy.premium(member)
  const { receiptId } = (await stateOf(member)).receipts[0]
  const own = (await member.get('exportaccount')).json()
  expect(own.payments).toMatchObject([{ receiptId, plan: 'Premium_Yearly', amount: 1_000_000, state: 'paid' }])
  expect((await member.post('deleteaccount', { username: member.name, password: member.password })).statusCode).toBe(
    200,
  )
  await at.settled()
  const kept = await kysely
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.purchase_id', 'payment.purchase_id')
    .select(['payment.user_id as payer', 'purchase.user_id as buyer'])
    .where('payment.receipt_id', '=', receiptId)
    .execute()
  expect(kept).toEqual([{ payer: null, buyer: null }])
})

test('BI21 what nobody paid is forgotten after 90 days, a payment after eight years', async () => {
  const [idle, payer] = [await at.member(), await at.member()]
  const { orderId } = await buy.order(idle)
  await buy.premium(payer)
  const { receiptId } = (await stateOf(payer)).receipts[0]
  const nowMs = at.clock.nowMs()
  await kysely
    .insertInto('payment_event')
    .values({ event_id: 'evt_old', received_at: new Date(nowMs) })
    .execute()
  const counts = async () => {
    const rows = await Promise.all([
      kysely.selectFrom('purchase').select('plan').where('purchase_id', '=', orderId).execute(),
      kysely.selectFrom('sandbox_purchase').select('amount').where('purchase_id', '=', orderId).execute(),
      kysely.selectFrom('payment_event').select('event_id').where('event_id', '=', 'evt_old').execute(),
      kysely.selectFrom('payment').select('plan').where('receipt_id', '=', receiptId).execute(),
      kysely.selectFrom('purchase').select('plan').where('receipt_id', '=', receiptId).execute(),
    ])
    return rows.map(({ length }) => length)
  }
  const goOn = async (toMs: number) => {
    at.clock.skip(toMs - at.clock.nowMs())
    await at.runRetention()
  }
  await goOn(nowMs + 89 * DAY_MS)
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  await goOn(nowMs + 91 * DAY_MS)
  expect(await counts()).toEqual([0, 0, 0, 1, 1])
  await goOn(nowMs + 8 * 365 * DAY_MS)
  expect(await counts()).toEqual([0, 0, 0, 1, 1])
  await goOn(nowMs + (8 * 366 + 1) * DAY_MS)
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})
