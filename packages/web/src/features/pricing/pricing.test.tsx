import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redeemPayment } from '../../account/kept-payment.ts'
import { profile } from '../../testing/accounts.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, refusal, sentence } from '../../testing/screen-test.tsx'
import { PricingScreen } from './pricing.tsx'

const checkout = {
  plan: 'Premium_Yearly',
  receiptId: 'rcpt_20261122_0417',
  amount: 10_000_00,
  currency: 'INR',
  provider: 'sandbox',
  keyId: 'sandbox',
}
const order = { orderId: 'order_R7kQ2mXwZ4', ...checkout }
const subscription = { subscriptionId: 'sub_1', ...checkout, plan: 'Premium_Monthly', amount: 999_00 }
const payment = { razorpay_payment_id: 'pay_1', razorpay_order_id: order.orderId, razorpay_signature: 'f00d' }
const CONFIRMED = 'Payment Confirmed, redirecting to Home Page'

const NEVER = sentence('There is no subscription here.', 404)

const open = (answers: Readonly<Record<string, unknown>> = {}, userType: string | null = 'REGULAR', search = '') => {
  const asked = answerCalls({
    getprofile: profile(),
    getsubscription: NEVER,
    createorder: order,
    createsubscription: subscription,
    ...answers,
  })
  renderInStudio(<PricingScreen />, '/pricing', userType, search)
  return { asked, user: userEvent.setup() }
}

const tile = async (name: string) => within(await screen.findByRole('region', { name }))

const openChooser = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Choose Premium' }))
  return within(screen.getByRole('dialog', { name: 'Choose your plan' }))
}

/** From the plans to the test checkout. */
const openSandbox = async (answers: Readonly<Record<string, unknown>> = {}) => {
  const { asked, user } = open(answers)
  const chooser = await openChooser(user)
  await user.click(chooser.getByRole('button', { name: 'Go to the checkout' }))
  const sandbox = within(await screen.findByRole('dialog', { name: 'TEST CHECKOUT' }))
  return { asked, user, chooser, sandbox }
}

/** The words of an element with its parts apart, as they are read out. */
const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim()

beforeEach(() => vi.useRealTimers())
afterEach(() => {
  for (const setting of document.head.querySelectorAll('meta, script')) setting.remove()
  delete window.Razorpay
})

const setInPage = (name: string, content: string) => {
  const setting = document.createElement('meta')
  setting.setAttribute('name', name)
  setting.content = content
  document.head.append(setting)
}

test('PR1 the three plans with what they give and cost: by the year, and by the month at a press', async () => {
  const { user } = open({}, null)
  const free = await tile('Free')
  expect(words(free.getByText('₹0').parentElement?.textContent)).toBe('₹0 per month')
  for (const benefit of ['Up to 10 simultaneous members', 'Curated quizzes']) free.getByText(benefit)
  const premium = await tile('Premium')
  expect(words(premium.getByText('₹10,000').parentElement?.textContent)).toBe('₹10,000 per year')
  for (const benefit of ['Up to 100 members', '300+ quizzes', 'Unlimited reports', '1 admin login', 'Saves over 15%'])
    premium.getByText(benefit)
  const enterprise = await tile('Enterprise')
  for (const benefit of ['More than 100 members', 'Customised quizzes', 'Single sign-on']) enterprise.getByText(benefit)

  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yearly' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Monthly' }))
  expect(words(premium.getByText('₹999').parentElement?.textContent)).toBe('₹999 per month')
  expect(premium.queryByText('Saves over 15%')).toBeNull()
})

test('PR19 what is free is told by the numbers of the installation', async () => {
  setInPage('free-seats', '25')
  setInPage('free-quizzes', '133')
  open({}, null)
  const free = await tile('Free')
  for (const benefit of ['Up to 25 simultaneous members', '133 curated quizzes']) free.getByText(benefit)
})

test('PR15 an enterprise is talked about by email where there is an address, and else it says that there is none and who knows the administrator', async () => {
  open({}, null)
  const enterprise = await tile('Enterprise')
  expect(enterprise.queryByRole('link')).toBeNull()
  expect(enterprise.getByText('Set up by an administrator of this site')).toBeDefined()
  expect(enterprise.getByText(/^There is no address to write to on this site/)).toBeDefined()
  expect(enterprise.queryByText('By contacting us')).toBeNull()
})

test('PR15 the address of the support stands behind Contact us', async () => {
  setInPage('support-email', 'help@quiz.example')
  open({}, null)
  const link = (await tile('Enterprise')).getByRole('link', { name: 'Contact us' })
  expect(link.getAttribute('href')).toBe('mailto:help@quiz.example')
})

test('PR2 a visitor who chooses Premium logs in and comes back to the plans; nothing is asked of the server before', async () => {
  const { asked, user } = open({}, null)
  await user.click(await screen.findByRole('link', { name: 'Choose Premium' }))
  expect(await screen.findByText('now at /signin')).toBeDefined()
  expect(history.state).toEqual({ redirect: '/pricing' })
  expect(asked).toEqual([])
})

test('PR2 a login that is over makes a visitor of a member', async () => {
  open({ getprofile: sentence('', 401) })
  expect(await screen.findByRole('link', { name: 'Choose Premium' })).toBeDefined()
})

test('PR16 Premium that ends soon is bought again, and the choice says that the time is added', async () => {
  const premium = profile({ userType: 'PREMIUM', role: 'Premium', plan: 'premium' })
  const paidUntil = '2026-12-04T10:00:00.000Z'
  const has = {
    plan: 'Premium_Yearly',
    status: 'active',
    startedOn: paidUntil,
    paidUntil,
    renews: false,
    cancelled: false,
  }
  const { user } = open({ getprofile: premium, getsubscription: { ...has, renewable: true, receipts: [] } }, 'PREMIUM')
  const chooser = await openChooser(user)
  expect(chooser.getByText(/^You have Premium until 4 December 2026: what you buy now is added/u)).toBeDefined()
})

test('PR3 a Premium member is told so and led to the subscription, with nothing to buy', async () => {
  open({ getprofile: profile({ userType: 'PREMIUM', role: 'Premium', plan: 'premium' }) }, 'PREMIUM')
  expect(await screen.findByText('You are already a Premium Member')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your subscription' }).getAttribute('href')).toBe('/profile')
  expect(screen.queryByRole('button', { name: 'Choose Premium' })).toBeNull()
})

test('PR3 a member of an enterprise organisation has nothing to buy either', async () => {
  open({ getprofile: profile({ plan: 'enterprise' }) })
  expect(await (await tile('Enterprise')).findByText('Your plan')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Choose Premium' })).toBeNull()
})

test.each(['6 to 8', '9 to 14'] as const)(
  'PR4 a child of %s is sent to an adult and sees no price',
  async (ageGroup) => {
    open({ getprofile: profile({ 'custom:age_group': ageGroup }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ask an adult' })).toBeDefined()
    expect(document.body.textContent).not.toMatch(/₹|Choose Premium/)
  },
)

test('PR4 an account whose age group nobody knows yet is asked for it first', async () => {
  open({ getprofile: profile({ 'custom:age_group': null }) })
  expect((await screen.findByRole('link', { name: 'Edit Profile' })).getAttribute('href')).toBe('/editprofile')
  expect(document.body.textContent).not.toContain('₹')
})

test('PR1 plans that do not come say why, and come when they are asked for again', async () => {
  const { user } = open({ getprofile: 'The server is busy.' })
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  answerCalls({ getprofile: profile() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Choose Premium' })).toBeDefined()
})

test('PR5 the chooser begins with the year, and says what is to pay today and what comes then', async () => {
  const { user } = open()
  const chooser = await openChooser(user)
  const yearly = chooser.getByRole<HTMLInputElement>('radio', { name: /^Yearly/ })
  expect(yearly.checked).toBe(true)
  expect(words(yearly.closest('label')?.textContent)).toBe(
    'Yearly Saves over 15% ₹11,988 when paid monthly ₹10,000 per year',
  )
  const today = () => words(chooser.getByText('To pay today').parentElement?.textContent)
  expect(today()).toBe('To pay today ₹10,000')
  expect(chooser.getByText(/Premium ends by itself: nothing more is charged/)).toBeDefined()
  await user.click(chooser.getByRole('radio', { name: /^Monthly/ }))
  expect(today()).toBe('To pay today ₹999')
  expect(chooser.getByText(/Renewed every month until you cancel/)).toBeDefined()
})

test('PR6 a year is an order, months are a subscription', async () => {
  const { asked, user } = open()
  let chooser = await openChooser(user)
  await user.click(chooser.getByRole('button', { name: 'Go to the checkout' }))
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  chooser = within(screen.getByRole('dialog', { name: 'Choose your plan' }))
  await user.click(chooser.getByRole('radio', { name: /^Monthly/ }))
  await user.click(chooser.getByRole('button', { name: 'Go to the checkout' }))
  const sandbox = within(await screen.findByRole('dialog', { name: 'TEST CHECKOUT' }))
  for (const fact of ['Premium_Monthly', 'sub_1', 'Quokka Quiz Premium, monthly', '₹999']) sandbox.getByText(fact)
  expect(asked.filter(({ call }) => call.startsWith('create'))).toEqual([
    { call: 'createorder', body: { plan: 'Premium_Yearly' } },
    { call: 'createsubscription', body: { plan: 'Premium_Monthly' } },
  ])
})

test('PR6 the chooser waits for the checkout and wakes again when that is dismissed', async () => {
  const { asked, user, chooser, sandbox } = await openSandbox()
  expect(chooser.getByRole('button', { name: 'Waiting for the checkout' }).ariaDisabled).toBe('true')
  await user.click(chooser.getByRole('button', { name: 'Back' }))
  expect(chooser.getByRole<HTMLInputElement>('radio', { name: /^Monthly/ }).disabled).toBe(true)
  await user.click(sandbox.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('dialog', { name: 'TEST CHECKOUT' })).toBeNull()
  expect(chooser.getByRole('button', { name: 'Go to the checkout' }).ariaDisabled).toBeNull()
  expect(asked.filter(({ call }) => call !== 'getprofile').map(({ call }) => call)).toEqual(['createorder'])
})

test('PR6 an order that is refused says why, and the choice goes on', async () => {
  const { user } = open({ createorder: 'You are already a Premium Member' })
  const chooser = await openChooser(user)
  await user.click(chooser.getByRole('button', { name: 'Go to the checkout' }))
  expect(await screen.findByText('You are already a Premium Member')).toBeDefined()
  await user.click(chooser.getByRole('button', { name: 'Back' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('PR11 the test checkout says that no money moves, and what it would charge for', async () => {
  const { sandbox } = await openSandbox()
  for (const fact of [
    'No money moves. No card is asked for.',
    'Quokka Quiz Premium, yearly',
    '₹10,000',
    'Premium_Yearly',
    order.orderId,
    order.receiptId,
  ])
    expect(sandbox.getByText(fact)).toBeDefined()
})

test('PR7 a payment that fails says why in the words of the provider, and the chooser wakes', async () => {
  const failed = { outcome: 'failed', error: { description: 'Your bank declined the payment.' } }
  const { asked, user, chooser, sandbox } = await openSandbox({ sandboxpay: failed })
  await user.click(sandbox.getByRole('button', { name: 'Let it fail' }))
  expect(await screen.findByText('Your bank declined the payment.')).toBeDefined()
  expect(chooser.getByRole('button', { name: 'Go to the checkout' }).ariaDisabled).toBeNull()
  expect(asked.at(-1)).toEqual({ call: 'sandboxpay', body: { orderId: order.orderId, outcome: 'failed' } })
})

test('PR8 a payment is confirmed with what the checkout handed over; then home follows after 5 seconds', async () => {
  const { asked, user, sandbox } = await openSandbox({
    sandboxpay: { outcome: 'paid', ...payment },
    confirmpayment: sentence(CONFIRMED),
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.click(sandbox.getByRole('button', { name: 'Pay ₹10,000' }))
  expect(await screen.findByRole('heading', { level: 1, name: CONFIRMED })).toBe(document.activeElement)
  expect(asked).toContainEqual({ call: 'confirmpayment', body: payment })
  expect(asked.at(-1)?.call).toBe('getprofile')
  expect(screen.queryByText('now at /')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('PR8 whoever does not want to wait goes home at once', async () => {
  const { user, sandbox } = await openSandbox({
    sandboxpay: { outcome: 'paid', ...payment },
    confirmpayment: sentence(CONFIRMED),
  })
  await user.click(sandbox.getByRole('button', { name: 'Pay ₹10,000' }))
  await user.click(await screen.findByRole('link', { name: 'Go home now' }))
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('PR7 a confirmation that is refused says why, and is not tried again', async () => {
  const { user, chooser, sandbox } = await openSandbox({
    sandboxpay: { outcome: 'paid', ...payment },
    confirmpayment: sentence('This payment came too late, so it is given back.', 409),
  })
  await user.click(sandbox.getByRole('button', { name: 'Pay ₹10,000' }))
  expect(await screen.findByText('This payment came too late, so it is given back.')).toBeDefined()
  expect(chooser.getByRole('button', { name: 'Go to the checkout' }).ariaDisabled).toBeNull()
  expect(sessionStorage.getItem('unconfirmedPayment')).toBeNull()
})

const unknownPayment = refusal('billing/payment-not-confirmed', 'Tell help@quiz.example the id: pay_1', 400)

test('PR18 a payment that is not confirmed stays to be read with its id, until the buyer goes back to the plans', async () => {
  const { user, sandbox } = await openSandbox({
    sandboxpay: { outcome: 'paid', ...payment },
    confirmpayment: unknownPayment.clone(),
  })
  await user.click(sandbox.getByRole('button', { name: 'Pay ₹10,000' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Premium has not begun' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('Tell help@quiz.example the id: pay_1')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back to the plans' }))
  expect(await screen.findByRole('button', { name: 'Choose Premium' })).toBeDefined()
})

test('PR18 so does one that was kept, at the next visit of the plans', async () => {
  answerCalls({ confirmpayment: sentence('One moment.', 503) })
  await redeemPayment(payment)
  open({ confirmpayment: unknownPayment.clone() })
  expect(await screen.findByText('Tell help@quiz.example the id: pay_1')).toBeDefined()
})

test.each([
  ['the line is lost', new Error('no line')],
  ['the server is in trouble', sentence('One moment.', 503)],
])(
  'PR9 when %s between payment and confirmation, nothing is sold until the payment is answered for',
  async (_, lost) => {
    const { user, sandbox } = await openSandbox({ sandboxpay: { outcome: 'paid', ...payment }, confirmpayment: lost })
    if (lost instanceof Error) {
      const answered = fetch
      vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
        if (url.endsWith('confirmpayment')) throw lost
        return answered(url, init)
      })
    }
    await user.click(sandbox.getByRole('button', { name: 'Pay ₹10,000' }))
    expect(await screen.findByText('Your payment is not confirmed yet')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Choose Premium' })).toBeNull()

    const asked = answerCalls({ getprofile: profile(), confirmpayment: sentence(CONFIRMED) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: CONFIRMED })).toBeDefined()
    expect(asked[0]).toEqual({ call: 'confirmpayment', body: payment })
    expect(sessionStorage.getItem('unconfirmedPayment')).toBeNull()
  },
)

test('PR9 a payment that was kept is confirmed at the next visit of the plans', async () => {
  answerCalls({ confirmpayment: sentence('One moment.', 503) })
  await redeemPayment(payment)
  const { asked } = open({ confirmpayment: sentence(CONFIRMED) })
  expect(await screen.findByRole('heading', { level: 1, name: CONFIRMED })).toBeDefined()
  expect(asked[0]).toEqual({ call: 'confirmpayment', body: payment })
})

test('PR9 a payment that was kept and is refused says why, and the plans are there', async () => {
  answerCalls({ confirmpayment: sentence('One moment.', 503) })
  await redeemPayment(payment)
  open({ confirmpayment: sentence('This payment could not be confirmed.', 400) })
  expect(await screen.findByText('This payment could not be confirmed.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose Premium' })).toBeDefined()
})

test('PR9 what somebody else paid in this tab is left to them', async () => {
  localStorage.setItem('userId', 'user-1')
  answerCalls({ confirmpayment: sentence('One moment.', 503) })
  await redeemPayment(payment)
  localStorage.setItem('userId', 'user-2')
  const { asked } = open()
  expect(await screen.findByRole('button', { name: 'Choose Premium' })).toBeDefined()
  expect(asked.map(({ call }) => call)).not.toContain('confirmpayment')
})

interface RazorpayOptions {
  order_id?: string
  subscription_id?: string
  handler(told: object): void
  modal: { ondismiss(): void }
}

/** A checkout of the provider's published shape, in place of the one that its script brings. */
const standIn = () => {
  const opened: { options: RazorpayOptions; fail: (failure: object) => void; isClosed: boolean }[] = []
  class Razorpay {
    private fail: (failure: object) => void = () => {}
    private readonly options: RazorpayOptions
    constructor(options: RazorpayOptions) {
      this.options = options
    }
    on(_event: 'payment.failed', told: (failure: object) => void) {
      this.fail = told
    }
    open() {
      opened.push({ options: this.options, fail: this.fail, isClosed: false })
    }
    close() {
      const last = opened.at(-1)
      if (last) last.isClosed = true
    }
  }
  Object.assign(window, { Razorpay })
  return opened
}

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'
const script = () => document.head.querySelector<HTMLScriptElement>('script')

/** From the plans to the provider's own checkout, with its script loaded. */
const openRazorpay = async (answers: Readonly<Record<string, unknown>> = {}) => {
  setInPage('checkout-script', SCRIPT)
  const { asked, user } = open({ createorder: { ...order, provider: 'razorpay', keyId: 'rzp_test_1' }, ...answers })
  await openChooser(user)
  expect(script()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Go to the checkout' }))
  await waitFor(() => expect(script()?.src).toBe(SCRIPT))
  const opened = standIn()
  script()?.dispatchEvent(new Event('load'))
  await waitFor(() => expect(opened).toHaveLength(1))
  const [first] = opened
  if (!first) throw new Error('no checkout was opened')
  return { asked, user, first }
}

test('PR10 the provider’s script comes with its checkout and not before; it gets the order, and nothing lies over it', async () => {
  const { asked, first } = await openRazorpay({ confirmpayment: sentence(CONFIRMED) })
  expect(first.options).toMatchObject({
    key: 'rzp_test_1',
    amount: 10_000_00,
    currency: 'INR',
    name: 'Quokka Quiz',
    description: 'Quokka Quiz Premium, yearly',
    order_id: order.orderId,
    prefill: { name: 'Maya Rivera', email: 'rivera@school.example' },
    theme: { color: '#5a3fd1' },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  first.options.handler({ ...payment, org_name: 'more than is asked for' })
  expect(await screen.findByRole('heading', { level: 1, name: CONFIRMED })).toBeDefined()
  expect(asked).toContainEqual({ call: 'confirmpayment', body: payment })
})

test('PR10 the provider’s checkout is dismissed, and the chooser is there again', async () => {
  const { first } = await openRazorpay()
  first.options.modal.ondismiss()
  expect(await screen.findByRole('button', { name: 'Go to the checkout' })).toBeDefined()
})

test.each([
  [{ error: { description: 'Your card has expired.' } }, 'Your card has expired.'],
  [{}, 'The payment failed. Nothing was charged.'],
])('PR10 a failure at the provider, %j, is told and closes its checkout', async (failure, told) => {
  const { first } = await openRazorpay()
  first.fail(failure)
  expect(await screen.findByText(told)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Go to the checkout' })).toBeDefined()
})

test('PR10 months are handed to the provider as a subscription', async () => {
  setInPage('checkout-script', SCRIPT)
  const { user } = open({ createsubscription: { ...subscription, provider: 'razorpay' } })
  const opened = standIn()
  await user.click(await screen.findByRole('radio', { name: 'Monthly' }))
  await openChooser(user)
  await user.click(screen.getByRole('button', { name: 'Go to the checkout' }))
  await waitFor(() => expect(opened[0]?.options.subscription_id).toBe('sub_1'))
  expect(opened[0]?.options.order_id).toBeUndefined()
})

test('PR10 a script that does not come is told, and may be tried again', async () => {
  setInPage('checkout-script', SCRIPT)
  const { user } = open({ createorder: { ...order, provider: 'razorpay' } })
  await openChooser(user)
  await user.click(screen.getByRole('button', { name: 'Go to the checkout' }))
  await waitFor(() => expect(script()).not.toBeNull())
  script()?.dispatchEvent(new Event('error'))
  expect(await screen.findByText(/could not be loaded. Nothing was charged/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Go to the checkout' }))
  await waitFor(() => expect(script()?.src).toBe(SCRIPT))
})

test('PR10 a page that was requested again goes on with the plan that was chosen', async () => {
  const { user } = open({}, 'REGULAR', '?plan=Premium_Monthly')
  const chooser = within(await screen.findByRole('dialog', { name: 'Choose your plan' }))
  expect(chooser.getByRole<HTMLInputElement>('radio', { name: /^Monthly/ }).checked).toBe(true)
  await user.click(chooser.getByRole('button', { name: 'Back' }))
  expect(location.search).toBe('')
})
