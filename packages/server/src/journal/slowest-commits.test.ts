import { expect, test } from 'vitest'
import { createSlowestCommits } from './slowest-commits.ts'

const MINUTE_MS = 60_000

const open = () => {
  let nowMs = Date.UTC(2026, 10, 24, 10, 2)
  const commits = createSlowestCommits({ nowMs: () => nowMs })
  return {
    pass: (minutes: number) => {
      nowMs += minutes * MINUTE_MS
    },
    store: (durationMs: number, kind: 'room' | 'qtest' = 'room') => commits.note({ kind, durationMs, events: 3 }),
    slowestMs: () => commits.read().slowest.map(({ durationMs }) => durationMs),
    read: commits.read,
  }
}

test('AD25 of many commits the ten slowest of the last hour are kept, the slowest first, with kind, time and number of events', () => {
  const at = open()
  for (let durationMs = 1; durationMs <= 500; durationMs++) at.store(durationMs)
  at.pass(20)
  at.store(495.5, 'qtest')
  expect(at.slowestMs()).toEqual([500, 499, 498, 497, 496, 495.5, 495, 494, 493, 492])
  expect(at.read().slowest[5]).toEqual({
    kind: 'qtest',
    durationMs: 495.5,
    events: 3,
    atMs: Date.UTC(2026, 10, 24, 10, 22),
  })
})

test('AD25 a commit is forgotten after an hour to the minute, and what was hidden behind it comes forward', () => {
  const at = open()
  at.store(900)
  at.pass(30)
  at.store(100)
  at.pass(29)
  expect(at.slowestMs()).toEqual([900, 100])
  at.pass(1)
  expect(at.slowestMs()).toEqual([100])
  at.pass(29)
  expect(at.slowestMs()).toEqual([100])
  at.pass(1)
  expect(at.slowestMs()).toEqual([])
})

test('AD25 every five minutes in which something was stored have their number and their slowest commit', () => {
  const at = open()
  for (const durationMs of [4, 20, 8]) at.store(durationMs)
  at.pass(3)
  at.store(6)
  at.pass(50)
  expect(at.read().slots).toEqual([
    { fromMs: Date.UTC(2026, 10, 24, 10, 0), commits: 3, slowestMs: 20 },
    { fromMs: Date.UTC(2026, 10, 24, 10, 5), commits: 1, slowestMs: 6 },
  ])
  at.pass(8)
  expect(at.read().slots).toEqual([{ fromMs: Date.UTC(2026, 10, 24, 10, 5), commits: 1, slowestMs: 6 }])
})

test('AD25 a clock that is set back shows nothing of the time that has not come yet', () => {
  const at = open()
  at.store(700)
  at.pass(-60)
  expect(at.read()).toEqual({ slowest: [], slots: [] })
  at.store(5)
  at.pass(60)
  expect(at.slowestMs()).toEqual([])
  at.pass(-1)
  expect(at.slowestMs()).toEqual([5])
})
