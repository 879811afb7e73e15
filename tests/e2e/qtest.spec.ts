import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { CATALOGUE_TYPES, readQuizzes } from '../../packages/content/src/index.ts'
import { startServerWithClock } from '../harness/clock-mover.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { sentQuestions } from '../harness/own-quiz.ts'
import { makeQuizOf } from './author.ts'
import { test as base, memberWithoutBrowser, Person, PHONE, SIDEWAYS } from './browsers.ts'
import { scheduleQTest } from './qtests.ts'

/** A server of its own for tests that move the clock. */
const test = base.extend<{ clocked: Awaited<ReturnType<typeof startServerWithClock>> }>({
  clocked: async ({ browserName: _ }, use) => {
    const clocked = await startServerWithClock()
    await use(clocked)
    await clocked.server.close()
  },
})

const HOUR_MS = 3_600_000

const quiz = readQuizzes().find((candidate) => candidate.quizId === ALL_TYPES_QUIZ_ID)
if (quiz === undefined) throw new Error('the catalogue has no quiz of all types')

const verdict = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Right!|Not quite|Thank you!)$/u })
const goOn = (page: Page) => page.getByRole('button', { name: /^(Next Question|PROCEED|End Quiz)$/u }).click()

const enter = async ({ page, name, email, origin }: Person, qtestId: string, more: Record<string, string> = {}) => {
  await page.goto(`${origin}/qtest/${qtestId.toUpperCase()}?source=whatsapp`)
  for (const [label, text] of Object.entries({ NAME: name, EMAIL: email, ...more }))
    await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await expect(page).toHaveURL(/\/qtest$/u)
}

test('QP17 WB40 a guest takes a QTest of all types on a phone held sideways, reloads in the middle, loses the connection, finishes and retakes', async ({
  browser,
  server,
}) => {
  const host = await memberWithoutBrowser(server, 'volcano-host')
  const slides = sentQuestions(quiz.quizId)
    .filter(({ questionImage }) => questionImage === undefined)
    .filter(({ questionType }, at, all) => all.findIndex((other) => other.questionType === questionType) === at)
  expect(slides).toHaveLength(CATALOGUE_TYPES.length)
  const qtestId = await scheduleQTest(host, {
    qtestType: 'PV',
    quizId: await makeQuizOf(host, 'One of each type', slides),
    retakeFlag: true,
    additionalFields: ['Roll number'],
  })
  const asha = await Person.arrive(browser, server.origin, 'Asha', SIDEWAYS)
  const { page, context } = asha
  await enter(asha, qtestId, { 'Roll number': '7' })
  await expect(page).toHaveTitle('One of each type – QTest – Quokka Quiz')

  for (const [index, { questionTitle, questionType }] of slides.entries()) {
    const title = String(questionTitle)
    await asha.seesQuestion(title)
    if (index === 2) {
      await page.reload()
      await asha.seesQuestion(title)
    }
    if (index === 3) await context.setOffline(true)
    if (questionType !== 'NQS') await asha.answer(title, { right: true })
    if (index === 3) {
      await expect(
        page.getByText('You seem to be offline. The quiz will resume once you are back online.'),
      ).toBeVisible()
      await expect(page.getByText('Waiting to send').first()).toBeVisible()
      await context.setOffline(false)
    }
    if (questionType !== 'NQS') await expect(verdict(page)).toBeVisible()
    await goOn(page)
  }

  await asha.seesQuestion('Thank you, Asha')
  await expect(page.getByText('1st', { exact: true })).toBeVisible()
  await expect(page.getByText('of 1 so far')).toBeVisible()

  await page.goto(`${server.origin}/qtest/${qtestId}`)
  await page.getByRole('button', { name: 'See the result of Asha' }).click()
  await asha.seesQuestion('Thank you, Asha')
  await page.getByRole('button', { name: 'RETAKE' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'RETAKE' }).click()
  await expect(page.getByText('You will be redirected in 3 seconds', { exact: false }).first()).toBeVisible()
  await asha.seesQuestion(String(slides[0]?.questionTitle))
  expect(asha.complaints).toEqual([])
})

test('QP17 a returning participant continues where the attempt stopped, and somebody else begins another', async ({
  browser,
  server,
}) => {
  const host = await memberWithoutBrowser(server, 'tablet-host')
  const qtestId = await scheduleQTest(host, { quizId: quiz.quizId, showAnswer: false, showResult: false })
  const asha = await Person.arrive(browser, server.origin, 'Asha', PHONE)
  const { page } = asha
  const [first, second] = quiz.questions().map(({ questionTitle }) => questionTitle)
  await enter(asha, qtestId)
  await asha.answer(first ?? '', { right: true })
  await asha.seesQuestion(second ?? '')
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: 'EXIT QUIZ' }).click()
  await expect(page).toHaveURL(new RegExp(`/qtest/${qtestId}$`, 'u'))
  await expect(page.getByText('1 of 11 answered')).toBeVisible()

  await asha.reopenTab(`/qtest/${qtestId}`)
  await asha.page.getByLabel('NAME').fill('Ben')
  await asha.page.getByLabel('EMAIL').fill('ben@example.org')
  await asha.page.getByRole('button', { name: 'PROCEED' }).click()
  await asha.seesQuestion(first ?? '')

  await asha.reopenTab(`/qtest/${qtestId}`)
  await asha.page.getByRole('button', { name: 'Continue as Asha' }).click()
  await asha.seesQuestion(second ?? '')
  expect(asha.complaints).toEqual([])
})

test('QP17 a member goes on with an attempt on another device', async ({ browser, server }) => {
  const host = await Person.member(browser, server, 'device-host')
  const qtestId = await scheduleQTest(host, { quizId: quiz.quizId, showAnswer: false })
  const [first, second] = quiz.questions().map(({ questionTitle }) => questionTitle)
  await host.page.goto(`${server.origin}/qtest/${qtestId}`)
  await host.page.getByRole('button', { name: 'PROCEED' }).click()
  await host.answer(first ?? '', { right: true })
  await host.seesQuestion(second ?? '')

  const phone = await Person.arrive(browser, server.origin, host.name, PHONE)
  await phone.signInByCall()
  await phone.page.goto(`${server.origin}/qtest/${qtestId}`)
  await phone.page.getByRole('button', { name: /^Continue as/u }).click()
  await phone.seesQuestion(second ?? '')
})

test('QP4 an early visitor waits for the start and begins, a late one reads that it is over', async ({
  browser,
  clocked: { server, setAhead },
}) => {
  const host = await memberWithoutBrowser(server, 'window-host')
  const qtestId = await scheduleQTest(host, {
    quizId: quiz.quizId,
    showAnswer: false,
    startsInMs: HOUR_MS,
    endsInMs: 2 * HOUR_MS,
  })
  const early = await Person.arrive(browser, server.origin, 'Early', PHONE)
  await early.page.clock.install()
  await early.page.goto(`${server.origin}/qtest/${qtestId}`)
  await early.seesQuestion('QTest is Yet To Start')
  await expect(early.page.getByText(/^Opens by itself in (1 hour|59 minutes)/u)).toBeVisible()
  await setAhead(HOUR_MS + 60_000)
  await early.page.clock.fastForward(HOUR_MS)
  await early.page.getByLabel('NAME').fill('Early')
  await early.page.getByLabel('EMAIL').fill('early@example.org')
  await early.page.getByRole('button', { name: 'PROCEED' }).click()
  const [first, second] = quiz.questions().map(({ questionTitle }) => questionTitle)
  await early.seesQuestion(first ?? '')

  // The question that is open may be finished after the end; nothing new is asked.
  await setAhead(2 * HOUR_MS - 10_000)
  await early.page.reload()
  await early.seesQuestion(second ?? '')
  await setAhead(2 * HOUR_MS)
  await early.answer(second ?? '', { right: true })
  await early.seesQuestion('Thank you, Early')

  const late = await Person.arrive(browser, server.origin, 'Late', PHONE)
  await late.page.goto(`${server.origin}/qtest/${qtestId}`)
  await late.seesQuestion('QTest Expired')
  await expect(late.page.getByRole('button', { name: 'PROCEED' })).toHaveCount(0)
  expect([...early.complaints, ...late.complaints]).toEqual([])
})
