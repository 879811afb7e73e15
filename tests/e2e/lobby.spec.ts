import { expect } from '@playwright/test'
import { freePort } from '../harness/free-port.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { Player } from '../harness/player.ts'
import { Person, PHONE, test } from './browsers.ts'

const PROJECTOR = { width: 1920, height: 1080 }
const QUIZ = 'Space for the Curious'
const SEATS = 61

test('WR25 sixty players stand on the projector without scrolling, and the newest is named in full', async ({
  browser,
  startOwnServer,
}) => {
  // A full room says so in the newest one's place.
  const server = await startOwnServer({ PLAN_FREE_PLAYERS: String(SEATS + 1) })
  const host = await Person.arrive(browser, server.origin, 'Ms Rivera', PROJECTOR)
  const { page } = host
  const code = await host.hostRoom(QUIZ, { hostMode: true })
  await expect(page.getByRole('heading', { name: 'Waiting for the first player' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'START QUIZZING' })).toBeDisabled()

  const names = Array.from({ length: SEATS - 2 }, (_, index) => `Player ${index + 1}`)
  const newest = 'Maximilian-Alexander von Rhein'
  for (const name of [...names, newest]) await new Player(server.origin, name).join(code)
  await expect(page.getByText(`${newest} is in`)).toBeInViewport({ ratio: 1 })
  const chips = page.getByRole('list', { name: 'Players in this room' }).getByRole('listitem')
  // The host, the players, and the place that is left.
  await expect(chips).toHaveCount(SEATS + 1)
  for (const viewport of [PROJECTOR, { width: 1440, height: 900 }, { width: 1366, height: 768 }]) {
    await page.setViewportSize(viewport)
    for (const chip of [chips.first(), chips.nth(SEATS - 2), chips.last()])
      await expect(chip).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  }
  await expect(page.getByRole('button', { name: 'START QUIZZING' })).toBeEnabled()
  expect(host.complaints).toEqual([])
})

test('WR28 a host who opened the page at this machine’s own address shows, encodes and copies one that phones reach', async ({
  browser,
  startOwnServer,
}) => {
  const port = await freePort()
  const server = await startOwnServer({
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port},http://quokka.local`,
  })
  const host = await Person.arrive(browser, server.origin, 'Ms Rivera')
  const { page } = host
  const code = await host.hostRoom(QUIZ, { hostMode: true })
  await expect(page.getByText(`quokka.local/${code}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Join at quokka.local with the code' })).toBeVisible()
  await expect(page.getByRole('img', { name: `QR code that opens http://quokka.local/${code}` })).toBeVisible()
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`http://quokka.local/${code}?source=share`)
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('dialog').getByText(`http://quokka.local/${code}`)).toBeVisible()
  await expect(page.getByText('Phones cannot reach this address.', { exact: false })).toHaveCount(0)
})

test('WR31 on a phone a short name is not truncated beside the word "You"', async ({ browser, server }) => {
  const host = new Player(server.origin, 'Ms Rivera')
  const code = await host.host(ALL_TYPES_QUIZ_ID)
  await host.join(code, { isHost: true })
  const wendy = await Person.arrive(browser, server.origin, 'Wendy', PHONE)
  await wendy.joinByLink(code)
  const names = wendy.page.getByRole('list', { name: 'Players in this room' }).getByTitle(/^(Wendy|Ms Rivera)$/u)
  await expect(names).toHaveCount(2)
  for (const width of [360, 390, 500]) {
    await wendy.page.setViewportSize({ width, height: 800 })
    const hidden = names.evaluateAll((found) => found.map((name) => name.scrollWidth - name.clientWidth))
    expect(await hidden, `${width} px`).toEqual([0, 0])
  }
})

test('WR33 the second child at a shared tablet gives the first one’s seat back and joins as itself', async ({
  browser,
  server,
}) => {
  const host = new Player(server.origin, 'Ms Rivera')
  const code = await host.host(ALL_TYPES_QUIZ_ID)
  await host.join(code, { isHost: true })
  const tablet = await Person.arrive(browser, server.origin, 'Child One', PHONE)
  await tablet.joinByLink(code, '6 to 8')
  await expect(tablet.page.getByText('You joined the room.')).toHaveCount(0)
  await tablet.reopenTab(`/${code}`)
  await expect(tablet.page.getByRole('heading', { name: /^You are in/u })).toBeVisible()
  await tablet.page.getByRole('button', { name: /^Not /u }).tap()
  await expect(tablet.page).toHaveURL(/joinroom/u)
  await tablet.page.getByRole('radio', { name: 'Wombat' }).tap()
  await tablet.page.getByLabel('Name').fill('Child Two')
  await tablet.page.getByLabel('E-mail').fill('two@example.org')
  await tablet.page.getByText('18+', { exact: true }).tap()
  await tablet.page.getByRole('button', { name: 'JOIN QUIZ' }).tap()
  await expect(tablet.page.getByRole('heading', { name: 'You are in, Child Two!' })).toBeVisible()
  await expect
    .poll(() => host.last('sendLeaderboard')?.playerStats.map(({ playerName }) => playerName))
    .toEqual(['Ms Rivera', 'Child Two'])
  expect(tablet.complaints).toEqual([])
})
