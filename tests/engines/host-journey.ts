import { expect } from 'vitest'
import { joinMember } from '../harness/member.ts'
import { draftQuiz, publish } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { nextOpen } from '../harness/table.ts'
import type { Page } from './page.ts'
import type { Reader } from './reader.ts'
import { isRead, runsFromLeft } from './reading.ts'

const PASSWORD = 'correct horse 7 staple'
const QUIZ = 'Night reef'

/** Somebody at a page of a server, who reads it. */
export interface Visit {
  page: Page
  reader: Reader
  server: TestServer
}

/** From the podium to the next game, whose questions are drawn from categories. */
const goOnWithInterest = async ({ page, reader }: Visit): Promise<void> => {
  await page.press('button', reader.say('hostPodium:playAnotherRound'))
  await page.press('tab', reader.say('hosting:interestBased'))
  for (const category of ['animals', 'space'])
    await page.press('button', reader.begins(`catalogue:categories.${category}`))
  await page.sees(reader.like('hosting:behindChoice'))
  await isRead(page, reader, 'categories')
  await page.press('button', reader.like('hosting:playQuiz'))
  await page.isAt(/^\/waitingroom/u)
  await page.sees(/Animals.+Space/u)
}

/** A member signs in and writes a slide; answers the quiz. */
const write = async ({ page, reader, server }: Visit, author: Player): Promise<string> => {
  const quizId = await draftQuiz(author, QUIZ)
  await page.open(`${server.origin}/signin`)
  await page.fill(reader.begins('accounts:usernameOrEmail'), author.name)
  await page.fill(reader.begins('accounts:password'), PASSWORD)
  await isRead(page, reader, 'log in')
  await page.press('button', reader.say('accounts:logIn'))
  await page.isAt(/^\/$/u)

  await page.open(`${server.origin}/createquiz/${quizId}`)
  const question = reader.only('editing:question')
  await page.pressUntil(
    [
      reader.begins('editing.MCQ:label'),
      reader.begins('authoring:picker.template'),
      reader.begins('authoring:picker.question'),
    ],
    async () => (await page.names('textbox', question)).length > 0,
  )
  await page.fill(question, 'Which fish lives in an anemone?')
  for (const [index, option] of ['Clown fish', 'Shark', 'Eel', 'Ray'].entries())
    await page.fill(reader.only('editing:option', { letter: 'ABCD'.charAt(index) }), option)
  await page.press('radio', reader.only('editing:markAs', { answer: 'A' }))
  await isRead(page, reader, 'editor')
  await page.press('button', reader.say('editing:save'))
  const added = reader.say('authoring:notices.question.added')
  await page.pressUntil(
    [reader.only('editing:details.save'), reader.only('editing:explanation.goOn')],
    async () => (await page.says(added)) !== null,
  )
  // Above the page, and not instead of it.
  expect(await page.shareOfWindow('[role="status"] > [popover]')).toBeLessThan(0.2)
  await publish(author, quizId)
  return quizId
}

/** A member signs in, writes a slide and hosts it, from the waiting room to the podium. */
export const writeAndHost = async (visit: Visit): Promise<void> => {
  const { page, reader, server } = visit
  await write(visit, await joinMember(server, 'mira-nair', PASSWORD))
  await page.open(server.origin)
  const startQuiz = reader.like('homePage:startQuiz')
  // The line that leads back into a room comes a moment after the page, and moves what is under it.
  await page.pressUntil(
    [reader.like('homePage:playQuiz')],
    async () => (await page.names('button', startQuiz)).length > 0,
  )
  await page.press('button', startQuiz)
  await page.pressWord(QUIZ)
  await page.press('button', reader.like('hosting:playQuiz'))
  await page.press('switch', reader.begins('hosting:hostMode'))
  await page.press('button', reader.like('hosting:playQuiz'))
  await page.isAt(/^\/waitingroom/u)
  const code = await page.sees(/\b[\w.:-]+\/([a-z0-9]{6})\b/u)
  await runsFromLeft(page, code)
  const bob = new Player(server.origin, 'Bob')
  const players = [bob, new Player(server.origin, 'Cem')]
  for (const player of players) await player.join(code)
  await page.sees('Cem')
  await isRead(page, reader, "host's waiting room")
  await page.press('button', reader.say('waiting:startQuizzing'))
  await bob.next(['sendQuestion'], 0)
  const { questionId } = await nextOpen(bob, players)
  for (const player of players) player.answer(questionId, 'Clown fish')
  await page.press('button', reader.say('questions:play.endQuiz'))
  await page.isAt(/^\/podium/u)
  await page.sees('Bob')
  await isRead(page, reader, "host's podium")
  await goOnWithInterest(visit)
}

/** The quiz becomes a QTest, whose link is shared; the days from when to when it is open are those of the reader. */
export const scheduleQTest = async ({ page, reader, server }: Visit): Promise<void> => {
  await page.open(`${server.origin}/quizselection`)
  await page.pressWord(QUIZ)
  await page.press('button', reader.like('hosting:scheduleQuiz'))
  await page.sees(reader.like('schedule:openFor'))
  await page.fill(reader.begins('schedule:fields.label'), 'Roll Number,')
  await isRead(page, reader, 'schedule')
  await page.press('button', reader.only('schedule:schedule'))
  await page.isAt(/^\/shareqtest\/[\w-]+$/u)
  await page.sees(reader.say('qtestSharing:title'))
  await page.sees(reader.say('qtestSharing:windows.Active'))
  await page.sees(reader.figures(new Date().getFullYear(), { useGrouping: false }))
  await isRead(page, reader, 'page that shares a QTest')
  await runsFromLeft(page, await page.sees(/\b([\w.:-]+\/qtest\/[\w-]+)/u))
}

/** The host looks at the report of the game that was just played, and takes its file. */
export const readReport = async ({ page, reader, server }: Visit): Promise<void> => {
  await page.open(`${server.origin}/reports`)
  await page.sees(reader.say('reports:welcome.latest'))
  await isRead(page, reader, 'reports')
  await page.press('link', new RegExp(`^${QUIZ}`, 'u'))
  await page.sees(reader.say('reports:page.questions.title'))
  const code = await page.sees(/\b[A-Z0-9]{6}\b/u)
  await page.sees(reader.like('reports:page.room', { code }))
  await runsFromLeft(page, code)
  await page.sees(reader.figures(1, { style: 'percent' }))
  await isRead(page, reader, 'report')
  await page.press('link', reader.say('reports:page.download'))
  await page.sees(reader.say('reports:contents.heading'))
  await page.press('checkbox', reader.like('reports:types.QUIZ OVERVIEW.name'))
  await isRead(page, reader, 'contents of a report')
  await page.press('button', reader.say('reports:proceed'))
  await page.sees(reader.say('reports:done.title'))
  await isRead(page, reader, 'report that was taken')
}

/** Whoever is signed in buys Premium of the embedded provider, first in vain, and reads until when it is paid. */
export const buyPremium = async ({ page, reader, server }: Visit): Promise<void> => {
  await page.open(`${server.origin}/pricing`)
  await page.sees(reader.say('pricing:title'))
  await isRead(page, reader, 'plans')
  await page.press('button', reader.say('pricing:premium.choose'))
  const toCheckout = reader.say('pricing:chooser.toCheckout')
  await page.press('button', toCheckout)
  await page.press('button', reader.say('pricing:checkout.fail'))
  await page.sees(reader.language === 'en' ? 'Your payment was declined' : reader.say('pricing:checkout.failed'))
  await isRead(page, reader, 'choice of a plan')
  await page.press('button', toCheckout)
  await page.sees(reader.say('pricing:checkout.title'))
  await isRead(page, reader, 'checkout')
  // Where the sign of a currency stands is the language's own.
  await page.sees(reader.figures(10_000))
  await page.press('button', reader.only('pricing:checkout.pay'))
  await page.sees(reader.say('pricing:confirmed.help'))
  await page.isAt(/^\/$/u)
  await page.open(`${server.origin}/profile`)
  const paid = await page.sees(reader.like('profile:subscription.paidUntil'))
  expect(paid).toContain(reader.figures(new Date().getFullYear() + 1, { useGrouping: false }))
  await isRead(page, reader, 'profile')
}
