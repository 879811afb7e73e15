import type { Cell, CellKind } from '@quokka/core/reports'
import { csvText } from './cell-text.ts'
import { headingOf, inWords, labelOf, roundedTo } from './cell-value.ts'
import type { WallClock } from './wall-clock.ts'
import type { SheetToWrite } from './worksheet.ts'

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

type Field = string | number | null

const textOf = (field: Field): string => {
  if (field === null) return ''
  return typeof field === 'number' ? String(field) : `"${csvText(field).replaceAll('"', '""')}"`
}

/**
 * A sheet as a CSV file, in UTF-8 as RFC 4180 writes it, every text in quotation marks. A sheet of one table is that table alone,
 * for programs; one of several has its title block, and the title of each. Rules RS6, RS25.
 */
export const writeCsv = ({ sheet, rows }: SheetToWrite, clock: WallClock): Buffer => {
  const field = (cell: Cell, kind: CellKind): Field =>
    typeof cell === 'number' ? roundedTo(cell, kind) : cell && inWords(cell, kind, clock)
  const written: Field[][] = []
  const isOneTable = sheet.tables[0]?.title === null
  if (!isOneTable) {
    written.push([sheet.title])
    for (const fact of sheet.facts) written.push([labelOf(fact, clock), field(fact.value, fact.kind)])
  }
  for (const { title, columns, rows: own } of sheet.tables) {
    if (title !== null) written.push([], [title])
    written.push(columns.map((column) => headingOf(column, clock)))
    for (const row of rows ?? own) written.push(row.map((cell, place) => field(cell, columns[place]?.kind ?? 'text')))
  }
  return Buffer.from(`${BYTE_ORDER_MARK}${written.map((row) => `${row.map(textOf).join(',')}\r\n`).join('')}`)
}
