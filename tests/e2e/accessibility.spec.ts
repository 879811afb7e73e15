import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { readQuizzes } from '../../packages/content/src/index.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { Person, PHONE } from './browsers.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ PLAN_FREE_PLAYERS: '3' })
})
test.afterAll(() => server.close())

const quiz = readQuizzes().find((candidate) => candidate.quizId === ALL_TYPES_QUIZ_ID)
if (quiz === undefined) throw new Error('the catalogue has no quiz of all types')

/** Serious and critical findings of axe on what the page shows now. */
const findings = async (page: Page, screen: string): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${screen}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

test('JN2 axe finds nothing serious or critical on the way into a room', async ({ browser }) => {
  test.setTimeout(120_000)
  const found: string[] = []
  for (const viewport of [PHONE, undefined]) {
    const visitor = await Person.arrive(browser, server.origin, 'Visitor', viewport)
    const { page } = visitor
    const look = async (screen: string) =>
      found.push(...(await findings(page, `${screen}, ${page.viewportSize()?.width} px`)))
    await page.goto(server.origin)
    await page.getByRole('button', { name: /Play Quiz/u }).waitFor()
    await look('home')
    await page.getByRole('button', { name: /Play Quiz/u }).click()
    await page.getByLabel('Room code').fill('abc')
    await page.keyboard.press('Enter')
    await page.getByText('Room ID must be 6 characters in length.').waitFor()
    await look('play dialog with an error')
    await page.getByRole('button', { name: 'Start a quiz' }).click()
    await page.getByRole('button', { name: 'CONTINUE' }).click()
    await look('player details with errors')
    await visitor.fillDetails('CONTINUE')
    await page.getByText(quiz.quizName, { exact: true }).waitFor()
    await look('quiz selection')
    await page.getByText('The Art Gallery', { exact: true }).click()
    await page.getByText('Please sign up/log in to access more quizzes').waitFor()
    await look('locked quiz')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Interest-Based' }).click()
    await page.getByText('Coming next').first().waitFor()
    await look('interest-based panel')
    await page.getByRole('tab', { name: 'Ready-Made' }).click()
    await page.getByText(quiz.quizName, { exact: true }).click()
    await page.getByRole('button', { name: 'Play Quiz' }).click()
    await page.getByRole('dialog').waitFor()
    await look('mode dialog')
    await visitor.context.close()
  }
  expect(found).toEqual([])
})

test('JN2 axe finds nothing serious or critical in a room, from the waiting room to the podium', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const found: string[] = []
  const host = await Person.arrive(browser, server.origin, 'Host')
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  const bob = await Person.arrive(browser, server.origin, 'Bob')
  const look = async (person: Person, screen: string) =>
    found.push(...(await findings(person.page, `${screen} (${person.name})`)))
  const code = await host.hostRoom(quiz.quizName, { hostMode: true })
  await ann.joinByLink(code)
  await bob.joinByLink(code)
  await look(host, 'waiting room')
  await look(ann, 'waiting room')
  await host.page.getByRole('button', { name: 'Instructions' }).click()
  await look(host, 'instructions')
  await host.page.keyboard.press('Escape')
  await host.page.getByRole('button', { name: 'Invite' }).click()
  await look(host, 'invite')
  await host.page.keyboard.press('Escape')
  const full = await Person.arrive(browser, server.origin, 'Late')
  await full.page.goto(`${server.origin}/${code}`)
  await full.fillDetails('JOIN QUIZ')
  await full.page.getByText('Unable to join. Room is full').first().waitFor()
  await look(full, 'room full')
  await full.context.close()

  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await ann.page.getByText('Get ready').first().waitFor()
  await look(ann, 'get ready')
  for (const [index, question] of quiz.questions.entries()) {
    const title = question.questionTitle
    const kind = question.questionType
    const isLast = question === quiz.questions.at(-1)
    for (const person of [host, ann, bob]) await person.seesQuestion(title)
    await look(ann, `question ${kind}`)
    if (index === 1) await look(host, 'question on a projector')
    if ('note' in question) {
      await host.page.getByRole('button', { name: isLast ? 'End Quiz' : 'PROCEED' }).click()
      continue
    }
    await ann.answer(title, { right: true })
    await look(ann, `locked ${kind}`)
    if (index === 1) await look(bob, 'question with leaderboard')
    await bob.answer(title, { right: false })
    await ann.page
      .getByText(/^(Right!|Thank you!)/u)
      .first()
      .waitFor()
    await bob.page
      .getByText(/^(Not quite|Thank you!)/u)
      .first()
      .waitFor()
    await look(ann, `answer ${kind}`)
    await look(bob, `answer ${kind}`)
    if (index === 1) {
      await ann.page.getByRole('tab', { name: 'Scores' }).click()
      await look(ann, 'scores')
      await ann.page.getByRole('tab', { name: 'Question' }).click()
      await host.page.getByRole('button', { name: 'Show Question Results' }).click()
      await host.page.getByText('Got it right').waitFor()
      await look(host, 'host statistics')
      await host.page.getByRole('button', { name: 'Back', exact: true }).click()
    }
    await host.page.getByRole('button', { name: isLast ? 'End Quiz' : 'Next Question' }).click()
  }
  for (const person of [host, ann]) {
    await expect(person.page).toHaveURL(/podium/u)
    await look(person, 'podium')
  }
  await ann.context.setOffline(true)
  await ann.page
    .getByText(/You seem to be offline/u)
    .first()
    .waitFor()
  await look(ann, 'offline')
  await ann.context.setOffline(false)
  await host.page.close()
  await host.context.close()
  expect(found).toEqual([])
})
