import type { Cell, CellKind, Sheet, SheetTable } from '@quokka/core/reports'
import type { CellStyle, CellValue, WriteSheet } from 'hucre/xlsx'
import { colToLetter } from 'hucre/xlsx'
import type { CellStyles } from './cell-styles.ts'
import { isErrorWord, workbookText } from './cell-text.ts'
import { headingOf, inWords, labelOf, momentOf, roundedTo } from './cell-value.ts'
import type { TablePlace } from './drawn-chart.ts'
import { chartHeight, drawnChart } from './drawn-chart.ts'
import { printedPage } from './printed-page.ts'
import { rowHeight } from './row-height.ts'
import type { WallClock } from './wall-clock.ts'

/** A sheet with its rows: those of players are not in its tables. */
export interface SheetToWrite {
  sheet: Sheet
  /** Rows of the sheet's only table, in place of its own. */
  rows?: readonly Cell[][]
}

/** Points of a title and of any other row that has no height of its own. */
const TITLE_HEIGHT = 24
const ROW_HEIGHT = 15

/** Characters of a column without a width of its own, and of the column in which facts say what they say. */
const PLAIN_WIDTH = 9
const FACT = { column: 2, width: 18 }

/** A heading stands in sight all the time, a question only in its place. */
const MOST_LINES = { heading: 4, row: 6 }

/** What is drawn is so wide. */
const CHART_COLUMNS = 6

/** The number and the name, which say what a row is. */
const NAMING_COLUMNS = 2

/** Wider than a window: what is drawn stands below, where it is found. */
const MOST_BESIDE = 150

/** A value of a cell. A text is never looked at for what it might mean. */
const cellValue = (cell: Cell, kind: CellKind, clock: WallClock): CellValue => {
  const moment = momentOf(cell, kind)
  if (moment !== undefined) return clock.at(moment)
  if (typeof cell === 'number') return kind === 'duration' ? roundedTo(cell, kind) : cell
  return cell === null ? null : workbookText(cell)
}

/** How a reader has it: by which clock, and from which side. */
interface Look {
  clock: WallClock
  styles: CellStyles
}

/** A sheet row by row, with the styles of single cells and the heights of single rows. */
class Page {
  readonly rows: CellValue[][] = []
  readonly cells: NonNullable<WriteSheet['cells']> = new Map()
  readonly heights = new Map<number, { height: number }>()
  private readonly styles: CellStyles

  constructor(styles: CellStyles) {
    this.styles = styles
  }

  add(values: CellValue[], cellStyles: readonly (CellStyle | undefined)[] = [], height?: number): void {
    for (const [column, style] of cellStyles.entries())
      if (style !== undefined) this.cells.set(`${this.rows.length},${column}`, { style })
    // In runs it is written as it is.
    for (const [column, value] of values.entries())
      if (typeof value === 'string' && isErrorWord(value))
        this.cells.set(`${this.rows.length},${column}`, {
          style: cellStyles[column] ?? this.styles.styleOf('text'),
          richText: [{ text: value }],
        })
    if (height !== undefined) this.heights.set(this.rows.length, { height })
    this.rows.push(values)
  }

  /** The row that is so many points below another. */
  rowBelow(row: number, points: number): number {
    let at = row
    for (let left = points; left > 0; at += 1) left -= this.heights.get(at)?.height ?? ROW_HEIGHT
    return at
  }
}

/** The widest that a column of any of the tables wants. */
const widthsOf = (tables: readonly SheetTable[], hasFacts: boolean): number[] => {
  const most = Math.max(hasFacts ? FACT.column + 1 : 0, ...tables.map(({ columns }) => columns.length))
  return Array.from({ length: most }, (_, column) =>
    Math.max(
      hasFacts && column === FACT.column ? FACT.width : 0,
      ...tables.map(({ columns }) => columns[column]?.width ?? 0),
    ),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A line for each fact, its label over two columns; above a single table all in one line, so that its headings stand high. Rule RS20. */
const addFacts = (page: Page, { facts }: Sheet, isOneTable: boolean, { clock, styles }: Look): void => {
  if (isOneTable) {
    const words = facts.map((fact) => `${labelOf(fact, clock)}: ${inWords(fact.value, fact.kind, clock)}`)
    page.add([workbookText(words.join(' · '))], [styles.note])
    return
  }
  for (const fact of facts)
    page.add(
      [workbookText(labelOf(fact, clock)), null, cellValue(fact.value, fact.kind, clock)],
      [styles.label, undefined, styles.factStyleOf(fact.kind)],
    )
}

const addTable = (
  page: Page,
  { columns, rows: own }: SheetTable,
  { rows, widths, clock, styles }: { rows: readonly Cell[][] | undefined; widths: readonly number[] } & Look,
): TablePlace => {
  const headings = columns.map((column) => workbookText(headingOf(column, clock)))
  page.add(
    headings,
    columns.map(({ kind }) => styles.headingStyleOf(kind)),
    rowHeight(headings, widths, { mostLines: MOST_LINES.heading }),
  )
  const firstRow = page.rows.length
  const kinds = columns.map(({ kind }) => kind)
  const wrapped = kinds.map(styles.wrappedStyleOf)
  for (const row of rows ?? own) {
    const values = row.map((cell, column) => cellValue(cell, kinds[column] ?? 'text', clock))
    // So many rows that a style for each cell would be most of the memory: theirs are the columns', each a line high.
    if (rows === undefined)
      page.add(
        values,
        wrapped,
        rowHeight(
          values.map((value) => (typeof value === 'string' ? value : null)),
          widths,
          { mostLines: MOST_LINES.row },
        ),
      )
    else page.add(values)
  }
  return { firstRow, rows: page.rows.length - firstRow }
}

/**
 * The first beside the tables and the others one below the other beside it, so that a page of paper holds each whole; below a table
 * that is wider than a window.
 */
const chartsOf = (page: Page, { tables, charts }: Sheet, places: readonly TablePlace[], widths: readonly number[]) => {
  const isBeside = sum(widths) <= MOST_BESIDE
  const top = isBeside ? 1 : page.rows.length + 1
  let row = top
  return charts.flatMap((chart, place) => {
    const table = places[chart.table]
    if (table === undefined || table.rows === 0) return []
    const columns = isBeside ? widths.length + 1 + Math.min(place, 1) * (CHART_COLUMNS + 1) : NAMING_COLUMNS
    const from = { row: place < 2 ? top : row, col: columns }
    const to = { row: page.rowBelow(from.row, chartHeight(chart, table)), col: columns + CHART_COLUMNS }
    row = to.row + 1
    const isShare = tables[chart.table]?.columns[chart.values]?.kind === 'percent'
    return [drawnChart(chart, { ...table, isShare }, { from, to })]
  })
}

/** Characters that the charts take beside the tables. */
const besideOf = (charts: number, widths: readonly number[]): number =>
  sum(widths) <= MOST_BESIDE ? Math.min(charts, 2) * (CHART_COLUMNS + 1) * PLAIN_WIDTH : 0

/** What a sheet is written as, and the row of its headings where it has one table. */
export const worksheet = ({ sheet, rows }: SheetToWrite, look: Look) => {
  const { styles } = look
  const { name, title, tables } = sheet
  const [first] = tables
  const isOneTable = first?.title === null
  const widths = widthsOf(tables, !isOneTable)
  const page = new Page(styles)
  page.add([workbookText(title)], [styles.title], TITLE_HEIGHT)
  addFacts(page, sheet, isOneTable, look)
  const places = tables.map((table) => {
    if (table.title !== null) {
      page.add([])
      page.add([workbookText(table.title)], [styles.tableTitle])
    }
    return addTable(page, table, { rows, widths, ...look })
  })
  const [place] = places
  const headingRow = isOneTable && place ? place.firstRow - 1 : undefined
  const charts = chartsOf(page, sheet, places, widths)
  const lastColumn = colToLetter(widths.length - 1)
  const written: WriteSheet = {
    name,
    rows: page.rows,
    cells: page.cells,
    rowDefs: page.heights,
    columns: widths.map((width, column) => {
      const kind = rows === undefined ? undefined : first?.columns[column]?.kind
      return { width, ...(kind !== undefined && { style: styles.styleOf(kind) }) }
    }),
    freezePane: { rows: headingRow === undefined ? 1 : headingRow + 1, columns: NAMING_COLUMNS },
    pageSetup: printedPage(sum(widths) + besideOf(charts.length, widths)),
    ...(headingRow !== undefined && { autoFilter: { range: `A${headingRow + 1}:${lastColumn}${page.rows.length}` } }),
    ...(charts.length > 0 && { charts }),
  }
  return { written, headingRow }
}
