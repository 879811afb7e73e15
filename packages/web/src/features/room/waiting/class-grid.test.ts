import { expect, test } from 'vitest'
import { classGrid } from './class-grid.ts'

test.each([
  [2, true, 'few', 6],
  [23, true, 'few', 6],
  [24, false, 'few', 6],
  [24, true, 'class', 8],
  [60, true, 'class', 8],
  [64, false, 'class', 8],
  [64, true, 'crowd', 10],
  [100, false, 'crowd', 10],
] as const)(
  'WR25 %i players, with a note behind them %s, stand in the grid %s of %i columns',
  (players, hasNote, density, columns) => {
    expect(classGrid(players, hasNote)).toEqual({ density, columns })
  },
)
