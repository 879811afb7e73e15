import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
import { GOES_ON, JUDGED } from './answer.ts'
import { chooseLanguage } from './choose-language.ts'
import { chromium } from './chromium.ts'
import { missing } from './engine.ts'
import { firefox } from './firefox.ts'
import { giveDetails, hostShortQuiz } from './keyboard-host.ts'
import { KeyboardPlayer } from './keyboard-player.ts'
import { journeysIn } from './languages.ts'
import { Page } from './page.ts'
import { Reader } from './reader.ts'
import { runsFromLeft } from './reading.ts'
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
  qtestId = await scheduleForADay(author, quiz.quizId, ['Roll Number'])
})

afterAll(() => server.close())

/** From home into the waiting room. */
const join = async (kim: KeyboardPlayer, code: string): Promise<void> => {
  const { page, reader } = kim
  await page.open(server.origin)
  await watch(page)
  await page.sees(reader.say('homePage:playQuiz'))
  await looksRight(kim, 'home')
  await kim.press('button', reader.begins('homePage:playQuiz'))
  await kim.isMovedTo('textbox', reader.begins('homePage:codeLabel'))
  await page.type(code)
  await kim.key('Enter')
  await giveDetails(kim, 'Kim', 'join:joinQuiz')
  await page.sees(reader.like('room:youAreIn', { name: 'Kim' }))
  await looksRight(kim, 'waiting room')
  await runsFromLeft(page, code)
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
  await kim.page.sees(kim.reader.any(...JUDGED))
}

/** What stands beside an answer: the leaderboard, which scrolls, and the way out, which is not taken. */
const lookAround = async (kim: KeyboardPlayer): Promise<void> => {
  const { reader } = kim
  await looksRight(kim, 'answer')
  await kim.tabTo('region', reader.say('room:leaderboard'))
  await kim.press('button', reader.say('room:hideLeaderboard'))
  await kim.press('button', reader.say('room:showLeaderboard'), ' ')
  await stay(kim)
}

/** Asks to leave, and thinks better of it. */
const stay = async (kim: KeyboardPlayer): Promise<void> => {
  const exit = kim.reader.say('questions:play.exit')
  await kim.press('button', exit)
  await kim.tabTo('button', kim.reader.say('questions:play.exitQuiz'))
  await kim.key('Escape')
  await kim.isMovedTo('button', exit)
}

/** Place and points, which are those of this round's questions alone; then back into the waiting room. */
const leavePodium = async ({ kim, host, rival }: Table, from: number, rank: number, titles: readonly string[]) => {
  const { page, reader } = kim
  await host.next(['sendPodium'], from)
  const own = host.last('sendPodium', from)?.playerStats.find(({ playerName }) => playerName === 'Kim')
  expect(own).toMatchObject({ rank, playerAvatar: 'avatar1' })
  const most = MOST_POINTS * titles.filter(isScored).length
  expect(own?.totalScore, `of ${most} points`).toBeGreaterThan(0.8 * most)
  expect(own?.totalScore).toBeLessThanOrEqual(most)
  await page.sees(reader.like('questions:play.youCame', { name: 'Kim' }))
  await page.sees(reader.ordinal(rank))
  await page.sees(new RegExp(`(?<!\\p{Number})${reader.figures(own?.totalScore ?? 0)}(?!\\p{Number})`, 'u'))
  if (titles === quiz.titles) await looksRight(kim, 'podium')
  host.send('goBackToWaitingRoom')
  rival.send('goBackToWaitingRoom')
  await page.sees(reader.say('room:newGame'))
  await kim.press('button', reader.say('room:keepQuizzing'))
  await page.sees(reader.like('room:youAreIn', { name: 'Kim' }))
}

const isScored = (title: string): boolean => rightAnswer(catalogueQuestion(title)) !== undefined

/** Five rounds in one room: the first of every type, the others up to the first question that has points. */
const playRounds = async (kim: KeyboardPlayer): Promise<void> => {
  const host = new Player(server.origin, 'Ms Rivera')
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
  const { page, reader } = kim
  await page.open(`${server.origin}/qtest/${qtestId}`)
  await watch(page)
  await page.sees(reader.say('qtest:proceed'))
  await looksRight(kim, 'entry of the QTest')
  await kim.fill(reader.begins('qtest:name'), 'Kim')
  await kim.fill(reader.begins('qtest:email'), 'kim@example.org')
  await kim.fill(/^Roll Number/u, '7')
  await kim.key('Enter')
  for (const [turn, title] of quiz.titles.entries()) {
    await page.sees(title)
    if (turn === 1) await stay(kim)
    if (knownAnswer(title) !== undefined) {
      await kim.answer(title, turn + 1)
      await page.sees(reader.any(...JUDGED))
    }
    await kim.press('button', reader.any(...GOES_ON))
  }
  await page.sees(reader.like('qtest:thankYou', { name: 'Kim' }))
  await looksRight(kim, 'result of the QTest')
}

const USUALLY = [
  [chromium, null],
  [firefox, 'ar'],
  [webkit, null],
] as const

for (const [language, kinds] of journeysIn(USUALLY))
  describe(language, () => {
    for (const kind of kinds) {
      const absent = missing(kind)
      if (absent.length > 0)
        console.log(`The keyboard in ${kind.name} is left out: there is no ${absent.join(', no ')}.`)

      test
        .skipIf(absent.length > 0)
        .concurrent(
          `JN3 JN17 QP18 WR66 WR67 LG43 LG44 LG45 LG46 in ${kind.name} in ${language}, with dark pages and little motion, somebody plays five rounds, takes a QTest and hosts by keyboard, finding everything by the accessibility tree`,
          async () => {
            const kim = new KeyboardPlayer(new Page(await kind.launch({ isDark: true })), await Reader.of(language))
            try {
              const press = (name: RegExp) => kim.press('button', name)
              await chooseLanguage(kim.page, kim.reader, { origin: server.origin, press })
              await playRounds(kim)
              await takeQTest(kim)
              await hostShortQuiz(kim, server, SHORT_NAME)
            } finally {
              await kim.page.engine.close()
            }
          },
        )
    }
  })
