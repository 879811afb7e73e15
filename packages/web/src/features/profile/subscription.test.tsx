import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { redeemPayment } from '../../account/kept-payment.ts'
import { profile } from '../../testing/accounts.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { ProfileScreen } from './profile.tsx'

const stats = {
  quizzesHosted: 14,
  quizzesWon: 3,
  quizzesPlayed: 41,
  role: 'Premium',
  points: 436,
  level: 4,
  rankTitle: 'Knight',
}
const member = profile({ role: 'Premium', userType: 'PREMIUM', plan: 'premium' })
const receipt = {
  date: '2026-06-04T10:00:00.000Z',
  receiptId: 'rcpt_20260604_0417',
  plan: 'Premium_Yearly',
  amount: 10_000_00,
  status: 'paid',
}
const yearly = {
  plan: 'Premium_Yearly',
  status: 'active',
  startedOn: '2026-06-04T10:00:00.000Z',
  paidUntil: '2027-06-04T10:00:00.000Z',
  renews: false,
  cancelled: false,
  renewable: false,
  receipts: [receipt],
}
const monthly = {
  ...yearly,
  plan: 'Premium_Monthly',
  startedOn: '2026-09-04T10:00:00.000Z',
  paidUntil: '2026-12-04T10:00:00.000Z',
  renews: true,
}
const never = sentence('There is no subscription here.', 404)

const open = (getsubscription: unknown, answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({ getprofile: member, getuserstats: stats, getsubscription, ...answers })
  renderInStudio(<ProfileScreen />, '/profile')
  return { asked, user: userEvent.setup() }
}

const card = async () => within(await screen.findByRole('region', { name: 'Premium' }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00.000Z') })
})

test('PR12 a year of Premium shows its price, until when it is paid, the days left, and how it ends', async () => {
  open(yearly)
  const shown = await card()
  for (const text of ['Active', '₹10,000', 'per year', 'Paid until 4 June 2027 (IST)', '4 June 2026', '4 June 2027'])
    expect(shown.getByText(text)).toBeDefined()
  expect(shown.getByRole('progressbar', { name: 'Paid time' }).getAttribute('aria-valuetext')).toBe(
    '194 of 365 days left',
  )
  expect(shown.getByText(/^Premium ends by itself on 4 June 2027: nothing more is charged\./)).toBeDefined()
})

test('PR12 months show when and for how much they are renewed; the bar is that of the last month', async () => {
  open(monthly)
  const shown = await card()
  expect(shown.getByText(/^Renewed on 4 December 2026 for ₹999, until you cancel\./)).toBeDefined()
  expect(shown.getByText('12 of 30 days left')).toBeDefined()
  expect(shown.getByText('4 November 2026')).toBeDefined()
})

test('PR12 Premium that was given says so, and there is nothing to cancel', async () => {
  open({ ...yearly, plan: null, paidUntil: null, receipts: [] })
  const shown = await card()
  expect(shown.getByText(/^This Premium was given to you\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
  expect(shown.queryByText(/₹/)).toBeNull()
})

test('PR12 a member without Premium finds a quiet way to the plans and nothing else of them', async () => {
  open(never, { getprofile: profile() })
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByRole('region', { name: 'Premium' })).toBeNull()
})

test('PR4 a child’s profile says nothing of plans', async () => {
  open(never, { getprofile: profile({ 'custom:age_group': '9 to 14' }) })
  expect(await screen.findByRole('heading', { name: 'Your data' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull()
  expect(document.body.textContent).not.toContain('₹')
})

test('PR12 Premium that is over says when, keeps its receipts and leads to the plans', async () => {
  const over = { ...yearly, status: 'ended', paidUntil: '2026-10-04T10:00:00.000Z' }
  open(over, { getprofile: profile() })
  const shown = await card()
  expect(shown.getByText('Premium ended on 4 October 2026. Your quizzes and reports are kept.')).toBeDefined()
  expect(shown.getByRole('link', { name: 'See the plans' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Receipts' })).toBeDefined()
})

test('PR12 a subscription that does not come says why and can be asked for again', async () => {
  const { user } = open('The server is busy.')
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  answerCalls({ getsubscription: yearly })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await card()).getByText('Active')).toBeDefined()
})

test('PR13 Cancel Subscription tells the consequence first; then Premium is cancelled and stays until its end', async () => {
  const { asked, user } = open(monthly, {
    cancelsubscription: sentence('Your subscription is cancelled. Premium stays until 4 December 2026.'),
  })
  await user.click((await card()).getByRole('button', { name: 'Cancel Subscription' }))
  let dialog = within(screen.getByRole('dialog', { name: 'Cancel your subscription?' }))
  expect(dialog.getByText(/^After you cancel, Premium stays until 4 December 2026\./)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Keep Premium' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.map(({ call }) => call)).not.toContain('cancelsubscription')

  await user.click((await card()).getByRole('button', { name: 'Cancel Subscription' }))
  dialog = within(screen.getByRole('dialog', { name: 'Cancel your subscription?' }))
  const cancelled = { ...monthly, status: 'cancelled', cancelled: true, renews: false }
  answerCalls({
    getprofile: member,
    getuserstats: stats,
    getsubscription: cancelled,
    cancelsubscription: sentence('Your subscription is cancelled. Premium stays until 4 December 2026.'),
  })
  await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }))
  expect(await screen.findByText('Your subscription is cancelled. Premium stays until 4 December 2026.')).toBeDefined()
  const shown = await card()
  expect(await shown.findByText('Cancelled')).toBeDefined()
  expect(shown.getByText(/^Cancelled, stays until 4 December 2026\./)).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
})

test('PR17 a year has nothing to cancel, and near its end a way to renew it; whoever has cancelled months may keep them', async () => {
  open({ ...yearly, renewable: true })
  expect((await card()).queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
  const renew = (await card()).getByRole('link', { name: 'Renew Premium' })
  expect(renew.getAttribute('href')).toBe('/pricing?plan=Premium_Yearly')
  cleanup()
  open({ ...monthly, status: 'cancelled', cancelled: true, renews: false, renewable: true })
  const keep = (await card()).getByRole('link', { name: 'Keep my subscription' })
  expect(keep.getAttribute('href')).toBe('/pricing?plan=Premium_Monthly')
})

test('PR13 a cancellation that fails says why, and the question stays', async () => {
  const { user } = open(monthly, { cancelsubscription: sentence('The payment provider does not answer.', 503) })
  await user.click((await card()).getByRole('button', { name: 'Cancel Subscription' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }))
  expect(await screen.findByText('The payment provider does not answer.')).toBeDefined()
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('PR14 each payment is listed with what became of it, and leads to its receipt', async () => {
  const refunded = {
    ...receipt,
    date: '2026-04-04T10:00:00.000Z',
    receiptId: 'rcpt 2&3',
    plan: 'Premium_Monthly',
    amount: 999_00,
    status: 'refunded',
  }
  open({ ...yearly, receipts: [receipt, refunded] })
  const items = within(await screen.findByRole('list', { name: 'Receipts' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.trim())).toEqual([
    '4 June 2026 rcpt_20260604_0417 Premium, yearly Paid ₹10,000',
    '4 April 2026 rcpt 2&3 Premium, monthly Refunded ₹999',
  ])
  expect(screen.getByText('2 payments')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Receipt rcpt 2&3, opens in a new window' })
  expect(link.getAttribute('href')).toBe('/qq/v1/getreceipt?receiptId=rcpt+2%263')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('PR9 a payment that was kept is confirmed at the next visit of the profile', async () => {
  answerCalls({ confirmpayment: sentence('One moment.', 503) })
  const payment = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'f00d' }
  await redeemPayment(payment)
  const { asked } = open(yearly, { confirmpayment: sentence('Payment Confirmed, redirecting to Home Page') })
  expect(await screen.findByText('Your payment is confirmed. You are a Premium Member now.')).toBeDefined()
  expect(asked).toContainEqual({ call: 'confirmpayment', body: payment })
  expect(sessionStorage.getItem('unconfirmedPayment')).toBeNull()
})

test('PR18 a payment that was kept and is refused at the profile says why', async () => {
  answerCalls({ confirmpayment: sentence('One moment.', 503) })
  await redeemPayment({ razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'f00d' })
  open(yearly, { confirmpayment: sentence('Tell help@quiz.example the id: pay_1', 400) })
  expect(await screen.findByText('Tell help@quiz.example the id: pay_1')).toBeDefined()
})
