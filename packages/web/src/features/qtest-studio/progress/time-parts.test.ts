import { expect, test } from 'vitest'
import { timeParts } from './time-parts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [6 * DAY + 8 * HOUR + 59 * MINUTE, '6 days 8 hours'],
  [6 * DAY + 59 * MINUTE, '6 days'],
  [8 * HOUR + 5 * MINUTE, '8 hours 5 minutes'],
  [MINUTE, '1 minutes'],
  [MINUTE - 1, ''],
  [-DAY, ''],
])('QE16 %d ms are %j', (ms, words) => {
  expect(
    timeParts(ms)
      .map(({ unit, count }) => `${count} ${unit}`)
      .join(' '),
  ).toBe(words)
})
