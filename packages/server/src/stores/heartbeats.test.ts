import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { Heartbeats } from './heartbeats.ts'
import { createHeartbeats } from './heartbeats.ts'
import { createJournals } from './journals.ts'

let database: Database
let heartbeats: Heartbeats
beforeAll(async () => {
  database = await openTestDatabase()
  heartbeats = createHeartbeats(database)
})
afterAll(() => database.close())
beforeEach(() => database.kysely.deleteFrom('heartbeat').execute())

/** As if all had been heard of so many seconds ago; negative when the database's clock was set back since. */
const heardOf = (secondsAgo: number) =>
  database.kysely
    .updateTable('heartbeat')
    .set({ seen_at: sql`now() - make_interval(secs => ${secondsAgo})` })
    .execute()

test('ST44 the clock of the next process goes on where the last one stopped, and never back', async () => {
  expect(await heartbeats.latestMs()).toBeUndefined()
  await heartbeats.beat('first', 4_000)
  await heartbeats.beat('first', 5_000.5)
  const soonMs = (await heartbeats.latestMs()) ?? 0
  expect(soonMs).toBeGreaterThanOrEqual(5_000.5)
  expect(soonMs).toBeLessThan(65_000)
  await heardOf(3_600)
  expect((await heartbeats.latestMs()) ?? 0).toBeGreaterThanOrEqual(3_605_000)
  await heardOf(-3_600)
  expect(await heartbeats.latestMs()).toBe(5_000.5)
  await heartbeats.beat('second', 3_000)
  await heardOf(-3_600)
  expect(await heartbeats.latestMs()).toBe(5_000.5)
})

test('ST44 of processes that are gone, those are remembered whose rooms nobody has taken over, and the latest', async () => {
  const opened = { kind: 'room', journalId: 'bcdfgh', owner: 'of an open room', body: '{}' } as const
  await createJournals(database).open(opened)
  for (const [index, owner] of ['forgotten', 'of an open room', 'the latest'].entries())
    await heartbeats.beat(owner, 1_000 * index)
  await heartbeats.removeOld()
  const rows = await database.kysely.selectFrom('heartbeat').select('owner').execute()
  expect(rows.map(({ owner }) => owner).toSorted()).toEqual(['of an open room', 'the latest'])
})

test('CL2 a heartbeat is told to be late after the end of its lease, just before, and where nobody remembers one', async () => {
  expect(await heartbeats.beat('node', 1_000, 4_000)).toBe('late')
  expect(await heartbeats.beat('node', 2_000, 500)).toBe('inTime')
  expect(await heartbeats.beat('node', 3_000, 4_000)).toBe('late')
  expect(await heartbeats.beat('node', 4_000)).toBe('inTime')
  expect(await heartbeats.beat('node', 5_000)).toBe('inTime')
})
