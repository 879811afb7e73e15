import { expect, test } from 'vitest'
import { rowsBelow } from './use-rows-below.ts'

test.each([
  ['eleven of 22 rows are seen', { total: 22, rowHeight: 64, seenTo: 704 }, 11],
  ['half a row counts as seen', { total: 22, rowHeight: 64, seenTo: 736 }, 10],
  ['rows that were not sent count too', { total: 80, rowHeight: 64, seenTo: 3_200 }, 30],
  ['all are seen', { total: 3, rowHeight: 64, seenTo: 900 }, 0],
  ['nothing is laid out yet', { total: 3, rowHeight: 0, seenTo: 0 }, 0],
])('WR15 %s', (_, measured, below) => {
  expect(rowsBelow(measured)).toBe(below)
})
