import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '../../packages/core/src/limits.ts'
import { rightAnswer, wrongAnswer } from '../../packages/core/src/testing/index.ts'
import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import { joinMember } from '../harness/member.ts'
import { publishAllTypes } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import { publishShortQuiz, scheduleForADay } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { goOn, nextOpen } from '../harness/table.ts'
import { chromium } from './chromium.ts'
import { missing } from './engine.ts'
import { firefox } from './firefox.ts'
import { giveDetails, hostShortQuiz } from './keyboard-host.ts'
import { KeyboardPlayer } from './keyboard-player.ts'
import { Page } from './page.ts'
import { webkit } from './webkit.ts'
import { looksRight, watch } from './witness.ts'

const PASSWORD = 'correct horse 7 staple'
const ROUNDS = 5
/** A question's, unless its author wants others. */
const MOST_POINTS = LIMITS.defaultMaxPoints
const SHORT_NAME = 'Night reef'

let server: TestServer
let quiz: Awaited<ReturnType<typeof publishAllTypes>>
let qtestId: string

beforeAll(async () => {
  server = await startServer()
  const author = await joinMember(server, 'quiz-author', PASSWORD)
  quiz = await publishAllTypes(author, 'One of every kind')
  await publishShortQuiz(author, SHORT_NAME)
  qtestId = await scheduleForADay(author, quiz.quizId, ['Class'])
})

afterAll(() => server.close())

/** From home into the waiting room. */
const join = async (kim: KeyboardPlayer, code: string): Promise<void> => {
  const { page } = kim
  await page.open(server.origin)
  await watch(page)
  await page.sees('Play Quiz')
  await looksRight(kim, 'home')
  await kim.press('button', /^Play Quiz/u)
  await kim.isMovedTo('textbox', /^Room code/u)
  await page.type(code)
  await kim.key('Enter')
  await giveDetails(kim, 'Kim', 'JOIN QUIZ')
  await page.sees('You are in, Kim')
  await looksRight(kim, 'waiting room')
}

interface Table {
  kim: KeyboardPlayer
  host: Player
  /** Answers at once, in every second round rightly, so that Kim comes second there. */
  rival: Player
}

/** Answers the question on the screen rightly after the rival; a slide that is only read is left as it is. */
const play = async ({ kim, host, rival }: Table, title: string, turn: number, isRivalRight: boolean): Promise<void> => {
  await kim.page.sees(title)
  const question = catalogueQuestion(title)
  const wrong = wrongAnswer(question)
  if (wrong === undefined) return
  const { questionId } = await nextOpen(host, [rival])
  rival.answer(questionId, isRivalRight ? (knownAnswer(title) ?? wrong) : wrong)
  if (turn === 0) await looksRight(kim, 'question')
  await kim.answer(title, turn)
  await kim.page.sees(/Right!|Thank you!/u)
}

/** What stands beside an answer: the leaderboard, which scrolls, and the way out, which is not taken. */
const lookAround = async (kim: KeyboardPlayer): Promise<void> => {
  await looksRight(kim, 'answer')
  await kim.tabTo('region', 'Leaderboard')
  await kim.press('button', 'Hide the leaderboard')
  await kim.press('button', 'Show the leaderboard', ' ')
  await stay(kim)
}

/** Asks to leave, and thinks better of it. */
const stay = async (kim: KeyboardPlayer): Promise<void> => {
  await kim.press('button', 'Exit')
  await kim.tabTo('button', 'EXIT QUIZ')
  await kim.key('Escape')
  await kim.isMovedTo('button', 'Exit')
}

/** Place and points, which are those of this round's questions alone; then back into the waiting room. */
const leavePodium = async ({ kim, host, rival }: Table, from: number, rank: number, titles: readonly string[]) => {
  const { page } = kim
  await host.next(['sendPodium'], from)
  const own = host.last('sendPodium', from)?.playerStats.find(({ playerName }) => playerName === 'Kim')
  expect(own).toMatchObject({ rank, playerAvatar: 'avatar1' })
  const most = MOST_POINTS * titles.filter(isScored).length
  expect(own?.totalScore, `of ${most} points`).toBeGreaterThan(0.8 * most)
  expect(own?.totalScore).toBeLessThanOrEqual(most)
  await page.sees(new RegExp(`Kim, you came\\s+${rank === 1 ? '1st' : '2nd'}`, 'iu'))
  await page.sees(new RegExp(`\\b${own?.totalScore} points`, 'u'))
  if (titles === quiz.titles) await looksRight(kim, 'podium')
  host.send('goBackToWaitingRoom')
  rival.send('goBackToWaitingRoom')
  await page.sees('Host has started a new game!')
  await kim.press('button', 'KEEP QUIZZING')
  await page.sees('You are in, Kim')
}

const isScored = (title: string): boolean => rightAnswer(catalogueQuestion(title)) !== undefined

/** Five rounds in one room: the first of every type, the others up to the first question that has points. */
const playRounds = async (kim: KeyboardPlayer): Promise<void> => {
  const host = new Player(server.origin, 'Host')
  const code = await host.host(quiz.quizId)
  await host.join(code)
  const rival = new Player(server.origin, 'Ben')
  await rival.join(code)
  await join(kim, code)
  const table = { kim, host, rival }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const isRivalRight = round % 2 === 0
    const titles = round === 1 ? quiz.titles : quiz.titles.slice(0, quiz.titles.findIndex(isScored) + 1)
    const from = host.frames.length
    host.send('startQuiz')
    await host.next(['sendQuestion'], from)
    for (const [turn, title] of titles.entries()) {
      if (turn > 0) goOn(host)
      await play(table, title, turn, isRivalRight)
      if (round === 1 && turn === 1) await lookAround(kim)
    }
    host.send('goToPodium', { questionId: host.last('sendQuestion')?.currentQuestion.questionId })
    await leavePodium(table, from, isRivalRight ? 2 : 1, titles)
  }
  for (const player of [host, rival]) player.cut()
}

/** A QTest of every type, from its link to the result. */
const takeQTest = async (kim: KeyboardPlayer): Promise<void> => {
  const { page } = kim
  await page.open(`${server.origin}/qtest/${qtestId}`)
  await watch(page)
  await page.sees('PROCEED')
  await kim.fill(/^NAME/u, 'Kim')
  await kim.fill(/^EMAIL/u, 'kim@example.org')
  await kim.fill(/^Class/u, '5b')
  await kim.key('Enter')
  for (const [turn, title] of quiz.titles.entries()) {
    await page.sees(title)
    if (turn === 1) await stay(kim)
    if (knownAnswer(title) !== undefined) {
      await kim.answer(title, turn + 1)
      await page.sees(/Right!|Thank you!/u)
    }
    await kim.press('button', /^(Next Question|PROCEED|End Quiz)$/u)
  }
  await page.sees('Thank you, Kim')
  await looksRight(kim, 'result of the QTest')
}

for (const kind of [chromium, firefox, webkit]) {
  const absent = missing(kind)
  if (absent.length > 0) console.log(`The keyboard in ${kind.name} is left out: there is no ${absent.join(', no ')}.`)

  test
    .skipIf(absent.length > 0)
    .concurrent(
      `JN3 JN17 QP18 WR66 WR67 in ${kind.name}, with dark pages and little motion, somebody plays five rounds, takes a QTest and hosts by keyboard, finding everything by the accessibility tree`,
      async () => {
        const kim = new KeyboardPlayer(new Page(await kind.launch({ isDark: true })))
        try {
          await playRounds(kim)
          await takeQTest(kim)
          await hostShortQuiz(kim, server, SHORT_NAME)
        } finally {
          await kim.page.engine.close()
        }
      },
    )
}
