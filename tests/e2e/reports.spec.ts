import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { CellValue } from 'read-excel-file/node'
import readExcelFile from 'read-excel-file/node'
import { REPORT_TYPES } from '../../packages/core/src/reports/report-types.ts'
import { joinMember } from '../harness/member.ts'
import type { PlayedGame, Pupil } from '../harness/played-game.ts'
import { playShortGame } from '../harness/played-game.ts'
import { publishShortQuiz, SHORT_QUIZ } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { publishQuiz } from './author.ts'
import { memberWithoutBrowser, ofItsOwn, PASSWORD, Person, PHONE, test } from './browsers.ts'

const QUIZ = 'Who is who?'
/** Right are Tom, Ann and Mira: 4 of 4, 2 of 4 and 1 of 4 by question. */
const PUPILS: readonly Pupil[] = [
  { name: 'Aarav', answers: ['Tom', 'Ann', 'Mira'] },
  { name: 'Zoe', answers: ['Tom', 'Ann', 'Sol'] },
  { name: 'Ngozi', answers: ['Tom', 'Sol', 'Sol'] },
  { name: '=1+1', answers: ['Tom', 'Mira', null] },
]

const isRight = (pupil: Pupil, question: number) => pupil.answers[question] === SHORT_QUIZ[question]?.right
const rightOf = (pupil: Pupil) => SHORT_QUIZ.filter((_, question) => isRight(pupil, question)).length
const gotRight = (question: number) => PUPILS.filter((pupil) => isRight(pupil, question)).length

/** A host with an account whose game is over, in a browser of their own. */
const hostOf = async (
  { browser, server }: { browser: Browser; server: TestServer },
  wantedName: string,
  { viewport, pupils = PUPILS }: { viewport?: typeof PHONE; pupils?: readonly Pupil[] } = {},
) => {
  const name = ofItsOwn(wantedName)
  const author = await joinMember(server, name, PASSWORD)
  const quizId = await publishShortQuiz(author, QUIZ)
  const game = await playShortGame(server, author, quizId, pupils)
  const person = await Person.arrive(browser, server.origin, name, viewport)
  await person.signInByCall()
  return { person, game, quizId }
}

type Cell = CellValue | null
type Sheets = Map<string, Cell[][]>

/** Sheets by name, as another library reads them. */
const sheetsOf = async (file: Buffer): Promise<Sheets> =>
  new Map((await readExcelFile(file)).map(({ sheet, data }) => [sheet, data as Cell[][]]))

/** The file of one type, which the host's browser asks for without a page. */
const fileOf = async ({ context, origin }: Person, quizId: string, type: string): Promise<Sheets> => {
  const reply = await context.request.post(`${origin}/qq/v1/getquizexcelreportsummary`, {
    data: {
      quizVariant: 'quiz',
      quizId,
      reportTypes: [type],
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return sheetsOf(await reply.body())
}

/** What a press downloads: its name and its sheets. */
const downloaded = async (page: Page, press: () => Promise<unknown>): Promise<{ name: string; sheets: Sheets }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), sheets: await sheetsOf(await readFile(await download.path())) }
}

const cellsOf = (sheets: Sheets, name: string): Cell[][] => sheets.get(name) ?? []
/** The cell beside a label of the title block. */
const factOf = (rows: Cell[][], label: string): Cell | undefined =>
  rows.find((row) => row.includes(label as never))?.filter((cell) => cell !== null)[1]
/** The rows under a heading row, each by its headings, until a row has no first cell. */
const tableOf = (rows: Cell[][], heading: string): Record<string, Cell>[] => {
  const at = rows.findIndex((row) => row.includes(heading as never))
  const heads = rows[at] ?? []
  const end = rows.findIndex((row, index) => index > at && (row[0] ?? null) === null)
  return rows
    .slice(at + 1, end < 0 ? undefined : end)
    .map((row) => Object.fromEntries(heads.map((head, column) => [String(head), row[column] ?? null] as const)))
}

const openTypes = async ({ page, origin }: Person, types: readonly string[]) => {
  await page.goto(`${origin}/reports`)
  await page.getByRole('link', { name: 'GENERATE NEW REPORT' }).click()
  await page.getByText('Quiz report').click()
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await page.getByText(QUIZ, { exact: true }).click()
  await page.getByRole('button', { name: 'PROCEED' }).click()
  for (const type of types) await page.getByText(type, { exact: true }).click()
}

const proceed = (page: Page) => page.getByRole('button', { name: 'PROCEED' }).click()

const checkOverview = (rows: Cell[][], { roomId, scores }: PlayedGame) => {
  const right = PUPILS.reduce((sum, pupil) => sum + rightOf(pupil), 0)
  expect(factOf(rows, 'Room')).toBe(roomId)
  expect(factOf(rows, 'Players')).toBe(PUPILS.length)
  expect(factOf(rows, 'Questions')).toBe(SHORT_QUIZ.length)
  expect(factOf(rows, 'Right answers')).toBeCloseTo(right / (PUPILS.length * SHORT_QUIZ.length), 4)
  const points = [...scores.values()].toSorted((a, b) => a - b)
  expect(factOf(rows, 'Average score')).toBeCloseTo(points.reduce((sum, score) => sum + score, 0) / points.length, 4)
  expect(factOf(rows, 'Median score')).toBeCloseTo(((points[1] ?? 0) + (points[2] ?? 0)) / 2, 4)
}

const checkPlayers = (rows: Cell[][], { scores, ranks }: PlayedGame) => {
  const table = tableOf(rows, 'Rank')
  expect(table.map((row) => row.Name).toSorted()).toEqual(PUPILS.map(({ name }) => name).toSorted())
  for (const pupil of PUPILS) {
    const row = table.find((one) => one.Name === pupil.name) ?? {}
    expect(row).toMatchObject({
      Rank: ranks.get(pupil.name),
      Score: scores.get(pupil.name),
      Right: rightOf(pupil),
      Answered: pupil.answers.filter((answer) => answer !== null).length,
    })
    for (const [question, { questionTitle }] of SHORT_QUIZ.entries()) {
      const given = pupil.answers[question] ?? null
      const mark = isRight(pupil, question) ? '✓' : '✗'
      expect(row[`${question + 1}. ${questionTitle}`]).toBe(given === null ? null : `${mark} ${given}`)
    }
    const points = SHORT_QUIZ.reduce((sum, _, question) => sum + Number(row[`${question + 1}. Points`] ?? 0), 0)
    expect(points).toBe(scores.get(pupil.name))
  }
}

const checkQuestions = (rows: Cell[][]) => {
  const table = tableOf(rows, 'Discrimination')
  expect(table).toHaveLength(SHORT_QUIZ.length)
  for (const [question, { questionTitle, right }] of SHORT_QUIZ.entries())
    expect(table[question]).toMatchObject({
      Question: questionTitle,
      'Right answer': right,
      Asked: PUPILS.length,
      Answered: PUPILS.filter(({ answers }) => answers[question] !== null).length,
      Right: gotRight(question),
      'Right answers': gotRight(question) / PUPILS.length,
    })
}

test('RW2 RW6 RW8 RW14 RW18 a game is played; each type and all together say its figures, and so does the page', async ({
  browser,
  server,
}) => {
  const { person, game, quizId } = await hostOf({ browser, server }, 'report-host')
  const { page } = person

  await openTypes(person, REPORT_TYPES)
  const all = await downloaded(page, () => proceed(page))
  expect(all.name).toMatch(/^Who is who \d{4}-\d\d-\d\d quizSummary\.xlsx$/u)
  await expect(page.getByText('Reports Generated!')).toBeVisible()
  expect([...all.sheets.keys()].map((name) => name.toUpperCase())).toEqual([...REPORT_TYPES, 'ANSWERS'])
  expect(cellsOf(all.sheets, 'Answers')).toHaveLength(3 + PUPILS.length * SHORT_QUIZ.length)
  checkOverview(cellsOf(all.sheets, 'Quiz overview'), game)
  checkPlayers(cellsOf(all.sheets, 'Playerwise analysis'), game)
  checkQuestions(cellsOf(all.sheets, 'Questionwise analysis'))
  const engagement = cellsOf(all.sheets, 'Engagement results')
  expect(factOf(engagement, 'Stayed to the end')).toBe(PUPILS.length)
  expect(factOf(engagement, 'Answers given')).toBe(11)
  await page.getByRole('button', { name: 'GENERATE MORE REPORTS' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()

  // One type goes by the steps of RW11, like all of them above.
  for (const type of REPORT_TYPES) {
    const sheets = await fileOf(person, quizId, type)
    const [[name, rows] = ['', []]] = [...sheets]
    expect([...sheets.keys()]).toHaveLength(type === 'PLAYERWISE ANALYSIS' ? 2 : 1)
    expect(name.toUpperCase()).toBe(type)
    expect(rows).toEqual(cellsOf(all.sheets, name))
  }

  await page.goto(`${server.origin}/reports`)
  await page.getByRole('link', { name: new RegExp(QUIZ.replace('?', '\\?'), 'u') }).click()
  await expect(page).toHaveURL(new RegExp(`/reports/quiz/${quizId}\\?room=${game.roomId}&game=1$`, 'u'))
  await expect(page.getByRole('heading', { level: 1, name: QUIZ })).toBeVisible()
  const figures = page.getByLabel('Figures')
  await expect(figures).toContainText('players4everyone stayed to the end')
  await expect(figures).toContainText('58%')
  await expect(figures).toContainText(`won with ${game.scores.get('Aarav')} pointsAarav`)
  const bars = page.getByRole('region', { name: 'Right answers by question' })
  for (const [question, { questionTitle }] of SHORT_QUIZ.entries())
    await expect(bars.getByRole('listitem').filter({ hasText: questionTitle }).first()).toContainText(
      `${Math.round((gotRight(question) / PUPILS.length) * 100)}%`,
    )
  await expect(page.locator('.recharts-label-list').first()).toContainText(/\d/u)
  const players = page.getByRole('list', { name: 'All players' })
  for (const pupil of PUPILS) {
    const row = players.locator(':scope > li').filter({ hasText: pupil.name })
    await expect(row).toContainText(`${rightOf(pupil)} of ${SHORT_QUIZ.length} right`)
    await expect(row).toContainText(`${game.scores.get(pupil.name)} points`)
  }
  await players.getByText('Zoe', { exact: true }).click()
  await expect(page.getByRole('list', { name: 'Zoe' })).toContainText('3. Who climbs best?WrongSol')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  for (const name of ['Download sheets', 'Back to Reports'])
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  for (const { name } of PUPILS) await expect(players.getByText(name, { exact: true }).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Make a quiz of them' }).click()
  await expect(page).toHaveURL(/\/createquiz\/[\w-]+$/u)
  for (const title of ['Who sleeps all day?', 'Who climbs best?'])
    await expect(page.getByText(title).first()).toBeVisible()
  await expect(page.getByText('Who laughs the loudest?')).toHaveCount(0)
  expect(person.complaints).toEqual([])
})

test('RW20 RW28 a print has every chart, and a long name of a winner is in sight', async ({ browser, server }) => {
  const name = 'Maximiliane-Alexandra Vonhohe'
  const pupils = [{ name, answers: ['Tom', 'Ann', 'Mira'] }]
  const { person, game, quizId } = await hostOf({ browser, server }, 'report-printer', { pupils })
  const { page } = person
  await page.goto(`${server.origin}/reports/quiz/${quizId}?room=${game.roomId}&game=1`)
  const drawings = page.locator('svg.recharts-surface')
  await expect(drawings).toHaveCount(2)
  const winner = page.getByLabel('Figures').getByText(name, { exact: true })
  expect(await winner.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  // A chart is drawn again after the frame in which its box changed.
  for (let frame = 0; frame < 10; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(drawings).toHaveCount(2)
  for (const drawing of await drawings.all()) {
    const { width, height } = (await drawing.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThan(150)
  }
})

test('JN30 RW32 a parent is given a print of one child alone, with what was right, on one page', async ({
  browser,
  server,
}) => {
  const { person, game, quizId } = await hostOf({ browser, server }, 'report-parents')
  const { page } = person
  await page.goto(`${server.origin}/reports/quiz/${quizId}?room=${game.roomId}&game=1`)
  const players = page.getByRole('list', { name: 'All players' })
  await players.getByText('Zoe', { exact: true }).click()
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }))
  await page.getByRole('button', { name: 'Print these answers' }).click()
  await page.waitForFunction(() => 'isPrinted' in window)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: QUIZ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Zoe' })).toBeVisible()
  await expect(page.getByText(`2 of 3 right · ${game.scores.get('Zoe')} points`, { exact: false })).toBeVisible()
  await expect(page.getByText('Right answer: Mira').last()).toBeVisible()
  for (const { name } of PUPILS)
    if (name !== 'Zoe')
      for (const shown of await page.getByText(name, { exact: true }).all()) await expect(shown).toBeHidden()
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/gu)
  expect(pages).toHaveLength(1)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 2, name: 'Zoe' })).toHaveCount(0)
  expect(person.complaints).toEqual([])
})

/** Goes on by Tab until what has the focus has this name. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.closest('label')?.textContent || element?.getAttribute('aria-label') || element?.textContent || ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`no way to ${name} by keyboard`)
}

test('RW11 the way to a file is gone by keyboard alone, on a phone too', async ({ browser, server }) => {
  const { person } = await hostOf({ browser, server }, 'report-typist', { viewport: PHONE })
  const { page } = person
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.goto(`${server.origin}/reports`)
  await tabTo(page, /^GENERATE NEW REPORT$/u)
  await page.keyboard.press('Enter')
  await expect(heading('Which report?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, /^PROCEED$/u)
  await page.keyboard.press('Enter')
  await expect(heading('Select Quiz')).toBeVisible()
  await tabTo(page, /Who is who/u)
  await page.keyboard.press('Space')
  await tabTo(page, /^PROCEED$/u)
  await page.keyboard.press('Enter')
  await expect(heading('What goes into the report?')).toBeFocused()
  await tabTo(page, /^QUIZ OVERVIEW/u)
  await page.keyboard.press('Space')
  await tabTo(page, /^PROCEED$/u)
  const { name } = await downloaded(page, () => page.keyboard.press('Enter'))
  expect(name).toMatch(/^Who is who \d{4}-\d\d-\d\d quizSummary\.xlsx$/u)
  await expect(page.getByRole('button', { name: 'BACK TO DASHBOARD' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/u)
})

test('RW16 the guest who hosts has the summary at the podium', async ({ browser, server }) => {
  const author = await memberWithoutBrowser(server, 'summary-author')
  const quizId = await publishQuiz(author, 'The Loudest of All')
  const host = await Person.arrive(browser, server.origin, 'Host')
  const ann = await Person.arrive(browser, server.origin, 'Ann', PHONE)
  const code = await host.hostRoomOf(quizId, { hostMode: true })
  await ann.joinByLink(code)
  await host.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await ann.seesQuestion('Who laughs the loudest?')
  await ann.page.getByRole('radio', { name: /Tom/u }).click()
  await host.page.getByRole('button', { name: 'End Quiz' }).click()
  const press = host.page.getByRole('button', { name: 'Download summary' })
  await expect(press).toBeVisible()
  const { name, sheets } = await downloaded(host.page, () => press.click())
  expect(name).toMatch(/^The Loudest of All \d{4}-\d\d-\d\d quizSummary\.xlsx$/u)
  expect(factOf(cellsOf(sheets, 'Quiz overview'), 'Room')).toBe(code)
  expect(tableOf(cellsOf(sheets, 'Playerwise analysis'), 'Rank').map((row) => row.Name)).toEqual(['Ann'])
  await expect(host.page.getByText(`${name} is in your downloads.`)).toBeVisible()
  await expect(ann.page.getByText('Ann, you came')).toBeVisible()
  await expect(ann.page.getByRole('button', { name: 'Download summary' })).toHaveCount(0)
})
