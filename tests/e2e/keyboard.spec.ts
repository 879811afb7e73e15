import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { LIMITS } from '../../packages/core/src/limits.ts'
import type { QuestionType } from '../../packages/core/src/questions/index.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { sentQuestions } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import { goOn } from '../harness/table.ts'
import { publishQuiz } from './author.ts'
import { memberWithoutBrowser, ofItsOwn, Person, PHONE, test } from './browsers.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** The quiz's first question of a type, as an author sends it. */
const asSent = (type: QuestionType) => {
  const question = sentQuestions(ALL_TYPES_QUIZ_ID).find(({ questionType }) => questionType === type)
  return { ...question, questionType: type, questionTitle: String(question?.questionTitle) }
}

/** A survey whose time runs out soon, questions that are answered, and between them a slide that is only read. */
const HEARD = [
  { ...asSent('MCQ'), timer: 12 },
  { ...asSent('FIB'), timer: LIMITS.longestTimerS },
  asSent('NQS'),
  { ...asSent('TRF'), timer: LIMITS.longestTimerS },
]

interface Said {
  text: string
  politely: boolean
}

/** Takes down each text that a live region comes to hold. */
const listenToLiveRegions = (page: Page) =>
  page.addInitScript(() => {
    const heard: Said[] = []
    Object.assign(window, { heard })
    const last = new WeakMap<Element, string>()
    const take = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const region = element?.closest('[role="status"], [role="alert"], [aria-live]')
      if (!region) return
      const text = region.textContent?.trim() ?? ''
      if (last.get(region) === text) return
      last.set(region, text)
      const isUrgent = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive'
      if (text !== '') heard.push({ text, politely: !isUrgent })
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        take(target)
        for (const added of addedNodes) {
          take(added)
          if (added instanceof Element) for (const inside of added.querySelectorAll('[role], [aria-live]')) take(inside)
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })

const heardBy = (page: Page): Promise<Said[]> => page.evaluate(() => (window as unknown as { heard: Said[] }).heard)

test('JN4 a screen reader is told the phases, the time left and the result, once each and politely', async ({
  browser,
  server,
}) => {
  const quizId = await publishQuiz(await memberWithoutBrowser(server, 'heard-author'), ofItsOwn('Heard'), HEARD)
  const host = new Player(server.origin, 'Host')
  const code = await host.host(quizId)
  await host.join(code)
  const kim = await Person.arrive(browser, server.origin, 'Kim', PHONE)
  await listenToLiveRegions(kim.page)
  await kim.joinByLink(code)
  host.send('startQuiz')

  const results: RegExp[] = []
  for (const [index, { questionTitle: title, questionType }] of HEARD.entries()) {
    await kim.seesQuestion(title)
    if (questionType === 'NQS') {
      goOn(host)
      continue
    }
    if (index === 0) {
      // Nobody answers: the time runs out. A survey brings no points.
      await expect(kim.page.getByRole('heading', { level: 1, name: 'No answer this time' })).toBeVisible()
    } else {
      const right = index === 1
      await kim.answer(title, { right })
      const word = right ? 'Right!' : 'Not quite'
      const heading = kim.page.getByRole('heading', { level: 1, name: word })
      await expect(heading).toBeVisible()
      results.push(new RegExp(`^${escaped(word)} \\d+ points\\. Your score is \\d+, rank 1\\.$`, 'u'))
    }
    goOn(host)
  }
  await expect(kim.page.getByRole('status').filter({ hasText: /^You came/u })).toBeAttached()

  const heard = await heardBy(kim.page)
  const times = (text: string | RegExp) =>
    heard.filter((said) => (typeof text === 'string' ? said.text === text : text.test(said.text))).length
  expect(heard.filter((said) => !said.politely)).toEqual([])
  expect(times('Waiting room. The host will start the quiz.')).toBe(1)
  const total = HEARD.filter(({ questionType }) => questionType !== 'NQS').length
  for (let number = 1; number <= total; number += 1)
    expect(times(`Get ready for question ${number} of ${total}.`), `question ${number}`).toBe(1)
  const texts = heard.map(({ text }) => text)
  const countdown = texts.filter((text) => /seconds left$/u.test(text))
  expect(countdown, texts.join(' | ')).toEqual(['10 seconds left', '5 seconds left'])
  expect(times('No answer this time')).toBe(1)
  const said = texts.filter((text) => /Your score is/u.test(text))
  expect(said).toHaveLength(results.length)
  for (const [index, pattern] of results.entries()) expect(said[index]).toMatch(pattern)
  expect(times('The quiz is over. Here is the podium.')).toBe(1)
  expect(times(/^You came 1st with \d+ points\.$/u)).toBe(1)
})
