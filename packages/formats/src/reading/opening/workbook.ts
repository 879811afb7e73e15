import type { Cell, CellValue, Sheet as ReadSheet } from 'hucre/xlsx'
import { readXlsx } from 'hucre/xlsx'
import { READING_LIMITS } from '../limits.ts'
import type { Opening, Sheet } from '../opened-file.ts'
import { boldKey } from '../opened-file.ts'

/** A spreadsheet shows so many digits of a number. */
const DIGITS = 15

/** The day before the first of Excel's: a time without a day. */
const FIRST_YEAR = 1900

const inDigits = (value: number, format: string): string =>
  format.includes('%') ? `${Number((value * 100).toPrecision(DIGITS))}%` : String(Number(value.toPrecision(DIGITS)))

/** Days as ISO 8601 has them: in the file they are numbers, and how they are shown is up to the reader's country. */
const inWords = (date: Date): string => {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T')
  if (date.getUTCFullYear() < FIRST_YEAR) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

const textOf = (value: CellValue, cell: Cell | undefined): string => {
  if (value === null || value === undefined || cell?.type === 'error') return ''
  if (typeof value === 'number') return inDigits(value, cell?.style?.numFmt ?? '')
  if (value instanceof Date) return inWords(value)
  // As spreadsheets in English show it.
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value.slice(0, READING_LIMITS.cellCharacters)
}

/** All of it is bold, in one style or in all of its parts. */
const isBold = (cell: Cell): boolean =>
  cell.style?.font?.bold === true ||
  cell.richText?.every(({ text, font }) => text.trim() === '' || font?.bold === true) === true

const sheetOf = ({ name, rows, cells }: ReadSheet): Sheet => {
  const bold = new Set<string>()
  for (const [key, cell] of cells ?? []) if (isBold(cell)) bold.add(key)
  const texts = rows.map((row, at) => row.map((value, column) => textOf(value, cells?.get(boldKey(at, column)))))
  const last = texts.findLastIndex((row) => row.some((text) => text !== ''))
  return { name, rows: texts.slice(0, last + 1), ...(bold.size > 0 && { bold }) }
}

/** What a workbook of Excel's shows; formulas by their last values, nothing is computed, and macros are not touched. Rule EX5. */
export const openedWorkbook = async (name: string, bytes: Uint8Array): Promise<Opening> => {
  const { sheetRows, lastColumn, sheetsPerWorkbook } = READING_LIMITS
  const read = await readXlsx(bytes, {
    sheets: (sheet, place) => !sheet.hidden && !sheet.veryHidden && place < sheetsPerWorkbook,
    readStyles: true,
    // One row more tells whether there are more.
    range: `A1:${lastColumn}${sheetRows + 1}`,
  }).catch(() => undefined)
  if (read === undefined) return { refusal: { code: 'damaged' } }
  const sheets = read.sheets.map(sheetOf)
  if (sheets.some(({ rows }) => rows.length > sheetRows))
    return { refusal: { code: 'tooLarge', what: 'rows', most: sheetRows } }
  const hiddenRows = read.sheets
    .flatMap(({ rowDefs }) => [...(rowDefs?.values() ?? [])])
    .filter(({ hidden }) => hidden === true).length
  return { is: 'workbook', name, sheets, details: hiddenRows > 0 ? { hiddenRows } : {} }
}
