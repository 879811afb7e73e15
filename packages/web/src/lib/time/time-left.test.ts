import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [3_599, '59 minutes 59 seconds'],
  [3_600, '1 hour'],
  [3_661, '1 hour 1 minute'],
  [86_399, '23 hours 59 minutes'],
  [7 * 86_400 + 23 * 3_600 + 59, '7 days 23 hours'],
])('QP4 %i seconds read "%s"', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words)
})
