import { REPORT_TYPES } from '@quokka/core/report-types'
import { exampleOf } from '@quokka/core/testing'
import { afterAll, expect, test } from 'vitest'
import { openWorkbook } from '../../testing/open-workbook.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { accountIdOf, playerFacts, playFacts, readCsv, storePlay } from '../../testing/test-plays.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const host = await at.member()
const hostId = await accountIdOf(at.database, host.name)

const LONG =
  'Which of these trees is it that a quokka would climb if there were no other way to the leaves it likes? '.repeat(2)
const FIRST = Date.UTC(2026, 10, 23, 20, 27)

/** A game with questions whose titles are long, or could be read as a formula. */
const play = playFacts({
  hostId,
  quizId: 'layout',
  quizName: '=1+1 Quiz: Über Bäume',
  startedAtMs: FIRST,
  questions: [
    { ...exampleOf('MCQ'), questionId: 'long', questionTitle: LONG.trim() },
    { ...exampleOf('FIB'), questionId: 'sum', questionTitle: '=2?', accepted: ['-4'] },
  ],
})
await storePlay(at.database, play, [
  playerFacts(play, 2, { name: '+Lin', fields: { '=Roll no': '@7' } }),
  playerFacts(play, 1, {
    name: 'Zoe',
    rank: 2,
    answers: [play.questions[0] ? ['Birch', 418.458_576_487, false, 0] : null, null],
  }),
])

const of = { quizVariant: 'quiz', quizId: play.quizId, roomId: play.journalId, game: 1 }
const ask = (change: object = {}) =>
  host.post('getquizexcelreportsummary', { ...of, reportTypes: REPORT_TYPES, timeZone: 'Asia/Calcutta', ...change })
const reply = await ask()
const { sheets, parts } = await openWorkbook(reply.rawPayload)
const rowsOf = (name: string) => sheets.get(name) ?? []
const names = [...sheets.keys()]
const xmlOf = (name: string) => parts.get(`xl/worksheets/sheet${names.indexOf(name) + 1}.xml`) ?? ''
const styles = parts.get('xl/styles.xml') ?? ''

const attribute = (element: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1]
const elements = (xml: string, name: string) =>
  xml.match(new RegExp(`<${name}\\b[^>]*?(?:/>|>[\\s\\S]*?</${name}>)`, 'g')) ?? []
const widthsOf = (name: string) => elements(xmlOf(name), 'col').map((column) => Number(attribute(column, 'width')))
const heightsOf = (name: string) =>
  new Map(elements(xmlOf(name), 'row').map((row) => [Number(attribute(row, 'r')), Number(attribute(row, 'ht'))]))
/** The format of a cell's style. */
const formatOf = (name: string, cell: string) => {
  const place = Number(attribute(elements(xmlOf(name), 'c').find((one) => attribute(one, 'r') === cell) ?? '', 's'))
  const [, formats = ''] = /<cellXfs[^>]*>([\s\S]*)<\/cellXfs>/.exec(styles) ?? []
  return elements(formats, 'xf')[place] ?? ''
}
const numberFormatOf = (name: string, cell: string) => {
  const id = attribute(formatOf(name, cell), 'numFmtId')
  return attribute(elements(styles, 'numFmt').find((one) => attribute(one, 'numFmtId') === id) ?? '', 'formatCode')
}
const paneOf = (name: string) => {
  const [pane = ''] = elements(xmlOf(name), 'pane')
  return { columns: attribute(pane, 'xSplit'), rows: Number(attribute(pane, 'ySplit')) }
}
const headingRowOf = (name: string, heading: string) => rowsOf(name).findIndex(([, second]) => second === heading) + 1

const ONE_TABLE = [
  ['Playerwise analysis', 'Name'],
  ['Questionwise analysis', 'Question'],
  ['Answers', 'Name'],
] as const

test('RS20 above several tables each fact is a line with room for its label and its value', () => {
  for (const name of ['Quiz overview', 'Engagement results']) {
    const [first = 0, second = 0, third = 0] = widthsOf(name)
    const title = rowsOf(name).findIndex(([label]) => label === 'Room')
    const table = headingRowOf(name, 'Question')
    const facts = rowsOf(name).slice(title, table - 3)
    expect(facts.length).toBeGreaterThan(6)
    for (const [label, between, value] of facts) {
      expect(between).toBeNull()
      expect(value).not.toBeNull()
      expect(first + second).toBeGreaterThan(String(label).length * 1.15)
    }
    expect(third).toBeGreaterThanOrEqual('2026-11-24 01:57'.length + 1)
  }
})

test.each(ONE_TABLE)(
  'RS20 RS22 in the sheet %s the facts are one line, and three rows and two columns stay in sight',
  (name, heading) => {
    const [, facts] = rowsOf(name)
    expect(facts?.filter((cell) => cell !== null)).toEqual([
      `Room: ${play.journalId} · Began (Asia/Kolkata): 2026-11-24 01:57 · Ended (Asia/Kolkata): 2026-11-24 02:02 · Players: 2`,
    ])
    expect(headingRowOf(name, heading)).toBe(3)
    expect(paneOf(name)).toEqual({ columns: '2', rows: 3 })
    const heights = heightsOf(name)
    expect([1, 2, 3].reduce((sum, row) => sum + (heights.get(row) || 15), 0)).toBeLessThanOrEqual(100)
  },
)

test('RS21 headings and questions are wrapped from the top, as high as their text and no higher than some lines', () => {
  expect(heightsOf('Playerwise analysis').get(3)).toBe(60)
  expect(formatOf('Playerwise analysis', 'I3')).toMatch(/<alignment[^>]*vertical="top"[^>]*wrapText="(?:1|true)"/)
  const row = headingRowOf('Quiz overview', 'Question')
  expect(heightsOf('Quiz overview').get(row)).toBe(15)
  expect(heightsOf('Quiz overview').get(row + 1)).toBe(75)
  expect(formatOf('Quiz overview', `B${row + 1}`)).toMatch(/<alignment[^>]*vertical="top"[^>]*wrapText="(?:1|true)"/)
  expect(heightsOf('Quiz overview').get(row + 2)).toBe(15)
})

test('RS22 every sheet keeps its names in sight, and a table on its own can be filtered', () => {
  for (const name of names) expect(paneOf(name).columns, name).toBe('2')
  expect(paneOf('Quiz overview').rows).toBe(1)
  for (const [name] of ONE_TABLE) {
    const [filter = ''] = elements(xmlOf(name), 'autoFilter')
    expect(attribute(filter, 'ref'), name).toMatch(new RegExp(`^A3:[A-Z]+${rowsOf(name).length}$`))
  }
})

test('RS23 every sheet is printed on A4 on its side, a page wide or two where it is wide, with its names and headings on each page', () => {
  for (const name of names) {
    expect(xmlOf(name)).toMatch(/<pageSetUpPr fitToPage="1"\/>/)
    const [page = ''] = elements(xmlOf(name), 'pageSetup')
    expect([attribute(page, 'orientation'), attribute(page, 'fitToWidth'), attribute(page, 'fitToHeight')]).toEqual([
      'landscape',
      name === 'Questionwise analysis' ? '2' : '1',
      '0',
    ])
    expect(parts.get('xl/workbook.xml')).toContain(`'${name}'!$A:$B`)
  }
  expect(parts.get('xl/workbook.xml')).toMatch(/'Playerwise analysis'!\$A:\$B,'Playerwise analysis'!\$3:\$3</)
})

test('RS24 bars go by the numbers of the questions, the first at the top', () => {
  const bars = [...parts].filter(
    ([name, xml]) => name.startsWith('xl/charts/chart') && xml.includes('barDir val="bar"'),
  )
  expect(bars).toHaveLength(2)
  for (const [, xml] of bars) {
    expect(xml).toMatch(/<c:catAx>[\s\S]*<c:orientation val="maxMin"\/>[\s\S]*<\/c:catAx>/)
    expect(xml).toMatch(/<c:cat>[\s\S]*!\$A\$\d+:\$A\$\d+[\s\S]*<\/c:cat>/)
  }
})

test('RS5 no apostrophe is seen in a workbook: what could be a formula is a text by its type and its format', () => {
  const name = 'Playerwise analysis'
  const [row = []] = rowsOf(name).slice(3)
  expect([row[1], row[2], rowsOf(name)[2]?.[2], rowsOf(name)[0]?.[0]]).toEqual([
    '+Lin',
    '@7',
    '=Roll no',
    '=1+1 Quiz: Über Bäume',
  ])
  for (const cell of ['A1', 'C3', 'B4', 'C4']) expect(numberFormatOf(name, cell), cell).toBe('@')
  expect([...sheets.values()].flat(2).filter((value) => String(value).startsWith("'"))).toEqual([])
})

test('RS30 every font has a name and a size, and a file says what it is', () => {
  const fonts = elements(styles, 'font')
  expect(fonts.length).toBeGreaterThan(3)
  for (const font of fonts)
    expect(font).toMatch(/<sz val="\d+"\/>[\s\S]*<name val="Calibri"\/>|<name val="Calibri"\/>[\s\S]*<sz val/)
  expect(parts.get('docProps/core.xml')).toMatch(/<dc:title>=1\+1 Quiz: Über Bäume<[\s\S]*<dc:creator>Quokka Quiz</)
})

test('RS28 the answers are a sheet of their own beside the players, a row for each player and question', async () => {
  expect(names.at(-1)).toBe('Answers')
  const [headings, ...rows] = rowsOf('Answers').slice(2)
  expect(headings).toEqual([
    'No.',
    'Name',
    'Question number',
    'Question',
    'Type',
    'Answer',
    'Result',
    'Points',
    'Seconds',
  ])
  expect(rows).toEqual([
    [1, '+Lin', 1, LONG.trim(), 'MCQ', 'Cedar', 'Right', 100, 2],
    [1, '+Lin', 2, '=2?', 'FIB', '-4', 'Right', 100, 2],
    [2, 'Zoe', 1, LONG.trim(), 'MCQ', 'Birch', 'Wrong', 0, 0.418],
    [2, 'Zoe', 2, '=2?', 'FIB', null, 'No answer', 0, null],
  ])
  const alone = await ask({ reportTypes: ['QUIZ OVERVIEW'] })
  expect([...(await openWorkbook(alone.rawPayload)).sheets.keys()]).toEqual(['Quiz overview'])
})

test('RS26 dates go by the clock that the browser named, and say so; without one, or with an unknown one, by UTC', async () => {
  /** To the second: the reader of the file loses milliseconds. */
  const began = (rows: readonly (readonly unknown[])[], zone: string) =>
    Math.round(Number(rows.find(([label]) => label === `Began (${zone})`)?.[2]) / 1_000) * 1_000
  expect(began(rowsOf('Quiz overview'), 'Asia/Kolkata')).toBe(Date.UTC(2026, 10, 24, 1, 57))
  for (const timeZone of [undefined, 'Nowhere/Land', '=1+1']) {
    const other = await openWorkbook((await ask({ reportTypes: ['QUIZ OVERVIEW'], timeZone })).rawPayload)
    expect(began(other.sheets.get('Quiz overview') ?? [], 'UTC')).toBe(FIRST)
  }
})

test('RS27 a file is called by its quiz and its day, a CSV file by its kind; who reads plain names has the plain one', async () => {
  const nameIn = async (change: object) => {
    const { headers } = await ask(change)
    const [, plain, full = ''] =
      /^attachment; filename="([\w.]+)"; filename\*=UTF-8''([\w.%-]+)$/.exec(String(headers['content-disposition'])) ??
      []
    return [plain, decodeURIComponent(full)]
  }
  expect(await nameIn({})).toEqual(['quizSummary.xlsx', '=1+1 Quiz Über Bäume 2026-11-24 quizSummary.xlsx'])
  expect(await nameIn({ timeZone: 'UTC' })).toEqual([
    'quizSummary.xlsx',
    '=1+1 Quiz Über Bäume 2026-11-23 quizSummary.xlsx',
  ])
  expect(await nameIn({ format: 'csv', reportTypes: ['ENGAGEMENT RESULTS'] })).toEqual([
    'quizSummary.csv',
    '=1+1 Quiz Über Bäume 2026-11-24 Engagement results.csv',
  ])
})

test('RS25 a CSV file of several tables begins with what the sheet begins with; times are told to the millisecond', async () => {
  const csv = async (type: string) => {
    const { rawPayload } = await ask({ format: 'csv', reportTypes: [type] })
    return { text: rawPayload.toString(), rows: readCsv(rawPayload.toString()) }
  }
  const { rows, text } = await csv('QUIZ OVERVIEW')
  expect(rows.slice(0, 5)).toEqual([
    ["'=1+1 Quiz: Über Bäume"],
    ['Room', play.journalId],
    ['Began (Asia/Kolkata)', '2026-11-24 01:57'],
    ['Ended (Asia/Kolkata)', '2026-11-24 02:02'],
    ['Players', '2'],
  ])
  const factsEnd = rows.findIndex(([label]) => label === 'Right answers by question')
  expect(Object.fromEntries(rows.slice(0, factsEnd))).toMatchObject({
    'Right answers': '0.5',
    'Average answer time in seconds': '1.473',
    'Average score': '150',
  })
  expect(text).not.toMatch(/\d\.\d{5}/)
  expect((await csv('PLAYERWISE ANALYSIS')).rows[0]?.slice(0, 2)).toEqual(['Rank', 'Name'])
})

test.each([[[]], [undefined], [['QUIZ OVERVIEW', 'SCORES']], [Array(5).fill('QUIZ OVERVIEW')]])(
  'RS29 a list of types such as %j is refused with what there is to choose from',
  async (reportTypes) => {
    const { statusCode, body } = await ask({ reportTypes })
    expect([statusCode, body]).toEqual([400, `Please choose from ${REPORT_TYPES.join(', ')}, each once at most.`])
  },
)
