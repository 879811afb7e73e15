import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, billingDayDigits } from '../lib/index.ts'
import type { CountedPayment } from './entitlement.ts'
import { entitlementOf, GRACE_MS, isActive } from './entitlement.ts'
import { MONTHS, PREMIUM_PLANS, PRICES } from './prices.ts'
import type { Purchase } from './purchase.ts'
import { counts, PAYABLE_MS } from './purchase.ts'

const DAY_MS = 24 * 3_600_000
const at = (text: string): number => Date.parse(`${text}Z`)
const text = (ms: number): string => new Date(ms).toISOString().replace(/(:00)?\.000Z$/, '')

test.each([
  ['2026-11-23T10:00', 1, '2026-12-23T10:00'],
  ['2026-12-15T23:59', 1, '2027-01-15T23:59'],
  ['2026-01-31T08:30', 1, '2026-02-28T08:30'],
  ['2028-01-31T00:00', 1, '2028-02-29T00:00'],
  ['2026-03-31T00:00', 1, '2026-04-30T00:00'],
  ['2028-02-29T12:00', 12, '2029-02-28T12:00'],
  ['2096-02-29T12:00', 48, '2100-02-28T12:00'],
  ['1999-12-31T00:00', 12, '2000-12-31T00:00'],
  ['2027-03-31T10:00', -1, '2027-02-28T10:00'],
  ['2027-01-15T10:00', -13, '2025-12-15T10:00'],
])('BI2 %s and %d months are %s', (from, months, later) => {
  expect(text(addMonths(at(from), months))).toBe(later)
})

test('BI2 a later or earlier month is the same day and time, or the last day of a shorter one', () => {
  const moment = fc.integer({ min: at('2020-01-01T00:00'), max: at('2199-12-31T00:00') })
  fc.assert(
    fc.property(moment, fc.integer({ min: -600, max: 600 }), (fromMs, months) => {
      const from = new Date(fromMs)
      const later = new Date(addMonths(fromMs, months))
      const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0))
      expect(later.getUTCFullYear() * 12 + later.getUTCMonth()).toBe(
        from.getUTCFullYear() * 12 + from.getUTCMonth() + months,
      )
      expect(later.getUTCDate()).toBe(Math.min(from.getUTCDate(), lastDay.getUTCDate()))
      expect(later.getTime() % DAY_MS).toBe(fromMs % DAY_MS)
    }),
  )
})

test('BI24 the day of a payment is the day in India', () => {
  const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  fc.assert(
    fc.property(fc.integer({ min: at('2020-01-01T00:00'), max: at('2199-12-31T00:00') }), (ms) => {
      expect(billingDayDigits(ms)).toBe(inIndia.format(ms).replaceAll('-', ''))
    }),
  )
  expect(billingDayDigits(at('2026-12-31T20:00'))).toBe('20270101')
})

test('BI3 a year costs 10,000 rupees and a month 999, in paise', () => {
  expect(PRICES).toEqual({ Premium_Yearly: 1_000_000, Premium_Monthly: 99_900 })
})

const paid = (paidAt: string, changes: Partial<CountedPayment> = {}): CountedPayment => ({
  paymentId: paidAt,
  plan: 'Premium_Monthly',
  paidAtMs: at(paidAt),
  isSubscribed: true,
  isRefunded: false,
  ...changes,
})
const paidUntil = (...payments: CountedPayment[]): string | undefined => {
  const entitlement = entitlementOf(payments)
  return entitlement && text(entitlement.paidUntilMs)
}

test('BI1 nothing paid gives nothing, and neither does what was given back', () => {
  expect(entitlementOf([])).toBeUndefined()
  expect(paidUntil(paid('2026-01-10T00:00', { isRefunded: true }))).toBeUndefined()
})

test('BI1 each payment adds its period to what is paid then, or to the moment of the payment', () => {
  const year = paid('2026-01-10T00:00', { plan: 'Premium_Yearly', isSubscribed: false })
  expect(paidUntil(year)).toBe('2027-01-10T00:00')
  expect(paidUntil(year, paid('2026-06-01T00:00'))).toBe('2027-02-10T00:00')
  expect(paidUntil(year, paid('2027-03-05T00:00'))).toBe('2027-04-05T00:00')
})

test('BI1 a subscription from the 31st comes back to the 31st, also when its renewals are a little late', () => {
  const payments = [paid('2026-01-31T09:00'), paid('2026-02-28T09:05'), paid('2026-03-31T09:10')]
  expect(payments.map((_, index) => paidUntil(...payments.slice(0, index + 1)))).toEqual([
    '2026-02-28T09:00',
    '2026-03-31T09:00',
    '2026-04-30T09:00',
  ])
})

const anyPayment = fc.record({
  paymentId: fc.uuid(),
  plan: fc.constantFrom(...PREMIUM_PLANS),
  paidAtMs: fc.integer({ min: at('2025-01-01T00:00'), max: at('2030-01-01T00:00') }),
  isSubscribed: fc.boolean(),
  isRefunded: fc.boolean(),
})

test('BI1 in any order of arrival the same payments give the same, and one more never gives less', () => {
  const some = fc.uniqueArray(anyPayment, { selector: ({ paymentId }) => paymentId, maxLength: 30 })
  fc.assert(
    fc.property(some, fc.infiniteStream(fc.nat()), (payments, draws) => {
      const shuffled = payments
        .map((payment) => ({ payment, place: draws.next().value ?? 0 }))
        .sort((left, right) => left.place - right.place)
        .map(({ payment }) => payment)
      const entitlement = entitlementOf(payments)
      expect(entitlementOf(shuffled)).toEqual(entitlement)
      for (const payment of payments.filter(({ isRefunded }) => !isRefunded)) {
        const own = addMonths(payment.paidAtMs, MONTHS[payment.plan])
        expect(entitlement?.paidUntilMs).toBeGreaterThanOrEqual(own - (payment.isSubscribed ? GRACE_MS : 0))
        const without = entitlementOf(payments.filter((other) => other !== payment))
        expect((entitlement?.paidUntilMs ?? 0) + GRACE_MS).toBeGreaterThanOrEqual(without?.paidUntilMs ?? 0)
      }
      const months = payments.reduce((sum, { plan, isRefunded }) => sum + (isRefunded ? 0 : MONTHS[plan]), 0)
      expect(entitlement === undefined).toBe(months === 0)
      if (entitlement === undefined) return
      expect(entitlement.paidUntilMs).toBeLessThanOrEqual(addMonths(at('2030-01-01T00:00'), months))
      expect(entitlement.startedAtMs).toBeLessThan(entitlement.paidUntilMs)
    }),
  )
})

test('BI4 what renews itself goes on for a day after its end, what does not ends to the millisecond', () => {
  const paidUntilMs = at('2026-12-01T00:00')
  const active = (renews: boolean, afterMs: number) => isActive({ paidUntilMs, renews }, paidUntilMs + afterMs)
  expect([active(false, -1), active(false, 0)]).toEqual([true, false])
  expect([active(true, 0), active(true, DAY_MS - 1), active(true, DAY_MS)]).toEqual([true, true, false])
})

const CREATED_MS = at('2026-11-23T10:00')
const order: Purchase = {
  purchaseId: 'order_1',
  kind: 'order',
  amount: 1_000_000,
  currency: 'INR',
  createdAtMs: CREATED_MS,
  replacedAtMs: undefined,
  cancelledAtMs: undefined,
  isUnwanted: false,
}
const subscription: Purchase = { ...order, kind: 'subscription' }
const taken = { amount: 1_000_000, currency: 'INR', paidAtMs: CREATED_MS + 60_000, startedAtMs: undefined }
const buyer = { others: 0, mayBuy: true, hasAccount: true }

test('BI9 the first payment of an order counts, a second one does not', () => {
  expect(counts(order, taken, buyer)).toBe(true)
  expect(counts(order, taken, { ...buyer, others: 1 })).toBe(false)
})

test.each([
  ['too little', order, { ...taken, amount: 100 }, buyer],
  ['too much', order, { ...taken, amount: 1_000_001 }, buyer],
  ['another currency', order, { ...taken, currency: 'IDR' }, buyer],
  ['a day later', order, { ...taken, paidAtMs: CREATED_MS + PAYABLE_MS + 1 }, buyer],
  ['replaced before', { ...order, replacedAtMs: CREATED_MS + 1 }, taken, buyer],
  ['given up', { ...subscription, isUnwanted: true }, taken, { ...buyer, others: 1 }],
  ['Premium meanwhile', order, taken, { ...buyer, mayBuy: false }],
  ['an account that is gone', order, taken, { ...buyer, hasAccount: false }],
  ['cancelled before', { ...subscription, cancelledAtMs: CREATED_MS }, taken, { ...buyer, mayBuy: false, others: 1 }],
])('BI10 a payment does not count: %s', (_, purchase, payment, account) => {
  expect(counts(purchase, payment, account)).toBe(false)
})

test('BI10 what was paid in time counts, however late that becomes known', () => {
  expect(counts({ ...order, replacedAtMs: taken.paidAtMs + 1 }, taken, buyer)).toBe(true)
  const renewal = { ...taken, paidAtMs: CREATED_MS + 40 * DAY_MS, startedAtMs: CREATED_MS + 60_000 }
  expect(counts(subscription, renewal, buyer)).toBe(true)
  expect(counts(subscription, renewal, { ...buyer, mayBuy: false, others: 1 })).toBe(true)
})
