import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { publishOneQuestion } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import { ofItsOwn, PASSWORD, Person, PHONE, test } from './browsers.ts'

const READY_MADE = 'Team Quiz Night'

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Presses the button of an open schedule; answers the id of the QTest that its page shares. */
const scheduled = async (page: Page): Promise<string> => {
  await dialogOf(page, 'Schedule QTest').getByRole('button', { name: 'Schedule QTest' }).click()
  await expect(page).toHaveURL(/\/shareqtest\/[\w-]+$/u)
  await expect(page.getByText('QTest created successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your QTest is Ready' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

/** As the fields take it, on another day wherever the browser is. */
const inDays = (days: number): string => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 16)
const usDay = (local: string): string => local.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1')

test('QH1 QH7 QH8 a ready-made quiz is scheduled, and its link is shared', async ({ browser, server }) => {
  const host = await Person.member(browser, server, 'reef-host', PHONE)
  const { page, context, origin } = host
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${origin}/quizselection`)
  await page.getByText(READY_MADE, { exact: true }).click()
  await page.getByRole('button', { name: 'Schedule Quiz' }).click()
  const dialog = dialogOf(page, 'Schedule QTest')
  await dialog.getByLabel('Additional fields').pressSequentially('Roll Number,Class')
  await dialog.getByLabel('End').fill('2020-01-01T10:00')
  await expect(dialog.getByText('End Date must be greater than Start Date and Time.')).toBeVisible()
  await dialog.getByLabel('Start').fill('2019-01-01T10:00')
  await expect(dialog.getByText('End Date must be greater than Current Date and Time.')).toBeVisible()
  await dialog.getByLabel('Start').fill(inDays(-2))
  await dialog.getByLabel('End').fill(inDays(2))
  const qtestId = await scheduled(page)
  const link = `${origin}/qtest/${qtestId}`
  await expect(page.getByText(READY_MADE)).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const code = page.locator('svg', { has: page.locator('title', { hasText: link }) })
  expect(await code.boundingBox()).toMatchObject({ width: 256, height: 256 })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PNG' }).click()
  expect((await download).suggestedFilename()).toBe(`${READY_MADE}.png`)
  expect(host.complaints).toEqual([])
})

test("QH9 QH10 QH11 an author's quiz is scheduled from the mode popup, moved and deleted", async ({
  browser,
  server,
}) => {
  const host = await Person.member(browser, server, 'own-host')
  const { page, origin } = host
  const author = new Player(server.origin, host.name)
  await author.call('signin', { username: host.name, password: PASSWORD })
  const quizName = ofItsOwn('Who laughs at what')
  await publishOneQuestion(author, quizName)
  await page.goto(`${origin}/quizselection`)
  await page.getByText(quizName, { exact: true }).click()
  await page.getByRole('button', { name: 'Play Quiz' }).click()
  await dialogOf(page, 'How will you play?').getByRole('button', { name: 'Schedule Quiz' }).click()
  const qtestId = await scheduled(page)

  await page.goto(`${origin}/dashboard`)
  await expect(page.getByRole('list', { name: 'QTests' }).getByText('Active')).toBeVisible()
  await page.goto(`${origin}/library?list=qtests`)
  const menu = page.getByRole('button', { name: `Actions for ${quizName}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Reschedule' }).click()
  const moving = dialogOf(page, 'Reschedule QTest')
  await moving.getByLabel('Start').fill(inDays(30))
  await moving.getByLabel('End').fill(inDays(60))
  await moving.getByRole('switch', { name: 'Allow retake' }).click()
  await moving.getByRole('button', { name: 'Reschedule' }).click()
  await expect(page.getByText('Yet to start')).toBeVisible()
  await expect(page.getByText(`${usDay(inDays(30))} to ${usDay(inDays(60))}`)).toBeVisible()
  const { body } = await host.call('qtest/getqtestprogress', { qtestId })
  expect(JSON.parse(body)).toMatchObject({ retakeFlag: true, qtestStatus: 'YetToStart' })

  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByText('This action is irreversible.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText("You don't have any QTests. Try creating one!")).toBeVisible()
  expect((await host.call('qtest/checkqtest', { qtestId })).status).toBe(404)
})

test('QH1 IN14 hard questions of a category are scheduled for adults', async ({ browser, server }) => {
  const host = await Person.member(browser, server, 'interest-host')
  const { page, origin } = host
  await page.goto(`${origin}/quizselection`)
  await page.getByRole('tab', { name: 'Interest-Based' }).click()
  const categories = page.getByRole('list', { name: 'Categories to build a quiz from' })
  await categories.getByRole('button', { name: 'Geography' }).click()
  await page.getByRole('button', { name: 'Schedule Quiz' }).click()
  const dialog = dialogOf(page, 'Schedule QTest')
  await expect(dialog.getByLabel('For', { exact: true })).toHaveValue('')
  await dialog.getByLabel('For', { exact: true }).selectOption('Ages 18 and more')
  await dialog.getByLabel('Level').selectOption('Hard')
  const asked = page.waitForRequest('**/qtest/createqtest')
  const qtestId = await scheduled(page)
  expect((await asked).postDataJSON()).toMatchObject({ ageGroup: '18+', difficulty: 'hard' })
  const { body } = await host.call('qtest/getqtestprogress', { qtestId })
  expect(JSON.parse(body)).toMatchObject({ qtestType: 'IB', totalNoOfQuestions: 10 })
  const entry = await host.call('qtest/checkqtest', { qtestId })
  expect(JSON.parse(entry.body)).toMatchObject({ keepsEmail: true })
  expect(host.complaints).toEqual([])
})

test('QH6 a visitor does not see the page that shares a QTest', async ({ browser, server }) => {
  const visitor = await Person.arrive(browser, server.origin, 'Visitor')
  await visitor.page.goto(`${server.origin}/shareqtest/none`)
  await expect(visitor.page).toHaveURL(`${server.origin}/`)
})
