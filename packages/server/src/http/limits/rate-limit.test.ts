import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limit.ts'

const openLimiter = (factor = 1, mostKeys = 100) => {
  let nowMs = 1_000_000
  const limiter = createRateLimiter({ running: { runningMs: () => nowMs }, factor, mostKeys })
  return {
    wait: (key: string, perMinute: number) => limiter.waitSeconds(key, perMinute),
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

test('HT3 a minute of calls may come at once, the next one waits for its share', () => {
  const { wait, pass } = openLimiter()
  for (let call = 0; call < 60; call += 1) expect(wait('a', 60)).toBe(0)
  expect(wait('a', 60)).toBe(1)
  expect(wait('b', 60)).toBe(0)
  pass(1_000)
  expect(wait('a', 60)).toBe(0)
  expect(wait('a', 60)).toBe(1)
})

test('HT3 refused calls do not lengthen the wait', () => {
  const { wait, pass } = openLimiter()
  expect(wait('a', 1)).toBe(0)
  for (let call = 0; call < 100; call += 1) expect(wait('a', 1)).toBe(60)
  pass(60_000)
  expect(wait('a', 1)).toBe(0)
})

test('HT3 in the long run no more than the limit passes', () => {
  const { wait, pass } = openLimiter()
  let passed = 0
  for (let second = 0; second < 600; second += 1) {
    for (let call = 0; call < 5; call += 1) if (wait('a', 30) === 0) passed += 1
    pass(1_000)
  }
  expect(passed).toBeGreaterThanOrEqual(300)
  expect(passed).toBeLessThanOrEqual(330)
})

test('HT3 the factor multiplies every limit', () => {
  const { wait } = openLimiter(2.5)
  for (let call = 0; call < 25; call += 1) expect(wait('a', 10)).toBe(0)
  expect(wait('a', 10)).toBeGreaterThan(0)
})

test('HT3 memory is bounded: keys idle for longest are forgotten first', () => {
  const { wait } = openLimiter(1, 10)
  expect(wait('busy', 2)).toBe(0)
  for (let key = 0; key < 5; key += 1) wait(`early ${key}`, 2)
  expect(wait('busy', 2)).toBe(0)
  for (let key = 0; key < 9; key += 1) wait(`late ${key}`, 2)
  expect(wait('busy', 2)).toBeGreaterThan(0)
  for (let key = 0; key < 10; key += 1) wait(`later ${key}`, 2)
  expect(wait('busy', 2)).toBe(0)
})
