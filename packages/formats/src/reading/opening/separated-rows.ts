import { parseCsv } from 'hucre/csv'
import { unguarded } from '../../formula-guard.ts'
import { READING_LIMITS } from '../limits.ts'
import type { Separator } from '../opened-file.ts'

const SEPARATORS: readonly Separator[] = ['\t', ';', ',', '|']

/** So many lines tell the separator. */
const SAMPLE_LINES = 60

/** Where more of the rows have another number of cells, commas are those of sentences. */
const LEAST_ALIKE = 0.6

/** A cell of more lines began with a quotation mark that is none. */
const MOST_LINES_OF_CELL = 40

type Row = readonly string[]

const parsed = (text: string, separator: Separator, fastMode = false): Row[] =>
  parseCsv(text, { delimiter: separator, fastMode, skipBom: false }).map((row) => row.map((cell) => String(cell ?? '')))

const hasOddQuotes = (text: string): boolean => (text.split('"').length - 1) % 2 === 1

const isFilled = (row: Row): boolean => row.some((cell) => cell.trim() !== '')

/** How many cells most rows have, and which share of the rows that is. */
const widthOf = (rows: readonly Row[]): { columns: number; share: number } => {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  const [columns, count] = [...counts].sort((left, right) => right[1] - left[1])[0] ?? [0, 0]
  return { columns, share: rows.length === 0 ? 0 : count / rows.length }
}

/** Rows of a text in which a quotation mark is missing: a cell of several lines is one only if its row then is as wide as the others. */
const mendedRows = (text: string, separator: Separator): Row[] => {
  const lines = text.split('\n')
  const whole = lines.filter((line) => !hasOddQuotes(line)).flatMap((line) => parsed(line, separator))
  const { columns } = widthOf(whole.filter(isFilled))
  const rows: Row[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (!hasOddQuotes(line)) {
      rows.push(...(line === '' ? [[]] : parsed(line, separator)))
      continue
    }
    const length = lines.slice(at + 1, at + MOST_LINES_OF_CELL).findIndex(hasOddQuotes) + 2
    const [row, ...more] = length < 2 ? [] : parsed(lines.slice(at, at + length).join('\n'), separator)
    if (row?.length === columns && more.length === 0) {
      rows.push(row)
      at += length - 1
    } else rows.push(...parsed(line, separator, true))
  }
  return rows
}

const rowsBy = (separator: Separator, text: string): Row[] => {
  const rows = parsed(text, separator)
  const { columns } = widthOf(rows.filter(isFilled))
  const isTorn = rows.some((row) => row.length !== columns && row.some((cell) => cell.includes('\n')))
  return isTorn || hasOddQuotes(text) ? mendedRows(text, separator) : rows
}

/** The rows of a text, by the separator that makes most of its rows alike; undefined where none does. Rule EX4. */
export const separatedRows = (text: string): { rows: readonly Row[]; separator: Separator } | undefined => {
  const lines = text.split('\n', SAMPLE_LINES + 1)
  const sample = lines.slice(0, SAMPLE_LINES).join('\n')
  const [best] = SEPARATORS.map((separator) => {
    const rows = rowsBy(separator, sample).filter(isFilled)
    // A row over the end of the sample is cut; it does not count.
    return { separator, ...widthOf(lines.length > SAMPLE_LINES ? rows.slice(0, -1) : rows) }
  })
    .filter(({ columns, share }) => columns > 1 && share >= LEAST_ALIKE)
    .sort((left, right) => right.share - left.share || right.columns - left.columns)
  if (best === undefined) return undefined
  const { separator } = best
  const { cellCharacters, sheetColumns } = READING_LIMITS
  return {
    rows: rowsBy(separator, text).map((row) =>
      row.slice(0, sheetColumns).map((cell) => unguarded(cell).slice(0, cellCharacters)),
    ),
    separator,
  }
}
