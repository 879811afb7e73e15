import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { freePort } from '../harness/free-port.ts'
import { mailedCode } from '../harness/mailbox.ts'
import type { OpenIdProvider } from '../harness/openid-provider.ts'
import { startOpenIdProvider } from '../harness/openid-provider.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { PASSWORD, Person, PHONE, test } from './browsers.ts'

const SETUP_TOKEN = 'set-by-the-operator-of-this-test'

// One server and one provider for all of them.
test.describe.configure({ mode: 'default' })

let server: TestServer
let provider: OpenIdProvider
test.beforeAll(async () => {
  const port = String(await freePort())
  provider = await startOpenIdProvider({ redirectUris: [`http://127.0.0.1:${port}/redirect/login`] })
  server = await startServer({
    PORT: port,
    ADMIN_SETUP_TOKEN: SETUP_TOKEN,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  })
})
test.afterAll(async () => {
  await server.close()
  await provider.close()
})

test('JN5 sign up, read the code from the email, confirm, sign in, edit the profile, reset the password, sign in again', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, server.origin, 'Mira', PHONE)
  const { page } = person
  const email = 'mira@example.org'
  await page.goto(`${server.origin}/signup`)
  await page.getByLabel('Username').fill('Mira-Reef')
  await page.getByLabel('E-mail').fill(email)
  await expect(page.getByText('This username is available')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByText('18+', { exact: true }).click()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/confirmemail\/mira-reef$/iu)
  await page.getByLabel('Code').fill(await mailedCode(server.dataFolder, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Verification Successful')).toBeVisible()
  await expect(page).toHaveURL(/\/signin$/u)

  await person.signIn('mira-reef', 'short')
  await expect(page.getByText('Incorrect password')).toBeVisible()
  await person.signIn('mira-reef')
  await expect(page).toHaveURL(`${server.origin}/`)

  await page.goto(`${server.origin}/editprofile`)
  await expect(page.getByLabel('Username')).toHaveValue('Mira-Reef')
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Nair')
  await page.getByLabel('Mobile number').fill('9876543210')
  // The list closes when the page scrolls under it, as it may on a slow machine: then whoever wants a city types again.
  await expect(async () => {
    await page.getByRole('combobox', { name: 'City' }).fill('')
    await page.getByRole('combobox', { name: 'City' }).fill('Koch')
    await page.getByRole('option', { name: 'Kochi' }).click({ timeout: 5_000 })
  }).toPass()
  await page.getByLabel('Introduction').fill('I like reefs.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile successfully updated!')).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/u)
  await expect(page.getByText('Mira Nair').first()).toBeVisible()
  await expect(page.getByText('@Mira-Reef', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('9876543210')).toBeVisible()
  await page.reload()
  await expect(page.getByText('I like reefs.')).toBeVisible()

  await page.goto(`${server.origin}/forgotpassword`)
  await page.getByLabel('Username or e-mail').fill(email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code').fill(await mailedCode(server.dataFolder, email, 1))
  await page.getByLabel('New password', { exact: true }).fill('a new long one')
  await page.getByLabel('New password again').fill('another long one')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Passwords do not match!')).toBeVisible()
  await page.getByLabel('New password again').fill('a new long one')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Your password has been reset.')).toBeVisible()
  await expect(page).toHaveURL(/\/signin$/u)
  await person.signIn('mira-reef', 'a new long one')
  await expect(page).toHaveURL(`${server.origin}/`)
  // A profile without Premium is answered by a 404 for its subscription.
  expect(person.complaints.filter((complaint) => !/40[014]/u.test(complaint))).toEqual([])
})

test('JN6 a social login through the provider comes back signed in, and asks for a user name', async ({ browser }) => {
  const person = await Person.arrive(browser, server.origin, 'Sol')
  const { page } = person
  await page.goto(`${server.origin}/signin`)
  await page
    .getByRole('link', { name: 'Continue with Google' })
    .or(page.getByRole('button', { name: 'Continue with Google' }))
    .click()
  await provider.signIn(page, 'sol')
  await expect(page).toHaveURL(`${server.origin}/`)
  await page.goto(`${server.origin}/profile`)
  await expect(page).toHaveURL(/\/editprofile$/u)
  await page.getByLabel('Username').fill('sol-rises')
  await page.getByText('18+', { exact: true }).click()
  await page.getByLabel('First name').fill('Sol')
  await page.getByLabel('Last name').fill('Rising')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/profile$/u)
  await expect(page.getByText('@sol-rises').first()).toBeVisible()

  // The address that the provider sent back counts once, and only in the browser that began.
  const replayed = await Person.arrive(browser, server.origin, 'Thief')
  await replayed.page.goto(`${server.origin}/redirect/login?code=stolen&state=guessed`)
  await expect(replayed.page.getByText('The login did not succeed. Please try again.')).toBeVisible()
  await expect(replayed.page).toHaveURL(`${server.origin}/`)
})

test('JN7 an administrator creates a premium user, who signs in and must choose a password', async ({ browser }) => {
  const admin = await Person.arrive(browser, server.origin, 'Admin')
  await admin.becomeAdmin(SETUP_TOKEN)
  await admin.page.getByRole('button', { name: 'Create a user' }).click()
  const give = admin.page.getByRole('button', { name: 'GIVE ACCESS' })
  await admin.page.getByLabel('USERNAME').fill('ms-rivera')
  await admin.page.getByLabel('FIRST NAME').fill('Ana')
  await admin.page.getByLabel('LAST NAME').fill('Rivera')
  await expect(give).toBeDisabled()
  await admin.page.getByLabel('EMAIL', { exact: true }).fill('rivera@example.org')
  await admin.page.getByText('Premium User').click()
  await give.click()
  await expect(admin.page.getByText('User created successfully!')).toBeVisible()
  const password = (await admin.page.getByText(/^(?:[A-Za-z0-9]{5}-){3}[A-Za-z0-9]{5}$/u).textContent()) ?? ''

  const user = await Person.arrive(browser, server.origin, 'Rivera', PHONE)
  const { page } = user
  await page.goto(`${server.origin}/signin`)
  await user.signIn('ms-rivera', password)
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('a new long one')
  await page.getByLabel('New password again').fill('a new long one')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)
  await page.goto(`${server.origin}/profile`)
  await expect(page.getByText('Premium').first()).toBeVisible()
  await page.goto(`${server.origin}/admin`)
  await expect(page).toHaveURL(`${server.origin}/`)
})

test('JN8 a visitor who asks for what belongs to an account is asked to log in, and comes back to it', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, server.origin, 'Visitor')
  const { page } = person
  await page.goto(server.origin)
  for (const name of [/^Profile/u, /^Create Quiz/u, /^Reports/u]) {
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog').getByText('Please login/signup to access this!')).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.goto(`${server.origin}/editprofile`)
  await expect(page.getByRole('dialog').getByText('Please login/signup to access this!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${server.origin}/`)
  await page.goto(`${server.origin}/admin`)
  await expect(page).toHaveURL(`${server.origin}/`)
})

test('AS25 a page of another site cannot log anybody out: the log out is asked about, and asked for by a press', async ({
  browser,
}) => {
  const logOut = `${server.origin}/redirect/logout`
  const elsewhere = createServer((_, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .end(`<meta http-equiv="refresh" content="0; url=${logOut}"><img src="${server.origin}/qq/v1/signout" alt="">`),
  ).listen(0, 'localhost')
  await once(elsewhere, 'listening')
  const address = elsewhere.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const person = await Person.member(browser, server, 'stays-in')
  const { page } = person
  const isIn = () => page.evaluate(async () => (await fetch('/qq/v1/getprofile')).ok)

  await page.goto(`http://localhost:${port}/`)
  await expect(page).toHaveURL(logOut)
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible()
  expect(await isIn()).toBe(true)
  await page.reload()
  await page.getByRole('link', { name: 'Stay logged in' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)
  expect(await isIn()).toBe(true)
  await page.goto(logOut)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)
  expect(await isIn()).toBe(false)

  // From the product's own menu nothing is asked.
  await page.goto(`${server.origin}/signin`)
  await person.signIn(person.name)
  await page.getByRole('button', { name: /^Account of/u }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: /Log in/iu }).first()).toBeVisible()
  expect(await isIn()).toBe(false)
  await new Promise((closed) => elsewhere.close(closed))
})

test('AC37 a member sets up an app, gets in with a recovery code when the phone is lost, and turns two-step sign-in off', async ({
  browser,
}) => {
  const person = await Person.member(browser, server, 'loses-the-phone', PHONE)
  const { page } = person
  const dialog = page.getByRole('dialog')
  await page.goto(`${server.origin}/profile`)
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/u).textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Six-digit code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toBe(`${person.name}-recovery-codes.txt`)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Unused recovery codes: 10.')).toBeVisible()

  const elsewhere = await Person.arrive(browser, server.origin, 'New phone', PHONE)
  await elsewhere.page.goto(`${server.origin}/signin`)
  await elsewhere.signIn(person.name)
  await elsewhere.page.getByRole('button', { name: 'Use a recovery code' }).click()
  await elsewhere.page.getByLabel('Recovery code').fill(codes[3] ?? '')
  await elsewhere.page.getByRole('button', { name: 'Continue' }).click()
  await expect(elsewhere.page).toHaveURL(`${server.origin}/`)
  await elsewhere.page.goto(`${server.origin}/profile`)
  await expect(elsewhere.page.getByText('Unused recovery codes: 9.')).toBeVisible()
  await elsewhere.page.getByRole('button', { name: 'Turn off' }).click()
  const turnOff = elsewhere.page.getByRole('dialog')
  await turnOff.getByLabel('Your password').fill(PASSWORD)
  await turnOff.getByLabel('Code from the app, or a recovery code').fill(codes[4] ?? '')
  await turnOff.getByRole('button', { name: 'Turn off' }).click()
  await expect(elsewhere.page.getByText('Two-step sign-in is off.').first()).toBeVisible()
  await page.reload()
  await expect(dialog.getByText('Please login/signup to access this!')).toBeVisible()
})
