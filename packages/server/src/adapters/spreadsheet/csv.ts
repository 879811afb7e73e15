import type { Cell } from '@quokka/core/reports'
import { csvText } from './cell-text.ts'

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

const field = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : `"${csvText(cell).replaceAll('"', '""')}"`
}

/** Rows as RFC 4180 writes them, in UTF-8; every text in quotation marks. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(`${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`)
