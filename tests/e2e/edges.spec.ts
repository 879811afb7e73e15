import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { publishQuiz } from './author.ts'
import { DESKTOP, Person, PHONE, test } from './browsers.ts'

/** A room of one question, in host mode, that a member has opened; answers the host and the code. */
const openRoom = async (
  browser: Browser,
  server: TestServer,
  name: string,
  viewport: typeof DESKTOP,
  ...slides: object[]
) => {
  const host = await Person.member(browser, server, name, viewport)
  const quizId = await publishQuiz(host, 'Guess the Teacher', slides.length > 0 ? slides : undefined)
  const invited = await host.call('createinvite', { quizId, hostMode: true })
  const { roomId } = JSON.parse(invited.body) as { roomId: string }
  await host.page.goto(`${server.origin}/${roomId}`)
  return { host, roomId }
}

test('RM40 host and player who return in a new tab while the last answer is shown see all of it', async ({
  browser,
  server,
}) => {
  const { host, roomId } = await openRoom(browser, server, 'reef-host', DESKTOP)
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  await ann.joinByLink(roomId)
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  const title = 'Who laughs the loudest?'
  await ann.seesQuestion(title)
  await ann.page.getByRole('radio', { name: /Ann$/u }).click()
  await expect(ann.page.getByRole('heading', { name: 'Not quite' })).toBeVisible()

  const rightAnswer = (page: Person['page']) => page.locator('main [data-answer]:not(svg)', { hasText: 'Tom' })
  await expect(rightAnswer(ann.page)).toHaveText(/^[A-D]Tom$/u)
  const asItStood = (await rightAnswer(ann.page).textContent()) ?? ''
  await ann.reopenTab(`/${roomId}`)
  await expect(rightAnswer(ann.page)).toHaveText(asItStood)

  await host.reopenTab(`/${roomId}`)
  const { page } = host
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(/Question\s*1\s*of 1/u)).toBeVisible()
  await expect(rightAnswer(page)).toContainText(asItStood)
  await expect(page.getByRole('button', { name: 'End Quiz' })).toBeVisible()
  await page.getByRole('button', { name: 'Show Question Results' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'End Quiz' })).toBeVisible()
  for (const { complaints } of [host, ann]) expect(complaints).toEqual([])
})

test('QV12 the longest title and answers of one word fit a projector and a phone, and nothing moves when one is locked', async ({
  browser,
  server,
}) => {
  const title = 'Which of these is it? '.repeat(13).trim()
  const options = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(60))
  const projector = { width: 1920, height: 1080 }
  const { host, roomId } = await openRoom(browser, server, 'long-host', projector, {
    questionType: 'MCQ',
    questionTitle: title,
    correctAnswer: options.slice(0, 1),
    answerChoices: options,
  })
  const ann = await Person.arrive(browser, server.origin, 'Ann', { width: 360, height: 640 })
  await ann.joinByLink(roomId)
  // Somebody who does not answer keeps the question open.
  await new Player(server.origin, 'Bob').join(roomId)
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await ann.seesQuestion(title)
  await host.seesQuestion(title)

  const texts = (page: Person['page']) =>
    page.getByRole('radio').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const text = [...tile.children].find((part) => part.textContent?.length === 60)
        const { x, y, width, height } = (text ?? tile).getBoundingClientRect()
        return { x, y, width, height, fits: tile.scrollWidth <= tile.clientWidth }
      }),
    )
  const settled = (page: Person['page']) =>
    page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const scrolls = (page: Person['page']) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1)
        .map(({ className }) => className),
    )
  for (const { page } of [host, ann]) {
    await settled(page)
    const tiles = await texts(page)
    expect(tiles.map(({ fits }) => fits)).toEqual([true, true, true, true])
    expect(new Set(tiles.map(({ width }) => Math.round(width))).size).toBe(1)
    expect(await scrolls(page)).toEqual([])
  }

  const before = await texts(ann.page)
  await ann.page.getByRole('radio').nth(1).click()
  await expect(ann.page.getByText('Locked in').first()).toBeVisible()
  await settled(ann.page)
  expect(await texts(ann.page)).toEqual(before)

  await host.page.getByRole('button', { name: 'Skip' }).click()
  await host.page.getByRole('button', { name: 'Show Question Results' }).click()
  await expect(host.page.getByText('Got it right')).toBeVisible()
  await settled(host.page)
  expect(await scrolls(host.page)).toEqual([])
})

test('WR51 half typed text survives opening the scores and rotating a tablet, and a key pressed at the scores answers nothing', async ({
  browser,
  server,
}) => {
  const typed = { questionType: 'FIB', questionTitle: 'Which town has the bridge?', correctAnswer: ['Sydney'] }
  const chosen = {
    questionType: 'MCQ',
    questionTitle: 'Who lives in a burrow?',
    correctAnswer: ['Wombat'],
    answerChoices: ['Wombat', 'Koala', 'Shark', 'Emu'],
  }
  const { host, roomId } = await openRoom(browser, server, 'turning-host', DESKTOP, typed, chosen)
  const ann = await Person.arrive(browser, server.origin, 'Ann', { width: 820, height: 1180 })
  await ann.joinByLink(roomId)
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await ann.seesQuestion(typed.questionTitle)
  const tab = (name: string) => ann.page.getByRole('tab', { name })
  const field = ann.page.getByRole('textbox')
  await field.pressSequentially('xyz')

  await tab('Scores').click()
  await expect(ann.page.getByRole('heading', { name: typed.questionTitle })).toBeHidden()
  await tab('Question').click()
  await expect(field).toHaveValue('XYZ')
  await ann.page.setViewportSize({ width: 1280, height: 800 })
  await expect(ann.page.getByRole('tab')).toHaveCount(0)
  await expect(field).toHaveValue('XYZ')
  await ann.page.setViewportSize({ width: 820, height: 1180 })
  await expect(ann.page.getByRole('tab')).toHaveCount(2)
  await expect(field).toHaveValue('XYZ')

  await host.page.getByRole('button', { name: 'Skip' }).click()
  await host.page.getByRole('button', { name: 'Next Question' }).click()
  await ann.seesQuestion(chosen.questionTitle)
  await tab('Scores').click()
  await expect(ann.page.getByRole('radio', { includeHidden: true })).toHaveCount(4)
  await ann.page.keyboard.press('b')
  await tab('Question').click()
  await ann.page.keyboard.press('a')
  await expect(ann.page.getByRole('heading', { name: 'Right!' })).toBeVisible()
  expect(ann.complaints).toEqual([])
})
