import type { SheetChart } from '@quokka/core/reports'
import type { SheetChart as DrawnChart } from 'hucre/xlsx'
import { colToLetter } from 'hucre/xlsx'
import { workbookText } from './cell-text.ts'

const BAR_COLOUR = '7A4FD6'
/** In points; a bar of its own needs so much of them. */
const HEIGHT = { chart: 240, bar: 16, around: 70 }

/** Where the rows of a table are. */
export interface TablePlace {
  firstRow: number
  rows: number
}

const rangeOf = (column: number, { firstRow, rows }: TablePlace): string => {
  const letter = colToLetter(column)
  return `$${letter}$${firstRow + 1}:$${letter}$${firstRow + rows}`
}

/** The points that a chart takes from top to bottom: every bar has its name beside it. */
export const chartHeight = ({ kind }: SheetChart, { rows }: TablePlace): number =>
  kind === 'bar' ? Math.max(HEIGHT.chart, rows * HEIGHT.bar + HEIGHT.around) : HEIGHT.chart

/** Bars stand in the order of the table, the first at the top. Rule RS24. */
export const drawnChart = (
  { kind, title, categories, values }: SheetChart,
  { isShare, ...table }: TablePlace & { isShare: boolean },
  anchor: DrawnChart['anchor'],
): DrawnChart => ({
  type: kind,
  title: workbookText(title),
  legend: false,
  series: [
    {
      name: workbookText(title),
      categories: rangeOf(categories, table),
      values: rangeOf(values, table),
      color: BAR_COLOUR,
    },
  ],
  // The scale stays below although the order is turned.
  axes: {
    x: { ...(kind === 'bar' && { reverse: true }) },
    y: { ...(kind === 'bar' && { crosses: 'max' }), ...(isShare && { scale: { min: 0, max: 1 } }) },
  },
  anchor,
})
