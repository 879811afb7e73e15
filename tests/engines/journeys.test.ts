import { expect, test } from 'vitest'
import { CATALOGUE_TYPES } from '../../packages/content/src/index.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import { joinMember } from '../harness/member.ts'
import { draftQuiz, publish, publishAllTypes } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import { scheduleForADay } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { nextOpen } from '../harness/table.ts'
import { answer } from './answer.ts'
import { takeEmbedded } from './embedded.ts'
import { missing } from './engine.ts'
import { firefox } from './firefox.ts'
import { Page } from './page.ts'
import { webkit } from './webkit.ts'

const PASSWORD = 'correct horse 7 staple'

/** A quiz of every type whose questions outlast a busy machine. */
type EveryType = Awaited<ReturnType<typeof publishAllTypes>>

/** A player joins by the link and answers a question of every type; the others at the table have no screen. */
const playEveryType = async (page: Page, server: TestServer, { quizId }: EveryType): Promise<void> => {
  const host = new Player(server.origin, 'Ms Rivera')
  const code = await host.host(quizId)
  await host.join(code)
  await page.open(`${server.origin}/${code}`)
  await page.press('radio', /koala/iu)
  await page.fill('Name', 'Ann')
  await page.fill('E-mail', 'ann@example.org')
  await page.pressWord('18+')
  await page.press('button', 'JOIN QUIZ')
  await page.sees('You are in, Ann')

  const played = new Set<string>()
  let from = host.frames.length
  host.send('startQuiz')
  while (played.size < CATALOGUE_TYPES.length) {
    await host.next(['sendQuestion'], from)
    const asked = host.last('sendQuestion')?.currentQuestion
    if (asked === undefined) throw new Error('no question')
    from = host.frames.length
    await page.sees(asked.questionTitle)
    if (knownAnswer(asked.questionTitle) !== undefined) {
      await answer(page, asked.questionTitle)
      await page.sees(/Right!|Thank you!/u)
    }
    played.add(asked.questionType)
    host.send('sendNextQuestion', { questionId: asked.questionId })
  }
  host.cut()
}

/** A guest takes a QTest of every type, from its link to the results. */
const takeQTest = async (page: Page, server: TestServer, { quizId, titles }: EveryType): Promise<void> => {
  const host = await joinMember(server, 'test-host', PASSWORD)
  const qtestId = await scheduleForADay(host, quizId, ['Class'])
  await page.open(`${server.origin}/qtest/${qtestId}`)
  await page.fill('NAME', 'Ann')
  await page.fill('EMAIL', 'ann@example.org')
  await page.fill('Class', '5b')
  await page.press('button', 'PROCEED')
  for (const questionTitle of titles) {
    await page.sees(questionTitle)
    if (knownAnswer(questionTitle) !== undefined) {
      await answer(page, questionTitle)
      await page.sees(/Right!|Thank you!/u)
    }
    await page.press('button', /^(Next Question|PROCEED|End Quiz)$/u)
  }
  await page.sees('Thank you, Ann')
  await page.sees('of 1 so far')
}

/** From the podium to the next game, whose questions are drawn from categories. */
const goOnWithInterest = async (page: Page): Promise<void> => {
  await page.press('button', 'PLAY ANOTHER ROUND')
  await page.press('tab', 'Interest-Based')
  for (const category of [/^Animals/u, /^Space/u]) await page.press('button', category)
  await page.sees('questions stand behind this choice')
  await page.press('button', /Play Quiz/u)
  await page.isAt(/^\/waitingroom/u)
  await page.sees(/Animals and Space/u)
}

/** A member signs in, writes a slide and hosts it, from the waiting room to the podium. */
const writeAndHost = async (page: Page, server: TestServer): Promise<void> => {
  const author = await joinMember(server, 'mira-nair', PASSWORD)
  const quizId = await draftQuiz(author, 'Night reef')

  await page.open(`${server.origin}/signin`)
  await page.fill('Username or e-mail', 'mira-nair')
  await page.fill('Password', PASSWORD)
  await page.press('button', 'Log In')
  await page.isAt(/^\/$/u)

  await page.open(`${server.origin}/createquiz/${quizId}`)
  await page.pressUntil(
    [/^MCQ/u, /^Select Question Template/u, /^ADD QUESTION SLIDE/u],
    async () => (await page.names('textbox', /^Question$/u)).length > 0,
  )
  await page.fill('Question', 'Which fish lives in an anemone?')
  for (const [index, option] of ['Clown fish', 'Shark', 'Eel', 'Ray'].entries())
    await page.fill(`Option ${'ABCD'[index]}`, option)
  await page.press('radio', 'Mark A as the correct answer')
  await page.press('button', 'Save')
  await page.pressUntil(
    [/^Save question$/u, /^Continue$/u],
    async () => (await page.says('Question Added Successfully')) !== null,
  )
  // Above the page, and not instead of it.
  expect(await page.shareOfWindow('[role="status"] > [popover]')).toBeLessThan(0.2)

  await publish(author, quizId)
  await page.open(server.origin)
  await page.press('button', /Play Quiz/u)
  await page.press('button', 'Start a quiz')
  await page.pressWord('Night reef')
  await page.press('button', /Play Quiz/u)
  await page.press('switch', 'Host Mode')
  await page.press('button', /Play Quiz/u)
  await page.isAt(/^\/waitingroom/u)
  const code = await page.sees(/\b[\w.:-]+\/([a-z0-9]{6})\b/u)
  const bob = new Player(server.origin, 'Bob')
  const players = [bob, new Player(server.origin, 'Cem')]
  for (const player of players) await player.join(code)
  await page.sees('Cem')
  await page.press('button', 'START QUIZZING')
  await bob.next(['sendQuestion'], 0)
  const { questionId } = await nextOpen(bob, players)
  for (const player of players) player.answer(questionId, 'Clown fish')
  await page.press('button', 'End Quiz')
  await page.isAt(/^\/podium/u)
  await page.sees('Bob')
  await goOnWithInterest(page)
}

/** The host looks at the report of the game that was just played, and takes its file. */
const readReport = async (page: Page, server: TestServer): Promise<void> => {
  await page.open(`${server.origin}/reports`)
  await page.press('link', /^Night reef/u)
  await page.sees('Right answers by question')
  await page.sees(/Room [A-Z0-9]{6}/u)
  await page.press('link', 'Download sheets')
  await page.sees('What goes into the report?')
  await page.press('checkbox', /^QUIZ OVERVIEW/u)
  await page.press('button', 'PROCEED')
  await page.sees('Reports Generated!')
}

/** Whoever is signed in buys Premium of the embedded provider, first in vain, and reads until when it is paid. */
const buyPremium = async (page: Page, server: TestServer): Promise<void> => {
  await page.open(`${server.origin}/pricing`)
  await page.press('button', 'Choose Premium')
  await page.press('button', 'Go to the checkout')
  await page.press('button', 'Let it fail')
  await page.sees('Your payment was declined')
  await page.press('button', 'Go to the checkout')
  await page.press('button', /^Pay /u)
  await page.sees('Payment Confirmed, redirecting to Home Page')
  await page.isAt(/^\/$/u)
  await page.open(`${server.origin}/profile`)
  await page.sees(/Paid until \d{1,2} \w+ \d{4}/u)
}

for (const kind of [firefox, webkit]) {
  const absent = missing(kind)
  if (absent.length > 0) console.log(`The journeys in ${kind.name} are left out: there is no ${absent.join(', no ')}.`)

  test
    .skipIf(absent.length > 0)
    .concurrent(
      `JN15 QE10 in ${kind.name} somebody takes a QTest in the frame of another site, joins, plays every type, takes a QTest, signs in, writes a slide, hosts it, goes on with categories, reads the report and buys Premium`,
      async () => {
        const server = await startServer()
        const page = new Page(await kind.launch({ isDark: false }))
        try {
          const quiz = await publishAllTypes(await joinMember(server, 'quiz-author', PASSWORD), 'One of every kind')
          // First, while nobody has signed in to the product.
          await takeEmbedded(page, server)
          await playEveryType(page, server, quiz)
          await takeQTest(page, server, quiz)
          await writeAndHost(page, server)
          await readReport(page, server)
          await buyPremium(page, server)
        } finally {
          await page.engine.close()
          await server.close()
        }
      },
    )
}
