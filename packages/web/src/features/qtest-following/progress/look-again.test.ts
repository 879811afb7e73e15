import { expect, test } from 'vitest'
import { lookAgainInMs, mayPass } from './look-again.ts'

test('QE13 an open QTest is polled every 5 s, any other once a minute', () => {
  expect(lookAgainInMs({ status: 'Active', failed: 0 })).toBe(5_000)
  expect(lookAgainInMs({ status: 'YetToStart', failed: 0 })).toBe(60_000)
  expect(lookAgainInMs({ status: 'Expired', failed: 0 })).toBe(60_000)
})

test('QE13 each failure doubles the wait, up to a minute', () => {
  const waits = [1, 2, 3, 4, 50].map((failed) => lookAgainInMs({ status: 'Active', failed }))
  expect(waits).toEqual([10_000, 20_000, 40_000, 60_000, 60_000])
})

test('QE13 network errors and a busy server are retried, a refusal is not', () => {
  expect([undefined, 429, 500, 511].map(mayPass)).toEqual([true, true, true, true])
  expect([400, 401, 403, 404].map(mayPass)).toEqual([false, false, false, false])
})
