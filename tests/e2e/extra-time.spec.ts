import { expect } from '@playwright/test'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import { sentQuestions } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import { makeQuizOf, publishQuiz } from './author.ts'
import { findings, memberWithoutBrowser, ofItsOwn, Person, PHONE, test } from './browsers.ts'
import { scheduleQTest } from './qtests.ts'

const LAPTOP = { width: 1366, height: 768 }

const QUESTION = sentQuestions(ALL_TYPES_QUIZ_ID).find(({ questionType }) => questionType === 'TRF')

test('XT9 XT7 XT1 a host gives a player more time by keyboard alone; the class waits a moment, and the player answers', async ({
  browser,
  server,
}) => {
  const title = String(QUESTION?.questionTitle)
  const slides = [{ ...QUESTION, questionType: 'TRF', questionTitle: title, timer: 40 }]
  const quizId = await publishQuiz(await memberWithoutBrowser(server, 'patient-author'), ofItsOwn('Patient'), slides)
  const host = await Person.arrive(browser, server.origin, 'Ms Rivera', LAPTOP)
  const code = await host.hostRoomOf(quizId, { hostMode: true })
  const leila = await Person.arrive(browser, server.origin, 'Leila', PHONE)
  const zoe = await Person.arrive(browser, server.origin, 'Zoe', PHONE)
  await leila.joinByLink(code)
  await zoe.joinByLink(code)

  const dialog = host.page.getByRole('dialog')
  await host.page.getByRole('button', { name: 'Leila', exact: true }).focus()
  await host.page.keyboard.press('Enter')
  const choices = dialog.getByRole('group', { name: 'More time to answer' })
  await expect(choices).toHaveAccessibleDescription(/Only you and Leila know/u)
  await choices.getByRole('radio', { name: /^None/u }).focus()
  await host.page.keyboard.press('ArrowRight')
  await host.page.keyboard.press('ArrowRight')
  await host.page.keyboard.press('ArrowRight')
  await expect(choices.getByRole('radio', { name: /^100%/u })).toBeChecked()
  expect(await findings(host.page, 'more time')).toEqual([])
  await host.page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Save from the next question on' })).toBeFocused()
  await host.page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(host.page.getByText('Saved from the next question on.').first()).toBeVisible()

  // Nowhere a mark, but in the dialog itself.
  await host.page.getByRole('button', { name: 'Leila', exact: true }).click()
  await expect(choices.getByRole('radio', { name: /^100%/u })).toBeChecked()
  await host.page.keyboard.press('Escape')

  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  for (const { page } of [leila, zoe]) await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await zoe.answer(title, { right: true })
  for (const { page } of [host, zoe]) await expect(page.getByText('A moment').first()).toBeVisible({ timeout: 120_000 })
  await expect(leila.page.getByText('A moment')).toHaveCount(0)
  await leila.answer(title, { right: true })
  for (const { page } of [leila, zoe])
    await expect(page.getByRole('heading', { level: 1, name: 'Right!' })).toBeVisible()
})

test('XT19 XT15 a host gives a participant more time by keyboard alone, and the clock of the next question has it', async ({
  browser,
  server,
}) => {
  const two = sentQuestions(ALL_TYPES_QUIZ_ID)
    .filter(({ questionImage }) => questionImage === undefined)
    .slice(0, 2)
  const [first = '', second = ''] = two.map(({ questionTitle }) => String(questionTitle))
  // The first one is open until the host has chosen, however slowly.
  const slides = two.map((slide, place) => ({ ...slide, timer: place === 0 ? 600 : 40 }))
  const host = await Person.member(browser, server, 'qtest-host', LAPTOP)
  const quizId = await makeQuizOf(host, ofItsOwn('Patient QTest'), slides)
  const qtestId = await scheduleQTest(host, { qtestType: 'PV', quizId, showAnswer: false })
  const leila = await Person.arrive(browser, server.origin, 'Leila', PHONE)
  await leila.page.goto(`${server.origin}/qtest/${qtestId}`)
  await leila.page.getByLabel('NAME').fill('Leila')
  await leila.page.getByLabel('EMAIL').fill('leila@example.org')
  await leila.page.getByRole('button', { name: 'PROCEED' }).click()
  await leila.seesQuestion(first)

  await host.page.goto(`${server.origin}/qtestprogress/${qtestId}`)
  const { keyboard } = host.page
  await host.page.getByRole('button', { name: 'Leila', exact: true }).focus()
  await keyboard.press('Enter')
  const dialog = host.page.getByRole('dialog', { name: 'Leila' })
  await expect(dialog.getByText('More time to answer')).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(dialog.getByRole('radio', { name: /^None/u })).toBeFocused()
  for (const _ of [25, 50, 100]) await keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: /^100%/u })).toBeChecked()
  expect(await findings(host.page, 'more time in a QTest')).toEqual([])
  await keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Save from the next question on' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  await leila.answer(first, { right: true })
  await leila.seesQuestion(second)
  await expect(leila.page.getByText(/^(?:4[1-9]|[5-7]\d|80) seconds left$/u).first()).toBeVisible()
})

test('LG23 LG24 LG25 LG26 a room in the language of its host is read in it, but by a player who has chosen another', async ({
  browser,
  server,
}) => {
  const host = new Player(server.origin, 'Host')
  const invited = await host.call('createinvite', { quizId: ALL_TYPES_QUIZ_ID, hostMode: true, language: 'hi' })
  const { roomId: code } = (await invited.json()) as { roomId: string }
  await host.join(code)
  const html = (person: Person) => person.page.locator('html')
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  await ann.page.goto(`${server.origin}/${code}`)
  await expect(html(ann)).toHaveAttribute('lang', 'hi')
  await expect(ann.page.getByRole('button', { name: 'क्विज़ से जुड़ें' })).toBeVisible()
  const reply = await ann.page.reload()
  expect(await reply?.text()).toContain('<html lang="hi"')
  await ann.page.goto(server.origin)
  await expect(html(ann)).toHaveAttribute('lang', 'en')

  const bob = await Person.arrive(browser, server.origin, 'Bob', PHONE)
  await bob.page.context().addCookies([{ name: 'qq_language', value: 'de', url: server.origin }])
  await bob.page.goto(`${server.origin}/${code}`)
  await expect(bob.page.getByLabel('Name')).toBeVisible()
  await expect(html(bob)).toHaveAttribute('lang', 'de')
})
