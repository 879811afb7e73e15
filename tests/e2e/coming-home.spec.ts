import type { WebSocket } from '@playwright/test'
import { expect } from '@playwright/test'
import { readQuizzes } from '../../packages/content/src/index.ts'
import { faultsOfControls } from '../gallery/controls.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { Player } from '../harness/player.ts'
import { Person, PHONE, test } from './browsers.ts'

const quiz = readQuizzes().find((candidate) => candidate.quizId === ALL_TYPES_QUIZ_ID)
if (quiz === undefined) throw new Error('the catalogue has no quiz of all types')

const LAPTOP = { width: 1366, height: 768 }

test('WB25 WB3 WB29 a toast covers nothing that can be pressed, and a pointer on it does not hold it; home leads back to the room', async ({
  browser,
  server,
}) => {
  const host = await Person.arrive(browser, server.origin, 'Ms Rivera', LAPTOP)
  const lines: WebSocket[] = []
  host.page.on('websocket', (line) => lines.push(line))
  const code = await host.hostRoom(quiz.quizName, { hostMode: true })
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  await ann.joinByLink(code)
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  const people = [host, ann]
  for (const { page } of people) await expect(page).toHaveURL(/quiz$/u)

  // Both lose their lines and come back. Only the host, who answers nothing, is told.
  for (const { page, context } of people) {
    const offline = page.getByText('You seem to be offline.', { exact: false }).first()
    await context.setOffline(true)
    await expect(offline).toBeVisible()
    await context.setOffline(false)
    await expect(offline).toBeHidden()
    const toast = page.getByRole('status').getByText('Welcome back!', { exact: false })
    if (page === host.page) await expect(toast).toBeVisible()
    else await expect(toast).toHaveCount(0)
    // Sooner than the toast goes.
    await expect.poll(() => faultsOfControls(page), { timeout: 1_000 }).toEqual([])
    if (page === host.page) await toast.hover()
    await expect(toast).toBeHidden()
  }

  // The host comes home without leaving: the line is closed, the room waits, the way back is offered.
  expect(lines.at(-1)?.isClosed()).toBe(false)
  await host.page.evaluate(() => {
    history.pushState(null, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(host.page.getByText(`Your room ${code.toUpperCase()} is still open.`)).toBeVisible()
  await expect.poll(() => lines.every((line) => line.isClosed())).toBe(true)
  // Between a phone and a desk the menu has what the header has no room for.
  await host.page.setViewportSize({ width: 820, height: 1180 })
  await expect(host.page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await host.page.setViewportSize(LAPTOP)
  await host.page.getByRole('button', { name: 'Go back' }).click()
  await expect(host.page).toHaveURL(/quiz$/u)
})

test('WB27 a second tab takes the seat; the first one says so and takes it back when told', async ({
  browser,
  server,
}) => {
  const host = new Player(server.origin, 'Ms Rivera')
  const code = await host.host(ALL_TYPES_QUIZ_ID, { hostMode: false })
  await host.join(code)
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  await ann.joinByLink(code)
  const second = await ann.context.newPage()
  await second.goto(`${server.origin}/${code}`)
  await expect(second.getByText(/You are in/u).first()).toBeVisible()
  await expect(ann.page.getByRole('heading', { name: 'You are playing somewhere else' })).toBeVisible()
  await expect(ann.page.getByText('Going home')).toHaveCount(0)
  await ann.page.getByRole('button', { name: 'Play here' }).click()
  await expect(ann.page.getByText(/You are in/u).first()).toBeVisible()
  await expect(second.getByRole('heading', { name: 'You are playing somewhere else' })).toBeVisible()
})
