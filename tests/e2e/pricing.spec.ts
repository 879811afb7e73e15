import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { faultsOfControls } from '../gallery/controls.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { Player } from '../harness/player.ts'
import type { RazorpayStandIn } from '../harness/razorpay.ts'
import { startRazorpay } from '../harness/razorpay.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { DESKTOP, findings, Person, PHONE, test } from './browsers.ts'
import { countPointers, pointers } from './pointers.ts'
import { Typist } from './typist.ts'

const CONFIRMED = 'Payment Confirmed, redirecting to Home Page'
/** More than the ten who fit into a room of the free plan. */
const CLASS = 11

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose your plan' })
const checkout = (page: Page) => page.getByRole('dialog', { name: 'TEST CHECKOUT' })
const toCheckout = (page: Page) => chooser(page).getByRole('button', { name: 'Go to the checkout' })

const openChooser = async ({ page, origin }: Person): Promise<void> => {
  await page.goto(`${origin}/pricing`)
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await expect(chooser(page)).toBeVisible()
}

/** Opens a room as somebody at a browser, and counts how many of a class get a seat in it. */
const seatsOf = async (host: Person): Promise<number> => {
  const { body } = await host.call('createinvite', { quizId: ALL_TYPES_QUIZ_ID, hostMode: true })
  const { roomId } = JSON.parse(body) as { roomId: string }
  const joined: Player[] = []
  for (let number = 1; number <= CLASS; number += 1) {
    const player = new Player(host.origin, `Player ${number}`)
    await player.join(roomId).catch(() => {})
    if (player.count('joined') > 0) joined.push(player)
  }
  for (const player of joined) player.cut()
  return joined.length
}

test('PR2 PR6 PR7 PR8 PR11 AC20 a visitor logs in, dismisses, fails, pays, and hosts for a whole class at once', async ({
  browser,
  server,
}) => {
  const buyer = await Person.member(browser, server, 'premium-buyer', PHONE)
  const { page } = buyer
  expect(await seatsOf(buyer)).toBeLessThan(CLASS)
  await page.goto(`${server.origin}/redirect/logout`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)

  await page.goto(`${server.origin}/pricing`)
  await page.getByRole('link', { name: 'Choose Premium' }).click()
  await buyer.signIn(buyer.name)
  await expect(page).toHaveURL(`${server.origin}/pricing`)
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await toCheckout(page).click()
  await checkout(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(checkout(page)).toBeHidden()
  await expect(toCheckout(page)).toBeFocused()

  await toCheckout(page).click()
  await checkout(page).getByRole('button', { name: 'Let it fail' }).click()
  await expect(page.getByText('Your payment was declined by the bank of the sandbox.')).toBeVisible()
  await expect(checkout(page)).toBeHidden()

  await toCheckout(page).click()
  await checkout(page).getByRole('button', { name: 'Pay ₹10,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeFocused()
  await expect(page).toHaveURL(`${server.origin}/`)

  expect(await seatsOf(buyer)).toBe(CLASS)
  await page.goto(`${server.origin}/pricing`)
  await expect(page.getByText('You are already a Premium Member')).toBeVisible()
  await page.getByRole('link', { name: 'See your subscription' }).click()
  await expect(page.getByText(/^Paid until \d+ \w+ \d{4} \(IST\)$/u)).toBeVisible()
  expect(buyer.complaints.filter((complaint) => !/40[14]/u.test(complaint))).toEqual([])
})

test('RM48 RM49 WR70 WR71 a host pays with a full room, and whoever waits at its door comes in', async ({
  browser,
  server,
}) => {
  const host = await Person.member(browser, server, 'full-room-host')
  const { body } = await host.call('createinvite', { quizId: ALL_TYPES_QUIZ_ID, hostMode: true })
  const { roomId } = JSON.parse(body) as { roomId: string }
  await host.page.goto(`${server.origin}/${roomId}`)
  await expect(host.page.getByText('Waiting for the first player')).toBeVisible()
  for (let number = 1; number < 10; number += 1) await new Player(server.origin, `Player ${number}`).join(roomId)

  const byLink = await Person.arrive(browser, server.origin, 'by-link', PHONE)
  const byCode = await Person.arrive(browser, server.origin, 'by-code', PHONE)
  await byLink.page.goto(`${server.origin}/${roomId}`)
  await byCode.page.goto(server.origin)
  await byCode.page.getByRole('button', { name: /Play Quiz/u }).click()
  await byCode.page.getByRole('dialog').getByLabel('Room code').fill(roomId)
  await byCode.page.keyboard.press('Enter')
  for (const { page } of [byLink, byCode])
    await expect(page.getByRole('heading', { name: 'Unable to join. Room is full' })).toBeVisible()
  await expect(host.page.getByText('Every place is taken. 2 wait at the door.')).toBeVisible({ timeout: 15_000 })

  const [plans] = await Promise.all([
    host.context.waitForEvent('page'),
    host.page.getByRole('link', { name: 'More places' }).click(),
  ])
  await plans.getByRole('button', { name: 'Choose Premium' }).click()
  await toCheckout(plans).click()
  await checkout(plans).getByRole('button', { name: 'Pay ₹10,000' }).click()
  await expect(host.page.getByText('90 places left')).toBeVisible()
  for (const { page } of [byLink, byCode])
    await expect(page.getByRole('button', { name: 'JOIN QUIZ' })).toBeVisible({ timeout: 15_000 })
})

test('JN2 PR12 PR13 PR14 months are cancelled from the profile and stay until their end, with a receipt to print', async ({
  browser,
  server,
}) => {
  const member = await Person.member(browser, server, 'monthly-member')
  const { page } = member
  await openChooser(member)
  await chooser(page)
    .getByRole('radio', { name: /^Monthly/u })
    .check()
  await toCheckout(page).click()
  await expect(checkout(page).getByText('Premium_Monthly')).toBeVisible()
  await checkout(page).getByRole('button', { name: 'Pay ₹999' }).click()
  await page.getByRole('link', { name: 'Go home now' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)

  await page.goto(`${server.origin}/profile`)
  await expect(page.getByText(/^Renewed on .+ for ₹999, until you cancel/u)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByText(/^Cancelled, stays until /u)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden()
  await expect(page.getByText('Premium, monthly')).toBeVisible()

  const [receipt] = await Promise.all([
    member.context.waitForEvent('page'),
    page.getByRole('link', { name: /^Receipt / }).click(),
  ])
  await expect(receipt.getByText('999').first()).toBeVisible()
  // The server draws this page, so the gallery does not have it.
  for (const size of [PHONE, DESKTOP]) {
    await receipt.setViewportSize(size)
    expect([...(await findings(receipt, 'receipt')), ...(await faultsOfControls(receipt))]).toEqual([])
  }
  expect(await seatsOf(member)).toBe(CLASS)
})

test('PR5 PR8 Premium is bought by keyboard alone, and the focus is never lost', async ({ browser, server }) => {
  const member = await Person.member(browser, server, 'keyboard-buyer')
  const { page } = member
  await countPointers(page)
  const typist = new Typist(page)
  await page.goto(`${server.origin}/pricing`)
  await typist.press(typist.button('Choose Premium'))
  await expect(chooser(page).getByRole('radio', { name: /^Yearly/u })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(typist.button('Choose Premium')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(chooser(page).getByRole('radio', { name: /^Monthly/u })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await typist.press(toCheckout(page))
  await expect(checkout(page).getByRole('button', { name: 'Pay ₹10,000' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toCheckout(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(checkout(page).getByRole('button', { name: 'Pay ₹10,000' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeFocused()
  await typist.press(page.getByRole('link', { name: 'Go home now' }))
  await expect(page).toHaveURL(`${server.origin}/`)
  expect(await pointers(page)).toBe(0)
})

test('PR9 a connection lost between payment and confirmation loses no payment', async ({ browser, server }) => {
  const member = await Person.member(browser, server, 'lost-line')
  const { page } = member
  await openChooser(member)
  await page.route(/\/confirmpayment$/u, (route) => route.abort())
  await toCheckout(page).click()
  await checkout(page).getByRole('button', { name: 'Pay ₹10,000' }).click()
  await expect(page.getByText('Your payment is not confirmed yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your payment is not confirmed yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose Premium' })).toBeHidden()
  await page.unroute(/\/confirmpayment$/u)
  await page.goto(`${server.origin}/profile`)
  await expect(page.getByText('Your payment is confirmed. You are a Premium Member now.')).toBeVisible()
  await expect(page.getByText(/^Paid until /u)).toBeVisible()
})

/** What the provider's script brings to a page, as far as the page uses it. */
const SCRIPT = `
  window.Razorpay = class {
    constructor(options) { this.options = options }
    on(event, told) { this.fail = told }
    open() { window.openedCheckout = this }
    close() {}
  }`

declare global {
  interface Window {
    openedCheckout?: { options: { order_id?: string; subscription_id?: string; handler: (told: object) => void } }
  }
}

test.describe('with the keys of Razorpay', () => {
  let provider: RazorpayStandIn
  let paying: TestServer
  test.beforeAll(async () => {
    provider = await startRazorpay()
    paying = await startServer(provider.settings)
  })
  test.afterAll(async () => {
    await paying.close()
    await provider.close()
  })

  /** Somebody whose browser has a stand-in of the provider's window. */
  const buyerNamed = async (browser: Browser, name: string): Promise<Person> => {
    const buyer = await Person.member(browser, paying, name)
    await buyer.page.route(`${provider.origin}/v1/checkout.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    )
    return buyer
  }

  /** Pays in the provider's window, which the plan chosen opens; answers what was bought. */
  const payAtProvider = async ({ page }: Person): Promise<string> => {
    await toCheckout(page).click()
    await page.waitForFunction(() => window.openedCheckout !== undefined)
    await expect(chooser(page)).toBeHidden()
    const purchaseId = await page.evaluate(() => {
      const { order_id, subscription_id } = window.openedCheckout?.options ?? {}
      return order_id ?? subscription_id ?? ''
    })
    const paid = provider.pay(purchaseId)
    await page.evaluate((told) => window.openedCheckout?.options.handler(told), paid)
    await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible()
    return purchaseId
  }

  /** Whoever came from another page of the product gets the page on which the provider's script may run. */
  const loadCheckoutPage = async ({ page }: Person): Promise<void> => {
    const isLoaded = page.waitForEvent('load')
    await toCheckout(page).click()
    await isLoaded
  }

  test('PR10 a visitor from another page gets the page of the plans reloaded, and pays at the provider', async ({
    browser,
  }) => {
    const member = await buyerNamed(browser, 'razorpay-buyer')
    const { page } = member
    await page.goto(paying.origin)
    await page.getByRole('link', { name: 'Pricing' }).click()
    await page.getByRole('button', { name: 'Choose Premium' }).click()
    await loadCheckoutPage(member)
    await payAtProvider(member)
    expect(member.complaints.filter((complaint) => !/40[14]/u.test(complaint))).toEqual([])
  })

  test('JN31 a month is renewed by its charge, cancelled, and kept by another one that is added to it', async ({
    browser,
  }) => {
    const member = await buyerNamed(browser, 'monthly-payer')
    const { page } = member
    const chooseMonths = async () => {
      await chooser(page)
        .getByRole('radio', { name: /^Monthly/u })
        .check()
      return payAtProvider(member)
    }
    /** The day that the profile tells, as it writes it. */
    const dayIn = async (sentence: RegExp): Promise<number> => {
      await page.goto(`${paying.origin}/profile`)
      const told = (await page.getByText(sentence).textContent()) ?? ''
      return Date.parse(`${/\d+ \w+ \d{4}/u.exec(told)?.[0]} UTC`)
    }
    /** A month has 28 to 31 days; that of a late January evening ends on 1 March by India's clock. */
    const expectMonth = (fromMs: number, untilMs: number) => {
      const days = (untilMs - fromMs) / 86_400_000
      expect([days >= 28, days <= 31], `${days} days`).toEqual([true, true])
    }

    await openChooser(member)
    const subscriptionId = await chooseMonths()
    const bought = await dayIn(/^Renewed on /u)

    const { razorpay_payment_id: paymentId } = provider.pay(subscriptionId)
    const charged = provider.event('subscription.charged', { paymentId, purchaseId: subscriptionId })
    // The provider tells everything at least once.
    for (let time = 0; time < 2; time += 1)
      expect((await fetch(`${paying.origin}/qq/v1/paymentwebhook`, { method: 'POST', ...charged })).status).toBe(200)
    const renewed = await dayIn(/^Renewed on /u)
    expectMonth(bought, renewed)

    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(page.getByText(/^Cancelled, stays until /u)).toBeVisible()
    expect(await dayIn(/^Cancelled, stays until /u)).toBe(renewed)
    expect(provider.calls).toContain(`POST subscriptions/${subscriptionId}/cancel`)

    await page.getByRole('link', { name: 'Keep my subscription' }).click()
    await loadCheckoutPage(member)
    await chooseMonths()
    const kept = await dayIn(/^Renewed on /u)
    expectMonth(renewed, kept)
    await expect(page.getByRole('link', { name: /^Receipt / })).toHaveCount(3)
  })
})
