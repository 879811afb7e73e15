import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { READING_LIMITS } from '../limits.ts'
import { openFile } from '../open-file.ts'
import { sheetsOf } from '../opened-file.ts'
import { decodedText } from './decoded-text.ts'

const utf16 = (text: string, isBig: boolean): Uint8Array =>
  Uint8Array.from(
    text.split('').flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8]
    }),
  )

const TEXT = 'Größe, größer\nam größten\n'

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16', utf16(TEXT, false)],
  ['UTF-16', utf16(TEXT, true)],
  ['Windows-1252', Uint8Array.from(TEXT.replaceAll('\n', '\r\n'), (sign) => sign.charCodeAt(0))],
])('EX4 a text in %s is read, with a mark and without', (encoding, bytes) => {
  expect(decodedText(bytes)).toEqual({ text: TEXT, encoding })
})

test.each([',', ';', '\t', '|'])('EX4 cells that %j separates are told from commas in sentences', async (separator) => {
  const rows = [
    ['Question', 'Right'],
    ['One, two; or three?', 'a "b"'],
    ['Two\nlines', ''],
  ]
  const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')
  const opened = await openFile({ name: 'a', bytes: new TextEncoder().encode(text) })
  if ('refusal' in opened) throw new Error('refused')
  expect([opened.details.separator, sheetsOf(opened)[0]?.rows]).toEqual([separator, rows])
})

test('EX5 a workbook is read as it is shown: formulas by their last values, days in words, what is bold', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Shown',
        rows: [
          ['text', 0.1 + 0.2, true, new Date('2026-03-01T00:00:00Z')],
          ['bold', null, null, null],
        ],
        cells: new Map([
          ['0,4', { formula: 'A1', formulaResult: 'last value' }],
          ['1,0', { style: { font: { bold: true } } }],
        ]),
      },
      { name: 'Hidden', rows: [['not shown']], hidden: true },
    ],
  })
  const opened = await openFile({ name: 'a.csv', bytes })
  expect(opened).toMatchObject({ is: 'workbook', sheets: [{ name: 'Shown', bold: new Set(['1,0']) }] })
  const [sheet, ...more] = 'refusal' in opened ? [] : sheetsOf(opened)
  expect(more).toEqual([])
  expect(sheet?.rows[0]).toEqual(['text', '0.3', 'TRUE', '2026-03-01', 'last value'])
})

test('EX6 a text and a sheet that are too large are refused, and say what may be brought', async () => {
  const { textBytes, sheetRows } = READING_LIMITS
  const open = (bytes: Uint8Array) => openFile({ name: 'a', bytes })
  expect(await open(new Uint8Array(textBytes + 1).fill(0x20))).toEqual({
    refusal: { code: 'tooLarge', what: 'bytes', most: textBytes },
  })
  expect(await open(new TextEncoder().encode('a,b\n'.repeat(sheetRows + 1)))).toEqual({
    refusal: { code: 'tooLarge', what: 'rows', most: sheetRows },
  })
})
