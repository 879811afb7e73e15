import { REPORT_TYPES } from '@quokka/core/report-types'
import { exampleOf } from '@quokka/core/testing'
import { LANGUAGE_CODES } from '@quokka/languages'
import { afterAll, expect, test } from 'vitest'
import { openWorkbook } from '../../testing/open-workbook.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { accountIdOf, playerFacts, playFacts, readCsv, storePlay } from '../../testing/test-plays.ts'
import { sheetWords } from '../../wording/sheet-words.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const host = await at.member()
const play = playFacts({ hostId: await accountIdOf(at.database, host.name) })
const players = [
  playerFacts(play, 3, { name: 'Score', fields: { Score: 'Room' } }),
  playerFacts(play, 1, { name: 'Bob', rank: 2, hasLeft: true, fields: { Score: 'Lobby' } }),
]
await storePlay(at.database, play, players)
const OF = { quizVariant: 'quiz', quizId: play.quizId, roomId: play.journalId, game: 1 }

const fileIn = (language: string, body: object) =>
  host.post('getquizexcelreportsummary', { ...OF, timeZone: 'Asia/Kolkata', ...body }, { 'accept-language': language })

test('LG10 a CSV file has the headings and the name of the language of whoever asks; what people wrote and numbers stay', async () => {
  const reply = await fileIn('hi', { reportTypes: ['PLAYERWISE ANALYSIS'], format: 'csv' })
  const text = reply.rawPayload.toString()
  const row = (name: string) => text.split('\r\n').find((line) => line.includes(`"${name}"`))
  expect(text).toContain('"रैंक","नाम","Score","पहले चले गए","स्कोर",')
  expect(row('Room')).toMatch(/^1,"Score","Room",,300,/)
  expect(row('Bob')).toMatch(/^,"Bob","Lobby","हाँ",100,/)
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('खिलाड़ीवार विश्लेषण.csv')
})

test('LG10 a workbook is named, titled and headed in the language; its cells are numbers and dates; Arabic begins on the right', async () => {
  const reply = await fileIn('ar', { reportTypes: REPORT_TYPES, format: 'xlsx' })
  const { sheets, parts } = await openWorkbook(reply.rawPayload)
  const say = sheetWords('ar')
  expect([...sheets.keys()]).toEqual(
    (['overview', 'engagement', 'playerwise', 'questionwise', 'answers'] as const).map((name) => say(`name/${name}`)),
  )
  const overview = sheets.get(say('name/overview')) ?? []
  expect(overview.find(([label]) => label === say('fact/players'))?.[2]).toBe(2)
  expect(overview.find(([label]) => label === `${say('fact/began')} (Asia/Kolkata)`)?.[2]).toBeInstanceOf(Date)
  for (let place = 1; place <= sheets.size; place += 1)
    expect(parts.get(`xl/worksheets/sheet${place}.xml`)).toContain('rightToLeft="1"')
  const english = await openWorkbook((await fileIn('en', { reportTypes: REPORT_TYPES, format: 'xlsx' })).rawPayload)
  expect(english.parts.get('xl/worksheets/sheet1.xml')).not.toContain('rightToLeft')
})

test('LG54 answers that are the type’s own are said in the language, and the same words of an author stay', async () => {
  const own = { ...exampleOf('TRF'), questionId: 'own', correct: 'True' as const }
  const written = {
    ...exampleOf('MCQ'),
    questionId: 'written',
    choices: ['False', 'Reef', 'Sand', 'True'],
    correct: 'True',
  }
  const asked = playFacts({ hostId: await accountIdOf(at.database, host.name), questions: [own, written] })
  await storePlay(at.database, asked, [
    playerFacts(asked, 0, {
      name: 'Lin',
      answers: [
        ['False', 2_000, false, 0],
        ['False', 2_000, false, 0],
      ],
    }),
  ])
  const of = { quizId: asked.quizId, roomId: asked.journalId }
  const { sheets } = await openWorkbook(
    (await fileIn('hi', { ...of, reportTypes: REPORT_TYPES, format: 'xlsx' })).rawPayload,
  )
  const say = sheetWords('hi')
  const cells = (name: 'playerwise' | 'questionwise' | 'answers') => sheets.get(say(`name/${name}`))?.flat() ?? []
  expect(cells('playerwise')).toEqual(expect.arrayContaining(['✗ गलत', '✗ False']))
  expect(cells('answers')).toEqual(expect.arrayContaining(['गलत', 'False']))
  expect(cells('questionwise')).toEqual(expect.arrayContaining(['सही', '✓ सही', '✗ गलत', '✓ True', '✗ False']))
  expect(cells('questionwise')).not.toContain('✗ True')
  const csv = (await fileIn('hi', { ...of, reportTypes: ['PLAYERWISE ANALYSIS'], format: 'csv' })).rawPayload.toString()
  expect(csv).toContain('"✗ गलत"')
  const english = await fileIn('en', { ...of, reportTypes: ['PLAYERWISE ANALYSIS'], format: 'csv' })
  expect(english.rawPayload.toString()).toContain('"✗ False"')
})

test.each([
  ['ar', 'right', 'left'],
  ['hi', 'left', 'right'],
])(
  'LG55 in %s texts of a workbook stand at the %s, where its reader begins, and numbers at the %s',
  async (language, start, end) => {
    const file = await fileIn(language, { reportTypes: REPORT_TYPES, format: 'xlsx' })
    const { parts } = await openWorkbook(file.rawPayload)
    const [, formats = ''] = /<cellXfs[^>]*>([\s\S]*)<\/cellXfs>/.exec(parts.get('xl/styles.xml') ?? '') ?? []
    const sides = formats.split('<xf ').map((format) => /horizontal="(\w+)"/.exec(format)?.[1])
    const used = new Set<string>()
    for (const [name, xml] of parts)
      if (name.startsWith('xl/worksheets/sheet'))
        for (const [cell, style = ''] of xml.matchAll(/<c [^>]*\bs="(\d+)"[^>]*>/g))
          used.add(`${cell.includes(' t="') ? 'text' : 'number'} ${sides[Number(style) + 1]}`)
    // Headings stand as what is below them does, and what a fact says beside its label.
    expect([...used].sort()).toEqual([`number ${start}`, `number ${end}`, `text ${start}`, `text ${end}`].sort())
    const [, title = ''] = /<c r="A1"[^>]*\bs="(\d+)"/.exec(parts.get('xl/worksheets/sheet1.xml') ?? '') ?? []
    expect(sides[Number(title) + 1]).toBe(start)
    const texts = formats.split('<xf ').filter((format) => format.includes('indent="1"'))
    expect(new Set(texts.map((format) => /horizontal="(\w+)"/.exec(format)?.[1]))).toEqual(new Set([start]))
  },
)

test('LG10 the account’s language comes before the request’s', async () => {
  await host.post('changelanguage', { language: 'de' })
  const reply = await fileIn('hi', { reportTypes: ['PLAYERWISE ANALYSIS'], format: 'csv' })
  expect(readCsv(reply.rawPayload.toString())[0]?.[0]).toBe('Platz')
})

test.each(LANGUAGE_CODES)('LG10 the sheets in %s have names that a workbook takes, each another', (language) => {
  const say = sheetWords(language)
  const names = (['overview', 'engagement', 'playerwise', 'questionwise', 'answers'] as const).map((name) =>
    say(`name/${name}`),
  )
  for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/u)
  expect(new Set(names).size).toBe(names.length)
})
