import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { CATALOGUE_TYPES, readQuizzes } from '../../packages/content/src/index.ts'
import { LIMITS } from '../../packages/core/src/limits.ts'
import type { QuestionType } from '../../packages/core/src/questions/index.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { sentQuestions } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import { goOn } from '../harness/table.ts'
import { publishQuiz } from './author.ts'
import { memberWithoutBrowser, ofItsOwn, Person, PHONE, test } from './browsers.ts'
import { countPointers, KeyboardPlayer, pointers } from './keyboard-player.ts'

const quiz = readQuizzes().find((candidate) => candidate.quizId === ALL_TYPES_QUIZ_ID)
if (quiz === undefined) throw new Error('the catalogue has no quiz of all types')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** Somebody who joins and plays by keyboard alone. */
class Visitor extends KeyboardPlayer {
  async join(name: string): Promise<void> {
    const { page } = this
    await this.press(page.getByRole('radio', { name: 'Quokka' }), 'Space')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Kookaburra' })).toBeChecked()
    await this.tabTo(page.getByLabel('Name'))
    await page.keyboard.type(name)
    await this.tabTo(page.getByLabel('E-mail'))
    await page.keyboard.type(`${name.toLowerCase()}@example.org`)
    await this.press(page.getByRole('radio', { name: '6 to 8' }), 'Space')
    await this.press(this.button('JOIN QUIZ'))
    await expect(page.getByText(/You are in/u).first()).toBeVisible()
  }
}

test('JN3 a player joins, answers every type and reaches the podium by keyboard alone', async ({ browser, server }) => {
  const host = new Player(server.origin, 'Host')
  const code = await host.host(ALL_TYPES_QUIZ_ID)
  await host.join(code)
  const player = await Person.arrive(browser, server.origin, 'Kim')
  await countPointers(player.page)
  const kim = new Visitor(player.page)

  await player.page.goto(server.origin)
  await kim.press(kim.button(/Play Quiz/u))
  await kim.tabTo(player.page.getByLabel('Room code'))
  await player.page.keyboard.type(code)
  await player.page.keyboard.press('Enter')
  await kim.join('Kim')
  host.send('startQuiz')

  const met = new Set<string>()
  for (const [index, question] of quiz.questions().entries()) {
    const title = question.questionTitle
    met.add(question.questionType)
    await player.seesQuestion(title)
    if ('note' in question) {
      goOn(host)
      continue
    }
    await kim.answer(title, index)
    const isSurvey = 'choices' in question && question.correct === null
    await expect(player.page.getByRole('heading', { level: 1, name: isSurvey ? 'Thank you!' : 'Right!' })).toBeVisible()
    if (index === 1) {
      await kim.tabTo(player.page.getByRole('region', { name: 'Leaderboard' }))
      await kim.press(kim.button('Hide the leaderboard'))
      await kim.press(kim.button('Show the leaderboard'), 'Space')
      await kim.press(kim.button('Exit'))
      await expect(player.page.getByRole('dialog')).toBeVisible()
      await player.page.keyboard.press('Escape')
      await expect(player.page.getByRole('dialog')).toBeHidden()
    }
    if (met.size === CATALOGUE_TYPES.length) break
    goOn(host)
  }
  expect(met.size).toBe(CATALOGUE_TYPES.length)
  host.send('goToPodium', { questionId: host.last('sendQuestion')?.currentQuestion.questionId })

  await expect(player.page).toHaveURL(/podium/u)
  await expect(player.page.getByText('1st', { exact: true }).first()).toBeVisible()
  host.send('goBackToWaitingRoom')
  await kim.press(kim.button('KEEP QUIZZING'))
  await expect(player.page.getByText(/You are in/u).first()).toBeVisible()
  expect(await pointers(player.page), 'presses of a pointer').toBe(0)
  expect(player.complaints).toEqual([])
})

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
  const total = HEARD.length
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
