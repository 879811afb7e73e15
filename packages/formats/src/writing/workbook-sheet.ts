import type { CellValue, WriteSheet } from 'hucre/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import type { Written } from './own-rows.ts'

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a reader of workbooks takes for one character: `_x0041_`. */
const ESCAPE = /_(?=x[0-9a-f]{4}_)/gi

/** Neither XML nor a spreadsheet holds them. */
const UNHOLDABLE = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu

/** Words that the writer would take for a failed formula; in runs they are written as they are. */
const ERROR_WORD = /^#(?:VALUE!|REF!|N\/A|NAME\?|NULL!|DIV\/0!|NUM!|GETTING_DATA|SPILL!|CALC!)$/

/** A text by its type, whatever it looks like: in a workbook it never becomes a formula. */
const held = (cell: Written): CellValue =>
  typeof cell === 'number'
    ? cell
    : cell.toWellFormed().replace(/\r\n?/g, '\n').replace(UNHOLDABLE, '').replace(ESCAPE, '_x005F_')

interface SheetToWrite {
  name: string
  /** Undefined cells stay empty. */
  rows: readonly (readonly Written[])[]
  /** The row of the names of the columns, from 0. */
  headingRow: number
  widths: readonly number[]
}

/** One sheet as a workbook of Excel's, its headings in sight. */
export const writtenWorkbook = async ({
  name,
  rows,
  headingRow,
  widths,
}: SheetToWrite): Promise<Uint8Array<ArrayBuffer>> => {
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  const values = rows.map((row) => row.map((cell) => (cell === '' ? null : held(cell))))
  for (const [row, written] of rows.entries())
    for (const [column, cell] of written.entries()) {
      if (typeof cell === 'string' && ERROR_WORD.test(cell))
        cells.set(`${row},${column}`, { richText: [{ text: cell }] })
      if (row === headingRow && cell !== '') cells.set(`${row},${column}`, { style: { font: { bold: true } } })
    }
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        rows: values,
        cells,
        columns: widths.map((width) => ({ width })),
        freezePane: { rows: headingRow + 1 },
      },
    ],
    properties: { creator: 'Quokka Quiz' },
  })
  return new Uint8Array(bytes)
}
