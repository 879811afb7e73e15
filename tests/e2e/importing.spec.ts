import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { Person, test } from './browsers.ts'

const HEADER =
  'Question - max 120 characters;Answer 1 - max 75 characters;Answer 2 - max 75 characters;Answer 3 - max 75 characters;Answer 4 - max 75 characters;Time limit (sec);Correct answer(s) - choose at least one'

interface SentFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const sheet = (name: string, rows: readonly string[]): SentFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows].join('\n')),
})

/** Three rows of five name a right answer that is none of the four. */
const FLAWED = sheet('class-5-science.csv', [
  'Which planet is the hottest?;Mercury;Venus;Mars;Jupiter;20;6',
  'Which of these is a mammal?;Bat;Hen;Frog;Trout;20;1',
  'How many legs has an insect?;Four;Six;Eight;Ten;45;7',
  'What do plants take in to make food?;Oxygen;Carbon dioxide;Helium;Neon;30;2',
  'Which one is a metal?;Iron;Wood;Glass;Wool;20;',
])

const presses = (page: Page) => {
  let count = 0
  return {
    async press(what: Locator) {
      count += 1
      await what.click()
    },
    get count() {
      return count
    },
    button: (name: string | RegExp) => page.getByRole('button', { name }),
  }
}

test('IM35 a Kahoot sheet with three flaws becomes a played quiz in at most twelve presses', async ({
  browser,
  server,
}) => {
  const teacher = await Person.member(browser, server, 'import-teacher')
  const { page } = teacher
  await page.goto(`${server.origin}/library`)
  const by = presses(page)
  await by.press(page.getByRole('link', { name: 'BRING QUESTIONS' }).first())
  const chooser = page.waitForEvent('filechooser')
  await by.press(page.getByRole('dialog').getByText('Choose files', { exact: true }))
  await (await chooser).setFiles(FLAWED)
  await by.press(by.button('Look at 5 questions'))
  await expect(page.getByRole('heading', { name: 'class-5-science.csv' })).toBeVisible()
  for (const right of ['Venus', 'Six', 'Iron']) {
    await by.press(page.getByRole('radio', { name: right }))
    if (right !== 'Iron') await by.press(by.button('Done, next'))
  }
  await by.press(by.button('Add 5 questions'))
  await expect(page.getByRole('heading', { name: '5 questions are in Class 5 Science' })).toBeVisible()
  await by.press(by.button('Play it now'))
  await by.press(page.getByRole('dialog').getByRole('button', { name: 'Play Quiz' }))
  await expect(page).toHaveURL(/waitingroom/u)
  expect(by.count).toBeLessThanOrEqual(12)
  await expect(page.getByText('Class 5 Science').first()).toBeVisible()
  expect(teacher.complaints).toEqual([])
})
