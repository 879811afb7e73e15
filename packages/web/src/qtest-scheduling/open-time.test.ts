import { expect, test } from 'vitest'
import { openTime } from './open-time.ts'

const HOUR_MS = 3_600_000

test.each([
  [7 * 24, '7 days'],
  [25, '1 day 1 hour'],
  [2.5, '2 hours 30 minutes'],
  [1 / 60, '1 minute'],
  [48.5, '2 days'],
])('QH1 %d hours are open for %s', (hours, words) => {
  expect(openTime({ startMs: 0, endMs: hours * HOUR_MS })).toBe(words)
})
