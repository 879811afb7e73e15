import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { ofItsOwn, PASSWORD, Person } from '../../e2e/browsers.ts'
import type { TestServer } from '../../harness/server.ts'
import type { Walk } from '../walk.ts'

interface Cast {
  server: TestServer
  member: Person
  name: string
}

const open = async (page: Page, address: string, heading: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

/** What belongs to an account: signing up and in, the profile, and the second step. */
export const accounts: Walk<Cast> = {
  name: 'accounts',
  of: 'studio',
  gather: async (browser, server) => ({
    server,
    member: await Person.arrive(browser, server.origin, 'Member'),
    name: ofItsOwn('gallery-member'),
  }),
  states: [
    {
      name: 'sign-in with an error',
      reach: async ({ member }) => {
        await open(member.page, `${member.origin}/signin`, 'Log In')
        await member.page.getByRole('button', { name: 'Log In' }).click()
        return { member }
      },
    },
    {
      name: 'forgotten password',
      reach: async ({ member }) => {
        await open(member.page, `${member.origin}/forgotpassword`, 'Forgot password')
        return { member }
      },
    },
    {
      name: 'new password',
      reach: async ({ member }) => {
        const { page } = member
        await page.getByLabel('Username or e-mail').fill('nobody-here')
        await page.getByRole('button', { name: 'Send the code' }).click()
        await page.getByLabel('New password', { exact: true }).waitFor()
        return { member }
      },
    },
    {
      name: 'terms',
      reach: async ({ member }) => {
        await open(member.page, `${member.origin}/termsandconditions`, 'Terms and conditions')
        return { member }
      },
    },
    {
      name: 'profile of a visitor',
      reach: async ({ member }) => {
        await member.page.goto(`${member.origin}/editprofile`)
        await member.page.getByRole('dialog').waitFor()
        return { member }
      },
    },
    {
      name: 'dashboard of a visitor',
      reach: async ({ member }) => {
        await member.page.goto(`${member.origin}/dashboard`)
        await member.page.getByRole('dialog').waitFor()
        return { member }
      },
    },
    {
      name: 'set-up',
      reach: async ({ member }) => {
        await open(member.page, `${member.origin}/setup#token`, 'Set up the first administrator')
        return { member }
      },
    },
    {
      name: 'sign-up',
      reach: async ({ member }) => {
        await open(member.page, `${member.origin}/signup`, 'Sign Up')
        return { member }
      },
    },
    {
      name: 'sign-up with errors',
      reach: async ({ member }) => {
        await member.page.getByLabel('Username').fill('no')
        await member.page.getByRole('button', { name: 'Sign Up' }).click()
        await member.page.getByRole('button', { name: 'Sign Up' }).waitFor()
        return { member }
      },
    },
    {
      name: 'profile',
      reach: async ({ server, member, name }) => {
        await member.signUp(server, name, `${name}@example.org`)
        await open(member.page, `${member.origin}/profile`, 'My Profile')
        await member.page.getByText(`@${name}`).first().waitFor()
        return { member }
      },
    },
    {
      name: 'deleting an account',
      reach: async ({ member }) => {
        await member.page.getByRole('button', { name: 'Delete my account' }).click()
        await member.page.getByRole('dialog').waitFor()
        return { member }
      },
    },
    {
      name: 'who sets up two-step sign-in',
      reach: async ({ member }) => {
        const { page } = member
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Set up', exact: true }).click()
        await page.getByLabel('Your password').waitFor()
        return { member }
      },
    },
    {
      name: 'setting up two-step sign-in',
      reach: async ({ member }) => {
        const { page } = member
        await page.getByLabel('Your password').fill(PASSWORD)
        await page.getByRole('button', { name: 'Continue' }).click()
        await page.getByLabel('Six-digit code').waitFor()
        return { member }
      },
    },
    {
      name: 'recovery codes',
      reach: async ({ member }) => {
        const { page } = member
        const secret = ((await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/u).textContent()) ?? '').replaceAll(' ', '')
        const app = new TOTP({ secret: Secret.fromBase32(secret) })
        await page.getByLabel('Six-digit code').fill(app.generate())
        await page.getByRole('button', { name: 'Turn on' }).click()
        await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
        return { member }
      },
    },
    {
      name: 'profile with two-step sign-in',
      reach: async ({ member }) => {
        await member.page.getByRole('button', { name: 'I have kept them' }).click()
        await member.page.getByText('Unused recovery codes: 10.').waitFor()
        return { member }
      },
    },
    {
      name: 'turning two-step sign-in off',
      reach: async ({ member }) => {
        await member.page.getByRole('button', { name: 'Turn off' }).click()
        await member.page.getByLabel('Your password').waitFor()
        return { member }
      },
    },
    {
      name: 'edit profile with errors',
      reach: async ({ member }) => {
        await open(member.page, `${member.origin}/editprofile`, 'Edit Profile')
        await member.page.getByLabel('First name').waitFor()
        await member.page.getByRole('button', { name: 'Save' }).click()
        return { member }
      },
    },
    {
      name: 'home of a member',
      reach: async ({ member }) => {
        await member.page.goto(member.origin)
        await member.page.getByRole('button', { name: /Play Quiz/u }).waitFor()
        return { member }
      },
    },
    {
      name: 'log out',
      reach: async ({ member }) => {
        await open(member.page, `${member.origin}/redirect/logout`, 'Log out?')
        return { member }
      },
    },
    {
      name: 'second step',
      reach: async ({ member, name }) => {
        const { page } = member
        await page.getByRole('button', { name: 'Log out' }).click()
        await page.waitForURL(`${member.origin}/`)
        await open(page, `${member.origin}/signin`, 'Log In')
        await member.signIn(name)
        await page.getByRole('button', { name: 'Use a recovery code' }).waitFor()
        return { member }
      },
    },
    {
      name: 'recovery code',
      reach: async ({ member }) => {
        await member.page.getByRole('button', { name: 'Use a recovery code' }).click()
        await member.page.getByLabel('Recovery code').waitFor()
        return { member }
      },
    },
  ],
}
