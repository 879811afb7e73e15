import { Person } from '../../e2e/browsers.ts'
import type { Walk } from '../walk.ts'

const FREE_QUIZ = 'Farm Friends'
const LOCKED_QUIZ = 'Story Land'
/** A list of a hundred tiles is checked instead of one of four hundred. */
const AGE_GROUP = '6 to 8'

/** The way into a room: home, the play dialog, the details, and choosing what to host. */
export const entering: Walk<{ visitor: Person }> = {
  name: 'entering',
  of: 'stage',
  gather: async (browser, { origin }) => ({ visitor: await Person.arrive(browser, origin, 'Visitor') }),
  states: [
    {
      name: 'home',
      reach: async ({ visitor }) => {
        await visitor.page.goto(visitor.origin)
        await visitor.page.getByRole('button', { name: /Play Quiz/u }).waitFor()
        return { visitor }
      },
    },
    {
      name: 'play dialog with an error',
      reach: async ({ visitor }) => {
        const { page } = visitor
        await page.getByRole('button', { name: /Play Quiz/u }).click()
        await page.getByLabel('Room code').fill('abc')
        await page.keyboard.press('Enter')
        await page.getByText('Room ID must be 6 characters in length.').waitFor()
        return { visitor }
      },
    },
    {
      name: 'home after a link to no room',
      reach: async ({ visitor }) => {
        await visitor.page.goto(`${visitor.origin}/zzzzz9`)
        await visitor.page.getByText('Invalid Quiz link.', { exact: false }).first().waitFor()
        return { visitor }
      },
    },
    {
      name: 'home offline',
      reach: async ({ visitor }) => {
        await visitor.context.setOffline(true)
        return { visitor }
      },
    },
    {
      name: 'player details with errors',
      reach: async ({ visitor }) => {
        const { page } = visitor
        await visitor.context.setOffline(false)
        await page.goto(visitor.origin)
        await page.getByRole('button', { name: /Play Quiz/u }).click()
        await page.getByRole('button', { name: 'Start a quiz' }).click()
        await page.getByRole('button', { name: 'CONTINUE' }).click()
        return { visitor }
      },
    },
    {
      name: 'quiz selection loading',
      reach: async ({ visitor }) => {
        await visitor.page.route(/getreadymadequizzes/u, () => new Promise(() => {}))
        await visitor.fillDetails('CONTINUE', AGE_GROUP)
        await visitor.page.waitForURL(/quizselection/u)
        return { visitor }
      },
    },
    {
      name: 'quiz selection failing',
      reach: async ({ visitor }) => {
        const { page } = visitor
        await page.unroute(/getreadymadequizzes/u)
        await page.route(/getreadymadequizzes/u, (route) => route.fulfill({ status: 500, body: '' }))
        await page.reload()
        await page.getByRole('button', { name: 'Try again' }).waitFor()
        return { visitor }
      },
    },
    {
      name: 'quiz selection',
      reach: async ({ visitor }) => {
        await visitor.page.unroute(/getreadymadequizzes/u)
        await visitor.page.getByRole('button', { name: 'Try again' }).click()
        await visitor.page.getByText(FREE_QUIZ, { exact: true }).waitFor()
        return { visitor }
      },
    },
    {
      name: 'quiz filters',
      reach: async ({ visitor }) => {
        await visitor.page.getByRole('button', { name: 'Subject All' }).click()
        for (const name of ['Science', '2'])
          await visitor.page.getByRole('button', { name, exact: true }).first().click()
        return { visitor }
      },
    },
    {
      name: 'filtered quizzes',
      reach: async ({ visitor }) => {
        await visitor.page.getByRole('button', { name: /^Show \d+ quizzes$/u }).click()
        await visitor.page.getByText('Weather Watch', { exact: true }).click()
        return { visitor }
      },
    },
    {
      name: 'locked quiz',
      reach: async ({ visitor }) => {
        await visitor.page.getByRole('button', { name: 'Clear filters' }).click()
        await visitor.page.getByText(LOCKED_QUIZ, { exact: true }).click()
        await visitor.page.getByText('Please sign up/log in to access more quizzes').waitFor()
        return { visitor }
      },
    },
    {
      name: 'interest-based panel',
      reach: async ({ visitor }) => {
        await visitor.page.keyboard.press('Escape')
        await visitor.page.getByRole('tab', { name: 'Interest-Based' }).click()
        await visitor.page.getByRole('list', { name: 'Categories to build a quiz from' }).waitFor()
        return { visitor }
      },
    },
    {
      name: 'chosen categories',
      reach: async ({ visitor }) => {
        const { page } = visitor
        for (const name of ['Animals', 'Nature', 'Geography'])
          await page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click()
        await page.getByText('Animals, Nature, Geography').waitFor()
        await page.mouse.move(0, 0)
        return { visitor }
      },
    },
    {
      name: 'mode dialog of categories',
      reach: async ({ visitor }) => {
        await visitor.page.getByRole('button', { name: 'Play Quiz' }).click()
        await visitor.page.getByRole('dialog').waitFor()
        return { visitor }
      },
    },
    {
      name: 'chosen quiz',
      reach: async ({ visitor }) => {
        await visitor.page.keyboard.press('Escape')
        await visitor.page.getByRole('tab', { name: 'Ready-Made' }).click()
        await visitor.page.getByText(FREE_QUIZ, { exact: true }).click()
        await visitor.page.getByRole('button', { name: 'Play Quiz' }).waitFor()
        return { visitor }
      },
    },
    {
      name: 'mode dialog',
      reach: async ({ visitor }) => {
        await visitor.page.getByRole('button', { name: 'Play Quiz' }).click()
        await visitor.page.getByRole('dialog').waitFor()
        return { visitor }
      },
    },
  ],
}
