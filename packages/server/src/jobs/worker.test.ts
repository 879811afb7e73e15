import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../ports.ts'
import type { Jobs } from '../stores/jobs.ts'
import { addJob, createJobs } from '../stores/jobs.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { JobHandler } from './worker.ts'
import { createJobWorker } from './worker.ts'

const HOUR_MS = 3_600_000
let database: Database
let jobs: Jobs
let nowMs = Date.now()
beforeAll(async () => {
  database = await openTestDatabase()
  jobs = createJobs(database)
})
beforeEach(async () => {
  await database.kysely.deleteFrom('job').execute()
})
afterAll(() => database.close())

const add = (body: unknown, dueMs = nowMs) => addJob(database.kysely, { lane: 'forgetting', kind: 'note', body, dueMs })

const open = () => {
  const failures: [string, boolean][] = []
  const worker = createJobWorker({
    jobs,
    clock: { nowMs: () => nowMs },
    chance: { seed: () => 500 },
    onFailure: (_job, error, isLast) => failures.push([String(error), isLast]),
  })
  const start = (handler: JobHandler) => worker.start(new Map([['note', handler]]))
  const look = async () => {
    worker.wake('forgetting')
    await worker.settled()
  }
  return { worker, start, look, failures }
}
const stored = async () =>
  (await database.kysely.selectFrom('job').select(['tries', 'trouble', 'failed_at']).execute()).map((row) => ({
    tries: row.tries,
    trouble: row.trouble,
    isGivenUp: row.failed_at !== null,
  }))

test('ST36 jobs of a lane are done in the order in which they are due, each once, and then are no more', async () => {
  const done: unknown[] = []
  await add({ number: 2 }, nowMs - 1)
  await add({ number: 1 }, nowMs - 2)
  await add({ number: 3 })
  await add({ number: 4 }, nowMs + HOUR_MS)
  const { worker, start, look } = open()
  await start(async (body) => void done.push(body))
  await worker.settled()
  expect(done).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
  nowMs += HOUR_MS
  await look()
  expect(done.at(-1)).toEqual({ number: 4 })
  expect(await stored()).toEqual([])
  await worker.stop()
})

test('ST36 of two workers at once each job has one', async () => {
  const done: unknown[] = []
  for (let number = 0; number < 20; number += 1) await add(number)
  const [one, other] = [open(), open()]
  const handler: JobHandler = async (body) => void done.push(body)
  await Promise.all([one.start(handler), other.start(handler)])
  await Promise.all([one.worker.settled(), other.worker.settled()])
  expect(done.toSorted()).toEqual(Array.from({ length: 20 }, (_, number) => number).toSorted())
  await Promise.all([one.worker.stop(), other.worker.stop()])
})

test('ST36 a job whose process ended is begun again by the next one', async () => {
  await add('half done')
  const claimed = await jobs.claim('forgetting', nowMs, nowMs + HOUR_MS)
  expect(claimed).toMatchObject({ body: 'half done', tries: 1 })
  expect(await jobs.claim('forgetting', nowMs, nowMs + HOUR_MS)).toBeUndefined()
  const done: unknown[] = []
  const { worker, start } = open()
  await start(async (body) => void done.push(body))
  await worker.settled()
  expect(done).toEqual(['half done'])
  await worker.stop()
})

test('ST36 a job that fails is tried again, later each time, holds up no other, and is kept when it is given up', async () => {
  await add('bad')
  await add('good', nowMs + 1)
  const done: unknown[] = []
  const { worker, start, look, failures } = open()
  await start(async (body) => {
    if (body === 'bad') throw new Error('no such luck')
    done.push(body)
  })
  await worker.settled()
  nowMs += 1
  await look()
  expect(done).toEqual(['good'])
  expect(await stored()).toEqual([{ tries: 1, trouble: 'no such luck', isGivenUp: false }])
  nowMs += 3_000
  await look()
  expect(await stored()).toMatchObject([{ tries: 1 }])
  for (let tries = 2; tries <= 16; tries += 1) {
    nowMs += HOUR_MS
    await look()
    expect(await stored()).toMatchObject([{ tries, isGivenUp: tries === 16 }])
  }
  nowMs += 100 * HOUR_MS
  await look()
  expect(failures.map(([, isLast]) => isLast)).toEqual([...Array(15).fill(false), true])
  expect(await jobs.count()).toEqual([{ lane: 'forgetting', waiting: 0, failed: 1 }])
  await worker.stop()
})

test('ST36 a job of a kind that nobody knows is kept, and a database that is away is asked again', async () => {
  await addJob(database.kysely, { lane: 'forgetting', kind: 'odd', body: null, dueMs: nowMs })
  const { worker, start, look } = open()
  await start(async () => {})
  await worker.settled()
  expect(await stored()).toEqual([{ tries: 1, trouble: 'nobody does jobs of the kind odd', isGivenUp: false }])
  const claim = vi.spyOn(jobs, 'claim').mockRejectedValueOnce(new Error('the database is away'))
  await look()
  claim.mockRestore()
  nowMs += HOUR_MS
  await look()
  expect(await stored()).toMatchObject([{ tries: 2 }])
  await worker.stop()
})
