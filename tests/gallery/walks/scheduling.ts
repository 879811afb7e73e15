import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import { Person } from '../../e2e/browsers.ts'
import type { State, Walk } from '../walk.ts'

const QUIZ = 'Team Quiz Night'
const QUIZ_ID = 'team-quiz-night'

const dialogOf = ({ page }: Person): Locator => page.getByRole('dialog')

interface HostCast {
  host: Person
}

/** Making a QTest, and the page that shares it. */
export const scheduling: Walk<HostCast> = {
  name: 'scheduling',
  of: 'stage',
  gather: async (browser, server) => ({ host: await Person.member(browser, server, 'gallery-host') }),
  states: [
    {
      name: 'schedule',
      reach: async ({ host }) => {
        await host.page.goto(`${host.origin}/quizselection`)
        await host.page.getByText(QUIZ, { exact: true }).click()
        await host.page.getByRole('button', { name: 'Schedule Quiz' }).click()
        await dialogOf(host).getByLabel('Additional fields').pressSequentially('Roll Number,Class,House')
        return { host }
      },
    },
    {
      name: 'schedule with errors',
      reach: async ({ host }) => {
        await dialogOf(host).getByLabel('End').fill('2020-01-01T10:00')
        await dialogOf(host).getByLabel('Start').fill('')
        await dialogOf(host).getByLabel('Additional fields').fill('Phone number')
        await dialogOf(host).getByText('Choose a date and a time.').waitFor()
        return { host }
      },
    },
    {
      name: 'QTest made',
      reach: async ({ host }) => {
        await dialogOf(host).getByLabel('Start').fill('2026-01-01T10:00')
        await dialogOf(host).getByLabel('End').fill('2099-01-01T10:00')
        await dialogOf(host).getByRole('button', { name: 'Schedule QTest' }).click()
        await host.page.getByText('QTest created successfully').waitFor()
        await host.page.getByText('Active', { exact: true }).waitFor()
        return { host }
      },
    },
    {
      name: 'inviting to a QTest',
      reach: async ({ host }) => {
        await host.page.getByRole('button', { name: 'Invite' }).click()
        await dialogOf(host).waitFor()
        return { host }
      },
    },
    {
      name: 'sharing a QTest that is not there',
      reach: async ({ host }) => {
        await host.page.goto(`${host.origin}/shareqtest/none`)
        await host.page.getByRole('button', { name: 'Try again' }).waitFor()
        return { host }
      },
    },
  ],
}

/** A dialog that the menu of the QTest leads to. */
const fromMenu = (item: string): State<HostCast> => ({
  name: `QTest, ${item}`,
  reach: async ({ host }) => {
    await host.page.keyboard.press('Escape')
    await expect(dialogOf(host)).toHaveCount(0)
    await host.page.getByRole('button', { name: `Actions for ${QUIZ}` }).click()
    await host.page.getByRole('menuitem', { name: item }).click()
    await dialogOf(host).getByRole('button', { name: item }).waitFor()
    return { host }
  },
})

/** The lists of QTests, and what their menus open. */
export const scheduled: Walk<HostCast> = {
  name: 'scheduled',
  of: 'studio',
  gather: async (browser, server) => {
    const host = await Person.member(browser, server, 'gallery-scheduler')
    const rules = { showAnswer: true, showResult: true, retakeFlag: false, additionalFields: ['Class'] }
    const choice = { qtestType: 'RM', categories: [QUIZ_ID] }
    await host.call('qtest/createqtest', {
      ...choice,
      ...rules,
      startDate: '2026-01-01T10:00:00Z',
      endDate: '2099-01-01T10:00:00Z',
    })
    return { host }
  },
  states: [
    {
      name: 'dashboard with a QTest',
      reach: async ({ host }) => {
        await host.page.goto(`${host.origin}/dashboard`)
        await host.page.getByText(QUIZ).waitFor()
        return { host }
      },
    },
    {
      name: 'list of QTests',
      reach: async ({ host }) => {
        await host.page.goto(`${host.origin}/library?list=qtests`)
        await host.page.getByText(QUIZ).waitFor()
        return { host }
      },
    },
    {
      name: 'menu of a QTest',
      reach: async ({ host }) => {
        await host.page.getByRole('button', { name: `Actions for ${QUIZ}` }).click()
        await host.page.getByRole('menuitem').first().waitFor()
        return { host }
      },
    },
    fromMenu('Reschedule'),
    fromMenu('Delete'),
  ],
}
