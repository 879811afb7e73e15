import { REPORT_TYPES } from '@quokka/core/report-types'
import type { PlayerFacts, PlayFacts } from '@quokka/core/reports'
import { exampleOf } from '@quokka/core/testing'
import { afterAll, expect, test } from 'vitest'
import { workbookText } from '../../adapters/spreadsheet/cell-text.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { accountIdOf, playerFacts, playFacts, readCsv, storePlay, WINNABLE } from '../../testing/test-plays.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const host = await at.member()
const hostId = await accountIdOf(at.database, host.name)

/** Sheets have the names of their types, in small letters. */
const typesOf = (sheets: ReadonlyMap<string, unknown>): string[] => [...sheets.keys()].map((name) => name.toUpperCase())
const ALL_SHEETS = [...REPORT_TYPES, 'ANSWERS']

const ofPlay = ({ quizId, journalId }: PlayFacts) => ({ quizVariant: 'quiz', quizId, roomId: journalId, game: 1 })
const ask = (of: object, reportTypes: readonly string[], format = 'xlsx') =>
  host.post('getquizexcelreportsummary', { ...of, reportTypes, format })

const stored = async (play: PlayFacts, players: readonly PlayerFacts[]): Promise<PlayFacts> => {
  await storePlay(at.database, play, players)
  return play
}

test('RS4 a report is a file with a sheet a type in their order, however often and in whatever order they were asked for', async () => {
  const play = playFacts({ hostId })
  await stored(play, [playerFacts(play, WINNABLE, { name: 'Ann' }), playerFacts(play, 2, { name: 'Bob', rank: 2 })])
  const reply = await ask(ofPlay(play), [...REPORT_TYPES].reverse())
  expect(reply.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringContaining('attachment; filename="quizSummary.xlsx"'),
    'content-length': String(reply.rawPayload.length),
    'cache-control': 'no-store',
  })
  const { sheets, parts } = await openWorkbook(reply.rawPayload)
  expect(typesOf(sheets)).toEqual(ALL_SHEETS)
  const players = sheets.get('Playerwise analysis') ?? []
  const heading = players.findIndex(([first]) => first === 'Rank')
  const name = players[heading]?.indexOf('Name') ?? -1
  const score = players[heading]?.indexOf('Score') ?? -1
  expect(players.slice(heading + 1).map((row) => [row[0], row[name], row[score]])).toEqual([
    [1, 'Ann', 100 * WINNABLE],
    [2, 'Bob', 200],
  ])
  // The headings stand still; shares, times and moments are written as such; what is drawn is a chart of Excel's own.
  expect(parts.get('xl/worksheets/sheet3.xml')).toContain(`ySplit="${heading + 1}"`)
  for (const format of ['0%', '0.0', 'yyyy-mm-dd hh:mm'])
    expect(parts.get('xl/styles.xml')).toContain(`formatCode="${format}"`)
  expect(parts.get('xl/charts/chart1.xml')).toMatch(/<c:barChart>[\s\S]*Quiz overview/)
  const overview = sheets.get('Quiz overview') ?? []
  expect(overview.find(([label]) => label === 'Right answers')?.[2]).toBeCloseTo((WINNABLE + 2) / (2 * WINNABLE))
  expect(overview.find(([label]) => label === 'Began (UTC)')?.[2]).toBeInstanceOf(Date)
})

test('RS4 the file of a course has its name, and a report without players is a file too', async () => {
  const play = await stored(playFacts({ hostId, quizId: 'nobody-came' }), [])
  const reply = await ask({ quizVariant: 'course', quizId: play.quizId }, REPORT_TYPES)
  expect(reply.headers['content-disposition']).toContain('attachment; filename="courseSummary.xlsx"')
  expect(typesOf((await openWorkbook(reply.rawPayload)).sheets)).toEqual(ALL_SHEETS)
})

test('RS6 a CSV file holds one kind of report, as RFC 4180 writes it, for Excel too', async () => {
  const play = playFacts({ hostId })
  await stored(play, [playerFacts(play, 1, { name: 'Ann "the, first"' })])
  const refused = await ask(ofPlay(play), REPORT_TYPES.slice(0, 2), 'csv')
  expect([refused.statusCode, refused.body]).toEqual([
    400,
    'A CSV file holds one kind of report. Please choose one, or Excel.',
  ])
  const reply = await ask(ofPlay(play), ['PLAYERWISE ANALYSIS'], 'csv')
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment; filename="quizSummary.csv"'),
    'content-length': String(reply.rawPayload.length),
  })
  expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(reply.rawPayload.toString().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const [heading = [], first = []] = readCsv(reply.rawPayload.toString())
  expect([heading[0], heading[1], first[0], first[1]]).toEqual(['Rank', 'Name', '1', 'Ann "the, first"'])
})

/** What each of them would do in a cell of its own, or behind what a program passes over. */
const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("//e.org","x")',
  "=cmd|' /C calc'!A0",
  '＝1+1',
  '－1',
  '\u200b=1+1',
  ' \u00a0=1+1',
  '#REF!',
  'a;=1+1',
  'b",=1+1,"',
  '<f>1+1</f>',
  ']]>&amp;',
  '_x003D_1+1',
  '__proto__',
]

/** A game in which every text that somebody may have written is a hostile one. */
const hostileGame = async (): Promise<PlayFacts> => {
  const [quizName = ''] = HOSTILE
  const play = playFacts({
    hostId,
    quizId: 'hostile',
    quizName,
    questions: HOSTILE.flatMap((text, place): PlayFacts['questions'] => [
      {
        ...exampleOf('MCQ'),
        questionId: `mcq${place}`,
        questionTitle: text,
        choices: [text, 'B', 'C', 'D'],
        correct: text,
      },
      { ...exampleOf('FIB'), questionId: `fib${place}`, questionTitle: text, accepted: [text] },
      {
        ...exampleOf('DND'),
        questionId: `dnd${place}`,
        questionTitle: text,
        answers: [text, 'B'],
        offered: ['B', text],
      },
    ]),
  })
  const answers = HOSTILE.flatMap((text): PlayerFacts['answers'] => [
    [text, 1_000, true, 100],
    [text, 1_000, false, 0],
    [JSON.stringify([text, 'B']), 1_000, false, 0],
  ])
  const players = HOSTILE.map((text) =>
    playerFacts(play, 0, {
      name: text,
      email: `${text}@example.org`,
      fields: { [text]: text },
      teams: [text],
      answers,
    }),
  )
  await storePlay(at.database, play, players)
  return play
}

/** What a field may begin with in no CSV file, whatever stands before it. */
const FORMULA = /^[\s\p{C}]*[=+@＝－]|^-\D/u

test('RS5 whatever people write is a text in every cell of every sheet and CSV, and nothing in a file is a formula', async () => {
  const play = await hostileGame()
  for (const of of [ofPlay(play), { quizVariant: 'course', quizId: play.quizId }]) {
    const reply = await ask(of, REPORT_TYPES)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheet')])
    const { sheets, parts } = await openWorkbook(reply.rawPayload)
    const written = [...parts].filter(([name]) => name.startsWith('xl/worksheets/sheet'))
    expect(written).toHaveLength(ALL_SHEETS.length)
    for (const [, sheet] of written) {
      expect(sheet).not.toMatch(/<f[ >/]/)
      // Texts stand in the list of texts; neither an error nor the result of a formula is among the cells.
      expect(sheet).not.toMatch(/ t="(?:e|str)"/)
    }
    expect([...parts.keys()].filter((name) => name.includes('externalLink'))).toEqual([])
    for (const [name, rows] of sheets) {
      const texts = rows.flat().filter((value) => typeof value === 'string')
      // Titles are trimmed when they are read. The second reader leaves the escape of an underscore as it is, or not.
      const hasTitle = (text: string) => [workbookText(text), text].some((one) => texts.includes(one))
      if (!['Playerwise analysis', 'Answers'].includes(name))
        expect(HOSTILE.filter((text) => !hasTitle(text.trim()))).toEqual([])
      else expect(HOSTILE.filter((text) => !hasTitle(text))).toEqual([])
    }
  }
  for (const type of REPORT_TYPES) {
    const fields = readCsv((await ask(ofPlay(play), [type], 'csv')).rawPayload.toString()).flat()
    expect(fields.length).toBeGreaterThan(HOSTILE.length)
    expect(fields.filter((field) => FORMULA.test(field))).toEqual([])
  }
})
