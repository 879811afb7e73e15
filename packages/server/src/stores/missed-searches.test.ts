import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { MissedSearches } from './missed-searches.ts'
import { createMissedSearches } from './missed-searches.ts'

const DAY_MS = 24 * 3_600_000
const FIRST_MS = Date.parse('2026-11-01T10:00:00Z')
let nowMs = FIRST_MS
let database: Database
let missed: MissedSearches
beforeAll(async () => {
  database = await openTestDatabase()
  missed = createMissedSearches(database, { nowMs: () => nowMs })
})
afterAll(() => database.close())

test('AD30 searches that found nothing are counted by their words and the day, the most frequent first, and kept for 90 days', async () => {
  await missed.count('Trigonometry')
  await missed.count(' TRIGONOMETRY!')
  nowMs += DAY_MS
  await missed.count('gdpr')
  await missed.count('trigonometry')
  expect(await missed.list()).toEqual([
    { words: 'trigonometry', searches: 3, lastOnMs: Date.parse('2026-11-02') },
    { words: 'gdpr', searches: 1, lastOnMs: Date.parse('2026-11-02') },
  ])
  nowMs = FIRST_MS + QUIZ_LIMITS.missedSearchDays * DAY_MS + DAY_MS
  await missed.count('sql')
  expect((await missed.list()).map(({ words }) => words)).toEqual(['sql', 'gdpr', 'trigonometry'])
  expect((await missed.list()).map(({ searches }) => searches)).toEqual([1, 1, 1])
})

test.each(['mia@school.example', 'call 98765 43210', 'https://evil.example/x', '%', '   '])(
  'AD30 %j is not counted',
  async (search) => {
    const before = await missed.list()
    await missed.count(search)
    expect(await missed.list()).toEqual(before)
  },
)

test('AD30 a day takes so many words and no more; those that it has go on', async () => {
  nowMs += DAY_MS
  await sql`
    insert into missed_search (missed_on, words, searches)
    select ${new Date(nowMs).toISOString().slice(0, 10)}::date, 'noise ' || n, 5
    from generate_series(1, ${QUIZ_LIMITS.missedSearchesADay}::integer) n`.execute(database.kysely)
  await missed.count('too late')
  await missed.count('noise 7')
  const listed = await missed.list()
  expect(listed).toHaveLength(QUIZ_LIMITS.listedMissedSearches)
  expect(listed[0]).toMatchObject({ words: 'noise 7', searches: 6 })
  const { rows } = await sql`select from missed_search where words = 'too late'`.execute(database.kysely)
  expect(rows).toEqual([])
})
