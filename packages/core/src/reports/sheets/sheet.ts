import type { ReportType } from '../report-types.ts'

/**
 * How a cell is written. A `percent` is a share from 0 to 1, a `duration` is in seconds, a `date` an ISO text in UTC, which
 * the writer puts into the reader's time zone and names the zone in its label or heading; an `index` is read to two decimals;
 * `integer` and `number` are as they are. Null is an empty cell whatever its kind.
 */
export type CellKind = 'text' | 'integer' | 'number' | 'index' | 'percent' | 'duration' | 'date'
export type Cell = string | number | null

export interface SheetColumn {
  /** May hold what a host has written, such as the name of a field. */
  heading: string
  kind: CellKind
  /** In characters. */
  width: number
}

/** One line of a title block: a label and what it says. */
export interface SheetFact {
  label: string
  kind: CellKind
  value: Cell
}

export interface SheetTable {
  /** What stands above it; null where the sheet's title says it all. */
  title: string | null
  columns: SheetColumn[]
  /** One cell a column. Of a sheet of players empty: its rows are streamed. */
  rows: Cell[][]
}

/** A picture of two columns of one of the sheet's tables, over all its rows. Places count from 0. */
export interface SheetChart {
  kind: 'column' | 'bar'
  title: string
  table: number
  categories: number
  values: number
}

/** A sheet as it is to be written: its title block, then its tables one below the other. Everything in it is untrusted text. */
export interface Sheet {
  type: ReportType
  /** On its tab; at most 31 characters. */
  name: string
  title: string
  facts: SheetFact[]
  tables: SheetTable[]
  charts: SheetChart[]
}
