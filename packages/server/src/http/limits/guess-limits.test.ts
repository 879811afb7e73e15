import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../ports.ts'
import type { Allowances } from '../../stores/allowances.ts'
import { createAllowances } from '../../stores/allowances.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { createGuessLimits } from './guess-limits.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const openLimits = (factor = 1) => {
  let nowMs = Date.UTC(2026, 10, 22)
  let asked = 0
  const stored = createAllowances(database)
  const allowances: Pick<Allowances, 'take' | 'removeFull'> = {
    ...stored,
    take(...taking) {
      asked += 1
      return stored.take(...taking)
    },
  }
  const clock = { nowMs: () => nowMs, runningMs: () => nowMs }
  const { waitSeconds } = createGuessLimits({ allowances, running: clock, clock, secret: 'secret', factor })
  return {
    waitSeconds,
    asked: () => asked,
    pass(ms: number) {
      nowMs += ms
    },
  }
}

test.each([1, 7, 30, 39])(
  'AC41 %i a minute may be made at once, each further one after its share',
  async (perMinute) => {
    const { waitSeconds, pass } = openLimits()
    const key = `of ${perMinute}`
    for (let guess = 0; guess < perMinute; guess += 1) expect(await waitSeconds(key, perMinute)).toBe(0)
    expect(await waitSeconds(key, perMinute)).toBe(Math.ceil(60 / perMinute))
    pass(Math.ceil(60_000 / perMinute))
    expect(await waitSeconds(key, perMinute)).toBe(0)
    expect(await waitSeconds(key, perMinute)).toBeGreaterThan(0)
  },
)

test('AC41 whoever goes on guessing after that costs the database nothing', async () => {
  const { waitSeconds, asked } = openLimits()
  for (let guess = 0; guess < 500; guess += 1) await waitSeconds('flooded', 10)
  expect(asked()).toBe(10)
})

test('AC41 guesses at very many names leave few rows behind', async () => {
  const { waitSeconds, pass } = openLimits()
  const rows = async () => (await database.kysely.selectFrom('allowance').selectAll().execute()).length
  for (let guess = 0; guess < 999; guess += 1) await waitSeconds(`name ${guess}`, 10)
  expect(await rows()).toBeGreaterThanOrEqual(999)
  pass(60_000)
  await waitSeconds('one more', 10)
  expect(await rows()).toBeLessThan(10)
})
