import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { AuthoredQuestion, numbered } from '../../packages/core/src/questions/index.ts'
import type { ImportedQuiz } from '../../packages/formats/src/index.ts'
import { readFiles, writeQuizzes } from '../../packages/formats/src/index.ts'
import { joinMember } from '../harness/member.ts'
import { publishAllTypes } from '../harness/own-quiz.ts'
import type { TestServer } from '../harness/server.ts'
import { PICTURE } from './author.ts'
import { findings, ofItsOwn, PASSWORD, Person, test } from './browsers.ts'

const QUIZ = 'One of each'

/** An author in a browser, with a quiz of every type. */
const authorOf = async (browser: Parameters<typeof Person.arrive>[0], server: TestServer, wanted: string) => {
  const name = ofItsOwn(wanted)
  const { quizId, titles } = await publishAllTypes(await joinMember(server, name, PASSWORD), QUIZ)
  const person = await Person.arrive(browser, server.origin, name)
  await person.signInByCall()
  const { body } = await person.call('createquiz/getquiz', { quizId })
  return { person, page: person.page, quizId, titles, quiz: JSON.parse(body) }
}

const ALT = 'A koala in a tree'

/** A package of QTI as another program would give it: one question, with a picture. */
const packageWithPicture = async () => {
  const sent = {
    ...{ questionType: 'MCQ', questionTitle: 'Who sleeps all day?', timer: 30, maxPoints: 100 },
    ...{ answerChoices: ['Koala', 'Emu', 'Dingo', 'Quokka'], correctAnswer: ['Koala'] },
    ...{ questionImage: 'koala.png', questionImageAlt: ALT, answerImage: null, answerContent: null },
  }
  const quiz = { name: 'Sleepers', description: '', ageGroup: '18+' }
  const questions = [numbered(AuthoredQuestion.parse(sent), 'koala')]
  const { name, type, bytes } = await writeQuizzes('qti21', [{ ...quiz, questions }], () => readFile(PICTURE))
  return { name, mimeType: type, buffer: Buffer.from(bytes) }
}

/** Presses what is in focus, which leads to a file; answers the quizzes in it. */
const downloaded = async (page: Page): Promise<readonly ImportedQuiz[]> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const [reading] = await readFiles([
    { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) },
  ])
  if (reading === undefined || !('quizzes' in reading)) throw new Error(JSON.stringify(reading))
  return reading.quizzes
}

test('XM1 XM3 XM9 a quiz of every type goes out by keyboard as our own file and as QTI, and comes back from both', async ({
  browser,
  server,
}) => {
  const { person, page, titles, quiz } = await authorOf(browser, server, 'leaving-author')
  const openMenu = async () => {
    await page.getByRole('button', { name: `Actions for ${QUIZ}` }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: /^Edit /u })).toBeFocused()
    while (!(await page.getByRole('menuitem', { name: 'Export' }).evaluate((item) => item === document.activeElement)))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: /^Quokka Quiz/u })).toBeFocused()
  }
  const toDownload = async () => {
    const button = page.getByRole('button', { name: /^Download \d/u })
    await expect(button).toBeVisible()
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab')
      if (await button.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('the button is not reached')
  }
  await page.goto(`${server.origin}/library`)
  await openMenu()
  expect(await findings(page, 'export menu')).toEqual([])
  await toDownload()
  const [own] = await downloaded(page)
  await expect(page.getByText(/is in your downloads\.$/u)).toBeVisible()
  expect(own?.questions.map(({ state }) => state)).toEqual(titles.map(() => 'ready'))
  expect(own?.questions.map(({ sent }) => [sent?.questionTitle, sent?.questionType, sent?.correctAnswer])).toEqual(
    quiz.questions.map((read: Record<string, string>) => [
      read.questionTitle,
      read.questionType,
      JSON.parse(read.correctAnswer ?? ''),
    ]),
  )
  expect(own?.media?.size).toBeGreaterThan(0)

  await openMenu()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^QTI 2\.1/u })).toBeFocused()
  await toDownload()
  const [qti] = await downloaded(page)
  expect(qti?.questions.map(({ title }) => title)).toEqual(titles)
  expect(qti?.questions.filter(({ state }) => state === 'leftOut' || state === 'needsYou')).toEqual([])
  expect(person.complaints).toEqual([])
})

test('XM10 XM14 a sheet has every question and no answer; on paper it stands alone, and no question is divided', async ({
  browser,
  server,
}) => {
  const { person, page, quizId, titles, quiz } = await authorOf(browser, server, 'printing-author')
  await page.goto(`${server.origin}/print/${quizId}`)
  await page.getByRole('radio', { name: 'Question sheet' }).check({ force: true })
  const main = page.getByRole('main')
  const infoSlides = quiz.questions.filter(
    ({ questionType }: { questionType: string }) => questionType === 'NQS',
  ).length
  const questions = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(questions).toHaveCount(titles.length - infoSlides)
  const printed = await main.innerText()
  for (const { questionType, answerContent, correctAnswer } of quiz.questions) {
    if (answerContent !== 'None') expect(printed).not.toContain(answerContent)
    // Options, pairs and orders stand there to choose from; what is typed does not.
    if (!/MCQ|TRF|MTF|DND|NQS/.test(questionType))
      expect(printed.toLowerCase()).not.toContain(JSON.parse(correctAnswer)[0].toLowerCase())
  }
  expect(await findings(page, 'print')).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  for (const question of await questions.all()) await expect(question).toHaveCSS('break-inside', 'avoid')
  const picture = questions.getByRole('img').first()
  await expect(picture).toBeVisible()
  expect(person.complaints).toEqual([])
})

test('JN33 a package of QTI with a picture is brought in: the picture is in the slide, and goes out again', async ({
  browser,
  server,
}) => {
  const person = await Person.member(browser, server, 'picture-author')
  const { page } = person
  await page.goto(`${server.origin}/bringquestions`)
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([await packageWithPicture()])
  await page.getByRole('button', { name: 'Look at 1 question' }).click()
  await page.getByRole('button', { name: 'Add 1 question' }).click()
  await page.getByRole('link', { name: 'Open the quiz' }).click()
  await expect(page).toHaveURL(/\/createquiz\//u)
  const picture = page.getByRole('main').locator('img[src*="/media/"]').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.goto(`${server.origin}/library`)
  await page.getByRole('button', { name: 'Actions for Sleepers' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /^QTI 2\.1/u }).check({ force: true })
  await page.getByRole('button', { name: /^Download \d/u }).focus()
  const [back] = await downloaded(page)
  const [question] = back?.questions ?? []
  expect(question).toMatchObject({
    state: 'ready',
    sent: { questionTitle: 'Who sleeps all day?', questionImageAlt: ALT },
  })
  expect(back?.media?.get(String(question?.sent?.questionImage))?.length).toBeGreaterThan(1_000)
  expect(person.complaints).toEqual([])
})
