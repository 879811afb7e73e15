import { describe, test } from 'vitest'
import { CATALOGUE_TYPES } from '../../packages/content/src/index.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import { joinMember } from '../harness/member.ts'
import { publishAllTypes } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import { scheduleForADay } from '../harness/qtest.ts'
import { startServer } from '../harness/server.ts'
import { answer, GOES_ON, JUDGED } from './answer.ts'
import { chooseLanguage } from './choose-language.ts'
import { chromium } from './chromium.ts'
import { takeEmbedded } from './embedded.ts'
import { missing } from './engine.ts'
import { firefox } from './firefox.ts'
import type { Visit } from './host-journey.ts'
import { buyPremium, readReport, scheduleQTest, writeAndHost } from './host-journey.ts'
import { journeysIn } from './languages.ts'
import { Page } from './page.ts'
import { Reader } from './reader.ts'
import { isRead, runsFromLeft, standsBefore } from './reading.ts'
import { webkit } from './webkit.ts'

const PASSWORD = 'correct horse 7 staple'

/** A quiz of every type whose questions outlast a busy machine. */
type EveryType = Awaited<ReturnType<typeof publishAllTypes>>

/** A player joins by the link and answers a question of every type; the others at the table have no screen. */
const playEveryType = async ({ page, reader, server }: Visit, { quizId }: EveryType): Promise<void> => {
  const host = new Player(server.origin, 'Ms Rivera')
  const code = await host.host(quizId)
  await host.join(code)
  await page.open(`${server.origin}/${code}`)
  await page.press('radio', reader.only('join:avatars.avatar2'))
  await page.fill(reader.begins('join:name'), 'Ann')
  await page.fill(reader.begins('join:email'), 'ann@example.org')
  await page.pressWord(`${reader.figures(18)}+`)
  await isRead(page, reader, 'details')
  await page.press('button', reader.say('join:joinQuiz'))
  await page.sees(reader.like('room:youAreIn', { name: 'Ann' }))
  await isRead(page, reader, 'waiting room')
  await runsFromLeft(page, code)

  const played = new Set<string>()
  let from = host.frames.length
  host.send('startQuiz')
  while (played.size < CATALOGUE_TYPES.length) {
    await host.next(['sendQuestion'], from)
    const asked = host.last('sendQuestion')?.currentQuestion
    if (asked === undefined) throw new Error('no question')
    from = host.frames.length
    await page.sees(asked.questionTitle)
    await isRead(page, reader, `question of the type ${asked.questionType}`)
    if (asked.questionType === 'MCQ') await standsBefore(page, reader, 'radio', [/^A/u, /^B/u])
    if (knownAnswer(asked.questionTitle) !== undefined) {
      await answer(page, reader, asked.questionTitle)
      await page.sees(reader.any(...JUDGED))
      await isRead(page, reader, `answer of the type ${asked.questionType}`)
    }
    played.add(asked.questionType)
    host.send('sendNextQuestion', { questionId: asked.questionId })
  }
  host.cut()
}

/** A guest takes a QTest of every type, from its link to the results. */
const takeQTest = async ({ page, reader, server }: Visit, { quizId, titles }: EveryType): Promise<void> => {
  const host = await joinMember(server, 'test-host', PASSWORD)
  const qtestId = await scheduleForADay(host, quizId, ['Roll Number'])
  await page.open(`${server.origin}/qtest/${qtestId}`)
  await page.fill(reader.begins('qtest:name'), 'Ann')
  await page.fill(reader.begins('qtest:email'), 'ann@example.org')
  await page.fill('Roll Number', '7')
  await isRead(page, reader, 'entry of the QTest')
  await page.press('button', reader.say('qtest:proceed'))
  for (const questionTitle of titles) {
    await page.sees(questionTitle)
    if (knownAnswer(questionTitle) !== undefined) {
      await answer(page, reader, questionTitle)
      await page.sees(reader.any(...JUDGED))
    }
    await page.press('button', reader.any(...GOES_ON))
  }
  await page.sees(reader.like('qtest:thankYou', { name: 'Ann' }))
  await page.sees(reader.like('qtest:soFar', { finished: 1 }))
  await isRead(page, reader, 'result of the QTest')
}

const USUALLY = [
  [chromium, null],
  [firefox, null],
  [webkit, 'hi'],
] as const

for (const [language, kinds] of journeysIn(USUALLY))
  describe(language, () => {
    for (const kind of kinds) {
      const absent = missing(kind)
      if (absent.length > 0)
        console.log(`The journeys in ${kind.name} are left out: there is no ${absent.join(', no ')}.`)

      test
        .skipIf(absent.length > 0)
        .concurrent(
          `JN15 QE10 LG42 LG44 LG45 LG46 in ${kind.name} in ${language} somebody takes a QTest in the frame of another site, joins, plays every type, takes a QTest, signs in, writes a slide, hosts it, goes on with categories, schedules a QTest, reads the report and buys Premium`,
          async () => {
            const server = await startServer()
            const page = new Page(await kind.launch({ isDark: false }))
            const visit = { page, reader: await Reader.of(language), server }
            try {
              const quiz = await publishAllTypes(await joinMember(server, 'quiz-author', PASSWORD), 'One of every kind')
              // First, while nobody has signed in to the product; frames of other sites have no cookie with a language.
              await takeEmbedded(page, server)
              const press = (name: RegExp) => page.press('button', name)
              await chooseLanguage(page, visit.reader, { origin: server.origin, press })
              await playEveryType(visit, quiz)
              await takeQTest(visit, quiz)
              await writeAndHost(visit)
              await scheduleQTest(visit)
              await readReport(visit)
              await buyPremium(visit)
            } finally {
              await page.engine.close()
              await server.close()
            }
          },
        )
    }
  })
