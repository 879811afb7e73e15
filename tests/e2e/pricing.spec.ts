import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { faultsOfControls } from '../gallery/controls.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { Player } from '../harness/player.ts'
import type { RazorpayStandIn } from '../harness/razorpay.ts'
import { startRazorpay } from '../harness/razorpay.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { DESKTOP, findings, Person, PHONE, test } from './browsers.ts'
import { countPointers, pointers } from './keyboard-player.ts'
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
  await expect(page.getByText(/^Paid until \d\d\/\d\d\/\d{4}$/u)).toBeVisible()
  expect(buyer.complaints.filter((complaint) => !/40[14]/u.test(complaint))).toEqual([])
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
    openedCheckout?: { options: { order_id: string; handler: (told: object) => void } }
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

  test('PR10 a visitor from another page gets the page of the plans reloaded, and pays at the provider', async ({
    browser,
  }) => {
    const member = await Person.member(browser, paying, 'razorpay-buyer')
    const { page } = member
    await page.route(`${provider.origin}/v1/checkout.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    )
    await page.goto(paying.origin)
    await page.getByRole('link', { name: 'Pricing' }).click()
    await page.getByRole('button', { name: 'Choose Premium' }).click()
    const isAnew = page.waitForEvent('load')
    await toCheckout(page).click()
    await isAnew
    await toCheckout(page).click()
    await page.waitForFunction(() => window.openedCheckout !== undefined)
    await expect(chooser(page)).toBeHidden()
    const orderId = await page.evaluate(() => window.openedCheckout?.options.order_id ?? '')
    const paid = provider.pay(orderId)
    await page.evaluate((told) => window.openedCheckout?.options.handler(told), paid)
    await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible()
    expect(member.complaints.filter((complaint) => !/40[14]/u.test(complaint))).toEqual([])
  })
})
