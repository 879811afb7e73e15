import { expect, test } from 'vitest'
import { csvText, workbookText } from './cell-text.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tplain', "'\tplain"],
  ['\r\nplain', "'\nplain"],
  ['\0plain', "'plain"],
  ['\0=1', "'=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠1', "'＠1"],
  ['﹦1', "'﹦1"],
  ['⁼1', "'⁼1"],
  [' =1', "' =1"],
  ['\u200b\u2066=1', "'\u200b\u2066=1"],
  ['\u3000\u00a0\u2800=1', "'\u3000\u00a0\u2800=1"],
  ['#REF!', "'#REF!"],
  ['a\u0007b\u001f', 'ab'],
  ['half of a pair \ud800', 'half of a pair \ufffd'],
  ['1 = 1', '1 = 1'],
  ['#1', '#1'],
  ['', ''],
])('RS5 in a CSV file %j is written as %j', (text, written) => {
  expect(csvText(text)).toBe(written)
})

test('RS5 in a workbook a text is as it was written, without what a cell cannot hold', () => {
  for (const text of ['=1+1', '-4', '@SUM(A1)', ' =1', '#REF!', '＝1']) expect(workbookText(text)).toBe(text)
  expect(workbookText('\0=1')).toBe('=1')
  expect(workbookText('a\u0007b\u001f')).toBe('ab')
  expect(workbookText('half of a pair \ud800')).toBe('half of a pair \ufffd')
})

test('RS5 what a workbook would read as one character stays as it is', () => {
  expect(workbookText('_x003D_1')).toBe('_x005F_x003D_1')
  expect(csvText('_x003D_1')).toBe('_x003D_1')
})

test('RS5 a CSV field is no formula either where a program separates by semicolons, tabs or lines', () => {
  expect(csvText('a;=1')).toBe("a;'=1")
  expect(csvText('a\n=1')).toBe("a\n'=1")
  expect(csvText('a\t "+1')).toBe('a\t "\'+1')
  expect(csvText('\t=1')).toBe("'\t'=1")
  expect(csvText('a; b')).toBe('a; b')
})

test('RS5 a text is cut at 32,767 units, no character in two', () => {
  expect(workbookText('a'.repeat(40_000))).toHaveLength(32_767)
  expect(workbookText(`${'a'.repeat(32_766)}😀`)).toBe('a'.repeat(32_766))
  expect(workbookText(`=${'a'.repeat(40_000)}`)).toHaveLength(32_767)
})
