import { expect, test } from 'vitest'
import { openFile } from '../../open-file.ts'
import type { Sheet } from '../../opened-file.ts'
import { sheetsOf } from '../../opened-file.ts'
import { guessMapping } from './guess-mapping.ts'
import { readMappedSheet } from './mapped-reading.ts'
import { headerKey, withRole } from './mapping.ts'

const sheetOf = async (text: string): Promise<Sheet> => {
  const opened = await openFile({ name: 'sheet.csv', bytes: new TextEncoder().encode(text) })
  const [sheet] = 'refusal' in opened ? [] : sheetsOf(opened)
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}

const GEOGRAPHY = `#;Item;C1;C2;C3;C4;Key;Sec;Unit
1;Which is the largest ocean?;Atlantic;Indian;Pacific;Arctic;3;20;Water
2;How many continents are there?;Five;Six;Seven;Eight;3;20;Maps
3;Kilimanjaro is in Africa.;True;False;;;1;10;Land
4;Which river runs through Cairo?;Nile;Congo;Niger;Zambezi;1;30;Water
5;Which hot desert is the largest?;Gobi;Sahara;Thar;Kalahari;x;30;Land
6;Which is the longest river?;Nile;Rhine;Niger;Indus;1;60;Water
7;Which country has most lakes?;Chad;Mali;Fiji;Canada;4;20;Water
`

test('EX11 what is in which column is guessed from names and content, with a reason for each', async () => {
  const { header, columns, first, isSure } = guessMapping(await sheetOf(GEOGRAPHY))
  expect([header, first, isSure]).toEqual([0, 1, true])
  expect(columns.map(({ role, why }) => [role, why])).toEqual([
    ['skip', { code: 'countsRows' }],
    ['question', { code: 'longestTexts', questionMarks: 6, rows: 7 }],
    ['answerA', { code: 'standsInRight', column: 'Key' }],
    ['answerB', { code: 'like', column: 'C1', emptyRows: 0 }],
    ['answerC', { code: 'like', column: 'C1', emptyRows: 1 }],
    ['answerD', { code: 'like', column: 'C1', emptyRows: 1 }],
    ['right', { code: 'numbers', from: 1, to: 4, fitting: 6, rows: 7 }],
    ['time', { code: 'seconds', from: 10, to: 60 }],
    ['tag', { code: 'repeatedWords', count: 3 }],
  ])
})

test('EX12 a page is told of each row what it asks and which cell is right, and what decides most', async () => {
  const sheet = await sheetOf(GEOGRAPHY)
  const { rows, quiz, reasons } = readMappedSheet('geography.csv', { sheet, mapping: guessMapping(sheet) })
  expect(rows.map(({ row, right, question }) => [row, right, question?.state])).toEqual([
    [1, [4], 'ready'],
    [2, [4], 'ready'],
    [3, [2], 'ready'],
    [4, [2], 'ready'],
    [5, [], 'needsYou'],
    [6, [2], 'ready'],
    [7, [5], 'ready'],
  ])
  expect(quiz).toMatchObject({ name: 'geography', tags: ['Water', 'Maps', 'Land'] })
  expect(reasons).toEqual([
    { code: 'countsFrom', column: 'Key', first: 1, most: 4 },
    { code: 'twoAnswersAreTruths', rows: 1 },
    { code: 'becomesTags', column: 'Unit', count: 3 },
    { code: 'rightUnknown', rows: 1, said: ['x'] },
  ])
})

test('EX12 an author changes what a column is, and all rows follow', async () => {
  const sheet = await sheetOf(GEOGRAPHY)
  const mapping = withRole(guessMapping(sheet), 8, 'explanation')
  const [first] = readMappedSheet('geography.csv', { sheet, mapping }).quiz.questions
  expect(first?.sent).toMatchObject({ answerContent: 'Water' })
  const swapped = withRole(mapping, 1, 'explanation')
  expect(swapped.columns.map(({ role }) => role)).toEqual([
    ...['skip', 'explanation', 'answerA', 'answerB', 'answerC', 'answerD', 'right', 'time', 'skip'],
  ])
})

test('EX12 a mapping is remembered by the names of the columns, however they are written', async () => {
  const sheet = await sheetOf(GEOGRAPHY)
  const other = await sheetOf(GEOGRAPHY.replace('#;Item', '#; ITEM').replace('Which is the largest ocean?', 'What?'))
  expect(headerKey(other, guessMapping(other))).toBe(headerKey(sheet, guessMapping(sheet)))
  expect(headerKey(sheet, guessMapping(sheet, null))).toBeUndefined()
})

test('EX11 numbers of answers count from 0 where 0 is among them', async () => {
  const sheet = await sheetOf('Question,A,B,C,D,Key\nFirst?,r,x,y,z,0\nLast?,x,y,z,r,3\n')
  const mapping = guessMapping(sheet)
  const { rows } = readMappedSheet('sheet.csv', { sheet, mapping })
  expect([mapping.first, rows.map(({ right }) => right)]).toEqual([0, [[1], [4]]])
})

test('EX11 a sheet of something else is not taken for sure', async () => {
  expect(guessMapping(await sheetOf('Date,Name,Town\n2026-01-01,Ada,London\n2026-01-02,Alan,Leeds\n')).isSure).toBe(
    false,
  )
})
