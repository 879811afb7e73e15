import type { Sheet } from '../opened-file.ts'

/** Titles and pictures stand above the names of the columns. */
const MOST_ROWS_ABOVE = 40

/** The names of a sheet's columns: for each what it is called, whatever stands around the name. */
export type ColumnNames<Name extends string> = Readonly<Record<Name, RegExp>>

export interface HeaderRow<Name extends string> {
  /** From 0. */
  row: number
  /** Places of the columns, from 0; -1 where there is none. */
  columns: Readonly<Record<Name, number>>
  /** Of the columns of options, in their order. */
  answers: readonly number[]
}

/** A name as it is compared: in one line, single spaces, every dash the same. */
export const columnName = (cell: string): string =>
  cell.replace(/[‐-―]/g, '-').replace(/\s+/g, ' ').trim().toLowerCase()

/** The first row that names all columns that are wanted, wherever it stands; the file's and the sheet's names say nothing. Rule EX9. */
export const headerRow = <Name extends string>(
  { rows }: Sheet,
  names: ColumnNames<Name>,
  { wanted, answers, leastAnswers = 0 }: { wanted: readonly NoInfer<Name>[]; answers: RegExp; leastAnswers?: number },
): HeaderRow<Name> | undefined => {
  for (const [row, cells] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const written = cells.map(columnName)
    const places = Object.entries<RegExp>(names).map(([name, pattern]) => [
      name,
      written.findIndex((cell) => pattern.test(cell)),
    ])
    // The cast is sound: the entries are those of the names.
    const columns = Object.fromEntries(places) as Record<Name, number>
    const options = written.flatMap((cell, column) => (answers.test(cell) ? [column] : []))
    if (wanted.every((name) => columns[name] !== -1) && options.length >= leastAnswers)
      return { row, columns, answers: options }
  }
  return undefined
}
