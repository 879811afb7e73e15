import { expect, test } from 'vitest'
import { exampleOf } from '../../testing/index.ts'
import { answered, choices, gameFacts, playerFacts } from '../../testing/plays.ts'
import type { PlayerFacts, PlayFacts, Sheet } from '../index.ts'
import { beginReport } from '../index.ts'
import type { ReportType, ReportVariant } from '../report-types.ts'
import { REPORT_TYPES } from '../report-types.ts'
import { MOST_ANSWER_ROWS } from './answers.ts'

const RIGHT = answered('Cedar', 50, 1_500)
const WRONG = answered('Birch', 0, 2_500)

const reportOf = (variant: ReportVariant, plays: readonly (readonly [PlayFacts, readonly PlayerFacts[]])[]) => {
  const report = beginReport({ variant, plays: plays.map(([play]) => play) })
  for (const [{ playId }, players] of plays) report.add(playId, players)
  const figures = report.figures({
    visits: { share: 0, whatsapp: 3, facebook: 0, twitter: 0 },
    before: variant === 'quiz' ? 40 : null,
    window: variant === 'qtest' ? { startDate: 'opens', endDate: 'closes', status: 'Expired' } : null,
    isoOf: (ms) => `at ${ms}`,
  })
  return {
    ...report,
    sheetOf: (type: ReportType) => report.sheet(type, figures),
    answers: () => report.answersSheet(figures),
  }
}

const survey = { ...exampleOf('MCQ'), questionId: 'survey', questionTitle: 'Which do you like?', correct: null }
const questions = [...choices('q1', 'q2'), survey]
const ann = playerFacts('Ann', [RIGHT, WRONG, WRONG], { rank: 1, email: 'ann@example.org', teams: ['7b', 'Chess'] })
const bob = playerFacts('Bob', [WRONG, null, null], { hasLeft: true })
const game = () => reportOf('quiz', [[gameFacts(questions), [ann, bob]]])
const course = () =>
  reportOf('course', [
    [gameFacts(questions), [ann, bob]],
    [gameFacts(questions, { playId: 'second', game: 2, startedAtMs: 90_000 }), [ann]],
  ])
const qtest = () => {
  const play = gameFacts(questions, { playId: 'qtest', kind: 'qtest', journalId: 'qtest', game: 0 })
  const asked = { fields: { Class: '7b' } }
  const quick = playerFacts('Quick', [RIGHT, RIGHT, null], { ...asked, score: 100, answerMs: 10 })
  const slow = playerFacts('Slow', [RIGHT, RIGHT, null], { ...asked, score: 100, answerMs: 20 })
  const equal = playerFacts('Equal', [RIGHT, RIGHT, null], { score: 100, answerMs: 20 })
  const last = playerFacts('Last', [null, null, null])
  const players = [last, equal, slow, quick]
  return { ...reportOf('qtest', [[play, players]]), players }
}

const tableOf = (sheet: Sheet, title: string | null) => {
  const found = sheet.tables.find((table) => table.title === title)
  if (found === undefined) throw new Error(`no table ${title}`)
  return found
}
const factsOf = ({ facts }: Sheet) => new Map(facts.map(({ label, value }) => [label, value]))

test('RF17 every row of every sheet fits its columns, and every chart the columns that it is drawn of', () => {
  for (const report of [game(), course(), qtest()]) {
    for (const type of REPORT_TYPES) {
      const sheet = report.sheetOf(type)
      expect(sheet.type).toBe(type)
      expect(sheet.name.length).toBeLessThanOrEqual(31)
      expect(sheet.title).toBe('Trees')
      for (const { columns, rows } of sheet.tables) {
        for (const row of rows) {
          expect(row).toHaveLength(columns.length)
          for (const [place, cell] of row.entries()) {
            const { kind, heading } = columns[place] ?? { kind: 'none', heading: '' }
            const isText = kind === 'text' || kind === 'date'
            if (cell !== null) expect(typeof cell, `${type}, ${heading}`).toBe(isText ? 'string' : 'number')
            if (kind === 'percent' && cell !== null) expect(cell).toBeLessThanOrEqual(1)
          }
        }
      }
      for (const { table, values, categories } of sheet.charts) {
        const { columns, rows } = sheet.tables[table] ?? { columns: [], rows: [] }
        expect(rows.length).toBeGreaterThan(0)
        expect(columns[values]?.kind).toMatch(/percent|integer/)
        expect(columns[categories]?.kind).toMatch(/text|integer/)
      }
    }
  }
})

test('XT14 the overview of a game in a calm room says so, and of another game nothing', () => {
  const saysCalm = (isCalm: boolean) =>
    factsOf(reportOf('quiz', [[gameFacts(questions, { isCalm }), []]]).sheetOf('QUIZ OVERVIEW')).has(
      'Calm room, without points for speed',
    )
  expect([saysCalm(true), saysCalm(false)]).toEqual([true, false])
})

test('RF17 the overview has the facts of the game, its questions, its best and its scores', () => {
  const sheet = game().sheetOf('QUIZ OVERVIEW')
  expect(Object.fromEntries(factsOf(sheet))).toMatchObject({
    Room: 'BCDFGH',
    Began: 'at 1000',
    Players: 2,
    'Right answers': 0.25,
    'Right answers in the game before': 0.4,
    'Average answer time in seconds': 2.25,
    'Median score': 25,
    'Questions that fewer than 60 % got right': 2,
  })
  expect(sheet.tables.map(({ title }) => title)).toEqual(['Right answers by question', 'The first three', 'Scores'])
  expect(sheet.tables[0]?.rows).toEqual([
    [1, 'Which tree is q1?', 0.5, 1, 2],
    [2, 'Which tree is q2?', 0, 0, 2],
    [3, 'Which do you like?', null, null, 2],
  ])
  expect(tableOf(sheet, 'The first three').rows).toEqual([[1, 'Ann', 50]])
  expect(sheet.charts.map(({ kind, table }) => [kind, table])).toEqual([
    ['bar', 0],
    ['column', 2],
  ])
})

test('RF17 the overview of a course has a row per game, and the progress of players who came again', () => {
  const sheet = course().sheetOf('QUIZ OVERVIEW')
  expect(tableOf(sheet, 'Right answers over the games').rows).toEqual([
    [1, 'BCDFGH', 0.25, 2, 'at 1000', 'at 61000'],
    [2, 'BCDFGH, game 2', 0.5, 1, 'at 90000', 'at 61000'],
  ])
  expect(tableOf(sheet, 'Players over the games').rows).toEqual([[1, 'Ann', 0.5, 0.5]])
  expect(tableOf(sheet, 'Teams over the games').rows).toHaveLength(2)
})

test('RF22 the overview of a course has scores in percent of the points of the game, and says in which game the best were', () => {
  const sheet = course().sheetOf('QUIZ OVERVIEW')
  expect(Object.fromEntries(factsOf(sheet))).toMatchObject({
    'Average score, of the points of the game': expect.closeTo(1 / 6, 9),
  })
  expect(factsOf(sheet).has('Average score')).toBe(false)
  expect(tableOf(sheet, 'The first three').rows).toEqual([[1, 'Ann', 50, 0.25, 'BCDFGH']])
  expect(tableOf(sheet, 'Scores in percent of the points of the game').rows[0]).toEqual([1, '0 to 4 %', 1])
})

test('RF24 the questions of a course say where the right answer was changed', () => {
  const other = { ...exampleOf('MCQ'), questionId: 'q1', correct: 'Birch' }
  const plays = [[other, ...choices('q2')], choices('q1', 'q2')].map((asked, game) =>
    gameFacts(asked, { playId: `g${game}`, startedAtMs: game }),
  )
  const sheet = reportOf(
    'course',
    plays.map((play) => [play, [ann]] as const),
  ).sheetOf('QUESTIONWISE ANALYSIS')
  const [table] = sheet.tables
  expect(table?.columns[13]?.heading).toBe('Right answer changed between the games')
  expect(table?.rows.map((row) => row[13])).toEqual(['Yes', null])
})

test('RF17 engagement says who answered and who stayed; of a QTest only what completed attempts tell', () => {
  const sheet = game().sheetOf('ENGAGEMENT RESULTS')
  expect(Object.fromEntries(factsOf(sheet))).toMatchObject({
    'Stayed to the end': 1,
    'Left before the end': 1,
    'Share that stayed': 0.5,
    'Answers given': 4,
  })
  expect(tableOf(sheet, 'Answers by question').rows[0]).toEqual([1, 'Which tree is q1?', 1, 2, 2, 0, 2, 2, 30])
  expect(tableOf(sheet, 'Answers by question').rows[1]).toEqual([2, 'Which tree is q2?', 0.5, 1, 2, 1, 2.5, 2.5, 30])
  const took = tableOf(sheet, 'Players by how much they answered').rows
  expect(took.map((row) => row.at(-1))).toEqual([1, 0, 1, 0])
  expect(tableOf(sheet, 'Visits by shared links').rows).toEqual([[1, 'WhatsApp', 3]])
  const ofQTest = qtest().sheetOf('ENGAGEMENT RESULTS')
  expect(factsOf(ofQTest).has('Stayed to the end')).toBe(false)
  expect(Object.fromEntries(factsOf(ofQTest))).toMatchObject({ Closes: 'closes', 'Completed attempts': 4 })
})

test('RF12 a right answer is distinguished from a wrong one by its mark, a survey has neither; a player without an answer has empty cells', () => {
  const report = game()
  const sheet = report.sheetOf('PLAYERWISE ANALYSIS')
  const headings = sheet.tables[0]?.columns.map(({ heading }) => heading) ?? []
  expect(headings.slice(0, 12)).toEqual([
    'Rank',
    'Name',
    'E-mail',
    'Teams',
    'Left early',
    'Score',
    'Right',
    'Could be right',
    'Answered',
    'Average time in seconds',
    '1. Which tree is q1?',
    '1. Points',
  ])
  expect(report.playerRow('bcdfgh-1-1', ann)).toEqual([
    ...[1, 'Ann', 'ann@example.org', '7b, Chess', null, 50, 1, 2, 3, 6.5 / 3],
    ...['✓ Cedar', 50, 1.5],
    ...['✗ Birch', 0, 2.5],
    ...['Birch', 0, 2.5],
  ])
  expect(report.playerRow('bcdfgh-1-1', bob)).toEqual([
    ...[null, 'Bob', null, null, 'Yes', 0, 0, 2, 1, 2.5],
    ...['✗ Birch', 0, 2.5],
    ...[null, null, null, null, null, null],
  ])
  expect(report.playerRow('bcdfgh-1-1', ann)).toHaveLength(headings.length)
})

test('RF18 attempts of a QTest are ranked by score and time, whatever the order in which they are read', () => {
  const report = qtest()
  const headings = report.sheetOf('PLAYERWISE ANALYSIS').tables[0]?.columns.map(({ heading }) => heading) ?? []
  expect(headings.slice(0, 4)).toEqual(['Rank', 'Name', 'Class', 'Score'])
  const rows = report.players.map((player) => report.playerRow('qtest', player))
  expect(rows.map(([rank, name, field]) => [rank, name, field])).toEqual([
    [4, 'Last', null],
    [2, 'Equal', null],
    [2, 'Slow', '7b'],
    [1, 'Quick', '7b'],
  ])
})

test('RF17 a question has its figures and what was answered in one row', () => {
  const [table] = game().sheetOf('QUESTIONWISE ANALYSIS').tables
  expect(table?.columns.slice(13).map(({ heading }) => heading)).toEqual([
    ...['Answer 1', 'Players', 'Answer 2', 'Players', 'Answer 3', 'Players', 'Answer 4', 'Players'],
  ])
  expect(table?.rows[0]).toEqual([
    ...[1, 'Which tree is q1?', 'MCQ', 'Cedar', 2, 2, 1, 0.5, 2, 0.5, null, 'Birch', 1],
    ...['✗ Alder', 0, '✗ Birch', 1, '✓ Cedar', 1, '✗ Douglas', 0],
  ])
  expect(table?.rows[2]).toEqual([
    ...[3, 'Which do you like?', 'MCQ', null, 2, 1, null, null, 2.5, null, null, null, null],
    ...['Alder', 0, 'Birch', 1, 'Cedar', 0, 'Douglas', 0],
  ])
})

test('RS28 a course has an answer for each question that a player was asked, and none for one that another game asked', () => {
  const [first, second] = choices('q1', 'q2')
  if (first === undefined || second === undefined) throw new Error('no questions')
  const early = gameFacts([first])
  const late = gameFacts([second], { playId: 'second', game: 2, startedAtMs: 90_000 })
  const report = reportOf('course', [
    [early, [playerFacts('Ann', [RIGHT])]],
    [late, [playerFacts('Bob', [null])]],
  ])
  const headings = report.answers().tables[0]?.columns.map(({ heading }) => heading)
  expect(headings?.slice(0, 4)).toEqual(['No.', 'Name', 'Game', 'Question number'])
  expect(report.answerRows(early.playId, playerFacts('Ann', [RIGHT]), 1)).toEqual([
    [1, 'Ann', 'BCDFGH', 2, 'Which tree is q1?', 'MCQ', 'Cedar', 'Right', 50, 1.5],
  ])
  expect(report.answerRows(late.playId, playerFacts('Bob', [null]), 2)).toEqual([
    [2, 'Bob', 'BCDFGH, game 2', 1, 'Which tree is q2?', 'MCQ', null, 'No answer', 0, null],
  ])
})

test('RS28 more answers than a sheet is for are left out, and it says so', () => {
  const bobs = Array.from({ length: MOST_ANSWER_ROWS / 2 + 1 }, () => playerFacts('Bob', [null, null]))
  const report = reportOf('quiz', [[gameFacts(choices('q1', 'q2')), bobs]])
  expect(report.answerRows('bcdfgh-1-1', playerFacts('Bob', [null, null]), 1)).toEqual([])
  expect(factsOf(report.answers()).get('Left out')).toBe('more than 50000 answers')
})
