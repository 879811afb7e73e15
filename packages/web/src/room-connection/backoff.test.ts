import { expect, test } from 'vitest'
import { waitBeforeTryMs } from './backoff.ts'

const wait = (changes: Partial<Parameters<typeof waitBeforeTryMs>[0]>) =>
  waitBeforeTryMs({ failed: 0, isHidden: false, isOffline: false, random: 1, ...changes })

test.each([
  [0, 500],
  [1, 1_000],
  [3, 4_000],
  [5, 10_000],
  [40, 10_000],
])('RC3 after %i failed tries the longest wait is %i ms', (failed, ms) => {
  expect(wait({ failed })).toBe(ms)
})

test('RC3 a wait is anything from nothing to its longest', () => {
  expect(wait({ failed: 3, random: 0 })).toBe(0)
  expect(wait({ failed: 3, random: 0.25 })).toBe(1_000)
})

test('RC3 a hidden page waits up to a minute', () => {
  expect(wait({ failed: 20, isHidden: true })).toBe(60_000)
})

test('RC3 a browser that says it is offline tries no more often than every five seconds', () => {
  expect(wait({ isOffline: true, random: 0 })).toBe(5_000)
})
