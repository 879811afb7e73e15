import { expect, test } from 'vitest'
import { createLiveness } from './liveness.ts'

/** What is told at each of so many checks. */
const checks = (count: number, signs: (check: number) => { begun: number; ended: number; answers: number }) => {
  const liveness = createLiveness(1_000)
  return Array.from({ length: count }, (_, check) => liveness.check(signs(check)))
}

test('ST13 a thread without work that does not answer is dead after five checks, and that is told once', () => {
  const told = checks(20, () => ({ begun: 4, ended: 4, answers: 1 }))
  expect(told.flatMap((why, check) => (why === undefined ? [] : [[check, why]]))).toEqual([
    [5, 'it has been silent for 5 s'],
  ])
})

test('ST13 a thread that answers, or ends one request after the other without a pause for an answer, is not dead', () => {
  expect(checks(200, (check) => ({ begun: 0, ended: 0, answers: check })).filter(Boolean)).toEqual([])
  expect(checks(200, (check) => ({ begun: check + 1, ended: check, answers: 0 })).filter(Boolean)).toEqual([])
})

test('ST45 a statement may run for a minute, and so may the next; an endless one is reported', () => {
  expect(checks(59, () => ({ begun: 1, ended: 0, answers: 0 })).filter(Boolean)).toEqual([])
  const two = checks(118, (check) =>
    check < 59 ? { begun: 1, ended: 0, answers: 0 } : { begun: 2, ended: 1, answers: 0 },
  )
  expect(two.filter(Boolean)).toEqual([])
  const endless = checks(100, () => ({ begun: 1, ended: 0, answers: 0 }))
  expect(endless.flatMap((why, check) => (why === undefined ? [] : [[check, why]]))).toEqual([
    [60, 'one statement has run for 60 s'],
  ])
})
