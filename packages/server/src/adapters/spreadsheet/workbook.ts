import type { Cell, CellKind, Sheet, SheetChart, SheetTable } from '@quokka/core/reports'
import type { CellStyle, CellValue, WriteSheet, SheetChart as WrittenChart } from 'hucre/xlsx'
import { colToLetter, writeXlsx } from 'hucre/xlsx'
import { workbookText } from './cell-text.ts'

/** A sheet with its rows: those of players are not in its tables. */
export interface SheetToWrite {
  sheet: Sheet
  /** Rows of the sheet's only table, in place of its own. */
  rows?: readonly Cell[][]
}

const NUMBER_FORMATS: Readonly<Record<CellKind, string | undefined>> = {
  text: undefined,
  integer: '0',
  number: '0.0',
  percent: '0%',
  duration: '0.0',
  date: 'yyyy-mm-dd hh:mm',
}

const INK = '2B2140'
const TITLE: CellStyle = { font: { bold: true, size: 16, color: { rgb: INK } } }
const TABLE_TITLE: CellStyle = { font: { bold: true, size: 13, color: { rgb: INK } } }
const LABEL: CellStyle = { font: { bold: true } }
const HEADING: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: INK } },
  alignment: { vertical: 'center', wrapText: true },
}
const BAR_COLOUR = '7A4FD6'
/** A row and a column of a chart's size, whatever the widths of the columns under it are. */
const CHART = { rows: 18, columns: 6 }

const styleOf = (kind: CellKind): CellStyle => {
  const numFmt = NUMBER_FORMATS[kind]
  return numFmt === undefined ? {} : { numFmt }
}

/** A value of a cell. A text is never looked at for what it might mean. */
const cellValue = (cell: Cell, kind: CellKind): CellValue => {
  if (cell === null || typeof cell === 'number') return cell
  const atMs = kind === 'date' ? Date.parse(cell) : Number.NaN
  return Number.isNaN(atMs) ? workbookText(cell) : new Date(atMs)
}

/** A sheet row by row, with the styles of single cells. */
class Page {
  readonly rows: CellValue[][] = []
  readonly cells: NonNullable<WriteSheet['cells']> = new Map()

  add(values: CellValue[], styles: readonly (CellStyle | undefined)[] = []): void {
    for (const [column, style] of styles.entries())
      if (style !== undefined) this.cells.set(`${this.rows.length},${column}`, { style })
    this.rows.push(values)
  }
}

const rangeOf = (column: number, firstRow: number, rows: number): string => {
  const letter = colToLetter(column)
  return `$${letter}$${firstRow + 1}:$${letter}$${firstRow + rows}`
}

const chartOf = (
  { kind, title, categories, values }: SheetChart,
  table: { firstRow: number; rows: number },
  at: { row: number; column: number },
): WrittenChart => ({
  type: kind,
  title: workbookText(title),
  legend: false,
  series: [
    {
      name: workbookText(title),
      categories: rangeOf(categories, table.firstRow, table.rows),
      values: rangeOf(values, table.firstRow, table.rows),
      color: BAR_COLOUR,
    },
  ],
  anchor: {
    from: { row: at.row, col: at.column },
    to: { row: at.row + CHART.rows, col: at.column + CHART.columns },
  },
})

/** The widest that a column of any of the tables wants. */
const widths = (tables: readonly SheetTable[]): number[] => {
  const most = Math.max(0, ...tables.map(({ columns }) => columns.length))
  return Array.from({ length: most }, (_, column) =>
    Math.max(0, ...tables.map(({ columns }) => columns[column]?.width ?? 0)),
  )
}

const pageOf = ({ sheet, rows }: SheetToWrite): WriteSheet => {
  const { name, title, facts, tables } = sheet
  const page = new Page()
  page.add([workbookText(title)], [TITLE])
  for (const { label, kind, value } of facts)
    page.add([workbookText(label), cellValue(value, kind)], [LABEL, styleOf(kind)])

  const places = tables.map(({ title: heading, columns, rows: own }) => {
    page.add([])
    if (heading !== null) page.add([workbookText(heading)], [TABLE_TITLE])
    page.add(
      columns.map((column) => workbookText(column.heading)),
      columns.map(() => HEADING),
    )
    const firstRow = page.rows.length
    const kinds = columns.map(({ kind }) => kind)
    const styles = kinds.map((kind) => (NUMBER_FORMATS[kind] === undefined ? undefined : styleOf(kind)))
    // So many rows that a style for each cell would be most of the memory: theirs are the columns'.
    for (const row of rows ?? own)
      page.add(
        row.map((cell, column) => cellValue(cell, kinds[column] ?? 'text')),
        rows === undefined ? styles : [],
      )
    return { firstRow, rows: page.rows.length - firstRow }
  })

  const [first] = places
  const right = Math.max(2, ...tables.map(({ columns }) => columns.length)) + 1
  const charts = sheet.charts.flatMap((chart, place) => {
    const table = places[chart.table]
    if (table === undefined || table.rows === 0) return []
    return [chartOf(chart, table, { row: place * (CHART.rows + 1), column: right })]
  })
  return {
    name,
    rows: page.rows,
    cells: page.cells,
    columns: widths(tables).map((width, column) => {
      const kind = rows === undefined ? undefined : tables[0]?.columns[column]?.kind
      return { width, ...(kind !== undefined && { style: styleOf(kind) }) }
    }),
    // The headings of the only table stay in sight.
    ...(tables.length === 1 && first && { freezePane: { rows: first.firstRow } }),
    ...(charts.length > 0 && { charts }),
    a11y: { summary: workbookText(title) },
  }
}

/** The sheets as a file of Excel's. */
export const writeWorkbook = (sheets: readonly SheetToWrite[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map(pageOf) })
