import { expect, test } from 'vitest'
import { barUnits } from './bar-units.ts'

test.each([
  [18, [5, 2, 1, 4]],
  [990, [3, 2, 1, 4]],
  [1, [600, 200, 199, 0]],
  [0, [0, 0]],
  [undefined, [30, 1, 2, 0, 5]],
])('WR61 no bar leaves its place: right %s, others %j', (right, others) => {
  const { columns, rows } = barUnits(right, others)
  const most = Math.max(...others)
  for (const unit of [columns, rows]) expect((right ?? 0) * unit).toBeLessThanOrEqual(58.001)
  expect(most * columns).toBeLessThanOrEqual(68.001 / others.length)
  expect(most * rows).toBeLessThanOrEqual(44.001)
  expect(columns).toBeGreaterThan(0)
})
