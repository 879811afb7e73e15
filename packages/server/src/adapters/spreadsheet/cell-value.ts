import type { Cell, CellKind, SheetColumn, SheetFact } from '@quokka/core/reports'
import type { WallClock } from './wall-clock.ts'

/** More decimals would claim more than anybody measured. */
const DECIMALS: Readonly<Record<CellKind, number>> = {
  text: 0,
  integer: 0,
  number: 4,
  index: 4,
  percent: 4,
  duration: 3,
  date: 0,
}

/** Seconds to the millisecond, shares to a hundredth of a percent. */
export const roundedTo = (value: number, kind: CellKind): number => Number(value.toFixed(DECIMALS[kind]))

/** When a cell of the kind `date` is; undefined where it is none. */
export const momentOf = (cell: Cell, kind: CellKind): number | undefined => {
  const ms = kind === 'date' && typeof cell === 'string' ? Date.parse(cell) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}

/** A cell in words. */
export const inWords = (cell: Cell, kind: CellKind, clock: WallClock): string => {
  const moment = momentOf(cell, kind)
  if (moment !== undefined) return clock.words(moment)
  return typeof cell === 'number' ? String(roundedTo(cell, kind)) : (cell ?? '')
}

/** What stands over a column; a date's says which clock it goes by. Rule RS26. */
export const headingOf = ({ heading, kind }: SheetColumn, { zone }: WallClock): string =>
  kind === 'date' ? `${heading} (${zone})` : heading

/** What stands before a fact, in the same way. */
export const labelOf = ({ label, kind }: SheetFact, clock: WallClock): string =>
  headingOf({ heading: label, kind, width: 0 }, clock)
