import type { Page } from '@playwright/test'
import { Person } from '../../e2e/browsers.ts'
import type { Walk } from '../walk.ts'
import { stayHere } from '../walk.ts'

interface Cast {
  visitor: Person
  /** Buys a year. */
  yearly: Person
  /** Buys a month. */
  monthly: Person
  child: Person
}

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).first().waitFor()

const openChooser = async ({ page, origin }: Person): Promise<void> => {
  await page.goto(`${origin}/pricing`)
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await page.getByRole('dialog', { name: 'Choose your plan' }).waitFor()
}

const openCheckout = async ({ page }: Person): Promise<void> => {
  await page.getByRole('button', { name: 'Go to the checkout' }).click()
  await page.getByRole('dialog', { name: 'TEST CHECKOUT' }).waitFor()
}

const openProfile = async ({ page, origin }: Person): Promise<void> => {
  await page.goto(`${origin}/profile`)
  await page.getByRole('heading', { level: 2, name: 'Premium' }).waitFor()
}

/** The plans, a purchase, and what the profile says of it afterwards. */
export const pricing: Walk<Cast> = {
  name: 'pricing',
  of: 'studio',
  gather: async (browser, server) => {
    const [yearly, monthly, child] = [
      await Person.member(browser, server, 'gallery-yearly'),
      await Person.member(browser, server, 'gallery-monthly'),
      await Person.member(browser, server, 'gallery-child'),
    ]
    await child.call('updateprofile', {
      given_name: 'Ada',
      family_name: 'Young',
      locale: '',
      profile: '',
      phone_number: '',
      'custom:age_group': '9 to 14',
      preferred_username: child.name,
      image: 'avatar1',
    })
    return { visitor: await Person.arrive(browser, server.origin, 'Visitor'), yearly, monthly, child }
  },
  states: [
    {
      name: 'plans of a visitor',
      reach: async ({ visitor }) => {
        await visitor.page.goto(`${visitor.origin}/pricing`)
        await heading(visitor.page, 'One quiz night or a whole school')
        return { visitor }
      },
    },
    {
      name: 'plans by the month',
      isAlike: true,
      reach: async ({ visitor }) => {
        await visitor.page.getByRole('radio', { name: 'Monthly' }).check()
        return { visitor }
      },
    },
    {
      name: 'ask an adult',
      reach: async ({ child }) => {
        await child.page.goto(`${child.origin}/pricing`)
        await heading(child.page, 'Ask an adult')
        return { child }
      },
    },
    {
      name: 'locked quiz of a child',
      reach: async ({ child }) => {
        await child.page.goto(`${child.origin}/quizselection`)
        await child.page
          .getByRole('button', { name: /Premium/u })
          .first()
          .click()
        await child.page.getByText('Ask an adult to open this quiz for you.').waitFor()
        return { child }
      },
    },
    {
      name: 'choice of a plan',
      reach: async ({ yearly }) => {
        await openChooser(yearly)
        return { yearly }
      },
    },
    {
      name: 'test checkout',
      reach: async ({ yearly }) => {
        await openCheckout(yearly)
        return { yearly }
      },
    },
    {
      name: 'failed payment',
      reach: async ({ yearly }) => {
        await yearly.page.getByRole('button', { name: 'Let it fail' }).click()
        await yearly.page.getByText(/declined/u).waitFor()
        return { yearly }
      },
    },
    {
      name: 'confirmed payment',
      reach: async ({ yearly }) => {
        await openCheckout(yearly)
        await yearly.page.getByRole('button', { name: 'Pay ₹10,000' }).click()
        await heading(yearly.page, 'Payment Confirmed, redirecting to Home Page')
        await stayHere(yearly.page)
        return { yearly }
      },
    },
    {
      name: 'plans of a Premium member',
      reach: async ({ yearly }) => {
        await yearly.page.goto(`${yearly.origin}/pricing`)
        await yearly.page.getByText('You are already a Premium Member').waitFor()
        return { yearly }
      },
    },
    {
      name: 'subscription in the profile',
      reach: async ({ yearly }) => {
        await openProfile(yearly)
        return { yearly }
      },
    },
    {
      name: 'cancelling',
      reach: async ({ monthly }) => {
        await openChooser(monthly)
        await monthly.page
          .getByRole('radio', { name: /^Monthly/u })
          .last()
          .check()
        await openCheckout(monthly)
        await monthly.page.getByRole('button', { name: 'Pay ₹999' }).click()
        await heading(monthly.page, 'Payment Confirmed, redirecting to Home Page')
        await openProfile(monthly)
        await monthly.page.getByRole('button', { name: 'Cancel Subscription' }).click()
        await monthly.page.getByRole('dialog', { name: 'Cancel your subscription?' }).waitFor()
        return { monthly }
      },
    },
    {
      name: 'cancelled subscription',
      reach: async ({ monthly }) => {
        const { page } = monthly
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
        await page.getByText('Cancelled', { exact: true }).waitFor()
        return { monthly }
      },
    },
    {
      name: 'Premium that was given',
      isAlike: true,
      reach: async ({ yearly }) => {
        const given = {
          plan: null,
          status: 'active',
          startedOn: '2026-06-04T10:00:00.000Z',
          paidUntil: null,
          renews: false,
          cancelled: false,
          receipts: [],
        }
        await yearly.page.route(/\/getsubscription$/u, (route) => route.fulfill({ json: given }))
        await openProfile(yearly)
        await yearly.page.getByText(/^This Premium was given/u).waitFor()
        return { yearly }
      },
    },
    {
      name: 'receipt',
      reach: async ({ monthly }) => {
        const address = await monthly.page.getByRole('link', { name: /^Receipt/u }).getAttribute('href')
        await monthly.page.goto(monthly.origin + (address ?? ''))
        return { monthly }
      },
    },
  ],
}
