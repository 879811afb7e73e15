import { expect } from '@playwright/test'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { findings, PASSWORD, test } from './browsers.ts'

// One server for both.
test.describe.configure({ mode: 'default' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ NODE_ENV: 'development' })
})
test.afterAll(() => server.close())

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

test('OP14 the page of the calls is whole for screen readers, some of its calls opened, and fits a phone', async ({
  page,
}) => {
  await page.goto(`${server.origin}/docs`)
  await expect(page).toHaveTitle('Quokka Quiz API')
  await page.getByRole('link', { name: 'hosting' }).click()
  await page.getByText('/qq/v1/createinvite', { exact: true }).click()
  await page.getByText('/qq/v1/createquiz/editquestion', { exact: true }).click()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await findings(page, '/docs, opened')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
})

test('OP14 the page of the emails of a developer is whole for screen readers, empty and with one', async ({ page }) => {
  await page.goto(`${server.origin}/dev/mail`)
  await expect(page.getByText('None yet.')).toBeVisible()
  expect(await findings(page, '/dev/mail')).toEqual([])
  const body = { username: 'writes-home', email: 'writes@example.org', password: PASSWORD, age_group: '18+' }
  expect((await new Player(server.origin, 'writes-home').call('signup', body)).status).toBe(200)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Quokka Quiz: your confirmation code' })).toBeVisible({ timeout: 1 })
  }).toPass()
  expect(await findings(page, '/dev/mail')).toEqual([])
})
