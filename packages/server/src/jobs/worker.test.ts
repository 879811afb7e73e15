import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../ports.ts'
import type { Jobs, NewJob } from '../stores/jobs.ts'
import { createJobs } from '../stores/jobs.ts'
import { StorageFull } from '../stores/storage-full.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { NotDone } from './not-done.ts'
import type { JobHandler } from './worker.ts'
import { createJobWorker, DONE } from './worker.ts'

const HOUR_MS = 3_600_000
/** Longer than a claim that is not renewed. */
const LAPSED_MS = 60_000
let database: Database
let jobs: Jobs
let nowMs = Date.now()
let canWrite = true
beforeAll(async () => {
  database = await openTestDatabase()
  jobs = createJobs({ ...database, canWrite: () => canWrite })
})
beforeEach(async () => {
  await database.kysely.deleteFrom('job').execute()
})
afterAll(() => database.close())

const note = (body: unknown, changes: Partial<NewJob> = {}): NewJob => ({
  lane: 'forgetting',
  kind: 'note',
  body,
  dueMs: nowMs,
  ...changes,
})
const add = (body: unknown, changes: Partial<NewJob> = {}) => jobs.add(note(body, changes))

/** A handler of notes that keeps them. */
const writing =
  (done: unknown[]): JobHandler =>
  async (body) => {
    done.push(body)
    return DONE
  }

const open = () => {
  const failures: [string, boolean][] = []
  const dropped: string[] = []
  const troubles: unknown[] = []
  const worker = createJobWorker({
    jobs,
    clock: { nowMs: () => nowMs },
    chance: { seed: () => 500 },
    onFailure: (_job, error, isLast) => failures.push([String(error), isLast]),
    onDropped: ({ kind }, why) => dropped.push(`${kind} ${why}`),
    onTrouble: (_lane, error) => troubles.push(error),
  })
  const start = (handler: JobHandler) => worker.start(new Map([['note', handler]]))
  return { worker, start, look: worker.settled, failures, dropped, troubles }
}
const stored = async () =>
  (await database.kysely.selectFrom('job').select(['tries', 'trouble', 'failed_at']).execute()).map((row) => ({
    tries: row.tries,
    trouble: row.trouble,
    isGivenUp: row.failed_at !== null,
  }))

test('ST36 jobs of a lane are done in the order in which they are due, each once, and then are no more', async () => {
  const done: unknown[] = []
  await add({ number: 2 }, { dueMs: nowMs - 1 })
  await add({ number: 1 }, { dueMs: nowMs - 2 })
  await add({ number: 3 })
  await add({ number: 4 }, { dueMs: nowMs + HOUR_MS })
  const { worker, start, look } = open()
  await start(writing(done))
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
  await Promise.all([one.start(writing(done)), other.start(writing(done))])
  await Promise.all([one.worker.settled(), other.worker.settled()])
  expect(done.toSorted()).toEqual(Array.from({ length: 20 }, (_, number) => number).toSorted())
  await Promise.all([one.worker.stop(), other.worker.stop()])
})

test('ST36 a job whose process ended is begun again by the next one, or by another server once the claim is over', async () => {
  await add('half done')
  const claimed = await jobs.claim('forgetting', nowMs, nowMs + LAPSED_MS)
  expect(claimed).toMatchObject({ body: 'half done', tries: 1 })
  expect(await jobs.claim('forgetting', nowMs, nowMs + LAPSED_MS)).toBeUndefined()
  const done: unknown[] = []
  const { worker, start, look } = open()
  await start(writing(done))
  await worker.settled()
  // Only where no other server can be alive the claims of before end with the start.
  expect(done).toEqual(database.isShared ? [] : ['half done'])
  nowMs += LAPSED_MS
  await look()
  expect(done).toEqual(['half done'])
  await worker.stop()
})

test('ST36 a job that fails is tried again, later each time, holds up no other, and is kept when it is given up', async () => {
  await add('bad')
  await add('good', { dueMs: nowMs + 1 })
  const done: unknown[] = []
  const { worker, start, look, failures } = open()
  await start(async (body) => {
    if (body === 'bad') throw new Error('no such luck')
    done.push(body)
    return DONE
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
  await add(null, { kind: 'odd' })
  const { worker, start, look } = open()
  await start(writing([]))
  await worker.settled()
  expect(await stored()).toEqual([{ tries: 1, trouble: 'nobody does jobs of the kind odd', isGivenUp: false }])
  const claim = vi.spyOn(jobs, 'claim').mockRejectedValue(new Error('the database is away'))
  await look()
  claim.mockRestore()
  nowMs += HOUR_MS
  await look()
  expect(await stored()).toMatchObject([{ tries: 2 }])
  await worker.stop()
})

/** A promise with what settles it. */
const opened = () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('ST37 lanes do not wait for each other, and a job that hangs leaves room for another one of its lane', async () => {
  const [hung, other] = [opened(), opened()]
  const done: unknown[] = []
  const { worker, start } = open()
  for (const body of ['silent server', 'next letter']) await add(body, { lane: 'mail' })
  await add('forgotten')
  await start(async (body) => {
    if (body === 'silent server') await hung.promise
    done.push(body)
    if (done.length === 2) other.resolve()
    return DONE
  })
  await other.promise
  expect(done.toSorted()).toEqual(['forgotten', 'next letter'])
  hung.resolve()
  await worker.settled()
  expect(done).toHaveLength(3)
  await worker.stop()
})

test('ST37 a round is one job for all servers: it runs once at a time, and what is asked for meanwhile runs behind it', async () => {
  let [running, most, runs] = [0, 0, 0]
  const round = note(null, { lane: 'billing', key: 'round' })
  const [one, other] = [open(), open()]
  const begun = opened()
  const goOn = opened()
  const handler: JobHandler = async () => {
    running += 1
    most = Math.max(most, running)
    runs += 1
    begun.resolve()
    if (runs === 1) await goOn.promise
    running -= 1
    return { again: { dueMs: nowMs + HOUR_MS } }
  }
  await Promise.all([one.start(handler), other.start(handler)])
  for (const { worker } of [one, other]) await worker.add(round)
  await begun.promise
  for (const { worker } of [one, other]) await worker.add(round)
  goOn.resolve()
  await Promise.all([one.worker.settled(), other.worker.settled()])
  expect([runs, most]).toEqual([2, 1])
  await one.look()
  expect([runs, one.troubles, other.troubles]).toEqual([2, [], []])
  nowMs += HOUR_MS
  await Promise.all([one.look(), other.look()])
  expect([runs, most]).toEqual([3, 1])
  await Promise.all([one.worker.stop(), other.worker.stop()])
})

test('ST37 what a worker is doing it does not begin again when the clock is set on meanwhile', async () => {
  const { worker, start, look, troubles } = open()
  const going = Promise.withResolvers<void>()
  let runs = 0
  await add('long', { lane: 'mail' })
  await start(async () => {
    runs += 1
    await going.promise
    return DONE
  })
  await expect.poll(() => runs).toBe(1)
  nowMs += LAPSED_MS
  await add('another', { lane: 'mail' })
  worker.wake('mail')
  await expect.poll(() => runs).toBe(2)
  going.resolve()
  await look()
  expect([runs, troubles, await stored()]).toEqual([2, [], []])
  await worker.stop()
})

test('ST37 a claim that is renewed is not taken over, and whoever lost one ends no other', async () => {
  await add('long')
  const first = await jobs.claim('forgetting', nowMs, nowMs + 10)
  if (first === undefined) throw new Error('nothing was claimed')
  await jobs.renew(first, nowMs + LAPSED_MS)
  nowMs += 20
  expect(await jobs.claim('forgetting', nowMs, nowMs + LAPSED_MS)).toBeUndefined()
  nowMs += LAPSED_MS
  const second = await jobs.claim('forgetting', nowMs, nowMs + LAPSED_MS)
  expect(second).toMatchObject({ body: 'long', wasInterrupted: true })
  await jobs.retry(first, nowMs, 'late')
  await jobs.giveUp(first, nowMs, { trouble: 'late', isPerhapsDone: false })
  await jobs.renew(first, nowMs)
  expect(await jobs.claim('forgetting', nowMs, nowMs + LAPSED_MS)).toBeUndefined()
  expect(await stored()).toEqual([{ tries: 2, trouble: '', isGivenUp: false }])
})

test('ST37 what follows from a job is stored with its end, or not at all', async () => {
  const { worker, start, look } = open()
  const done: unknown[] = []
  await add('first')
  canWrite = false
  await start(async (body) => {
    done.push(body)
    return body === 'first' ? { following: [note('second', { lane: 'mail' })] } : DONE
  })
  await look()
  expect(done).toEqual(['first'])
  canWrite = true
  nowMs += LAPSED_MS
  await look()
  expect(done).toEqual(['first', 'first', 'second'])
  expect(await stored()).toEqual([])
  await worker.stop()
})

test('ST38 what is done once is kept for an administrator when nobody knows whether it was done', async () => {
  await add('interrupted', { isOnce: true })
  await jobs.claim('forgetting', nowMs, nowMs)
  await add('cut off', { isOnce: true, dueMs: nowMs + 1 })
  await add('refused', { isOnce: true, dueMs: nowMs + 2 })
  await add('away', { isOnce: true, dueMs: nowMs + 3 })
  nowMs += 3
  const begun: unknown[] = []
  const outcomes = { 'cut off': 'unknown', refused: 'never', away: 'later' } as const
  const { worker, start, look } = open()
  await start(async (body) => {
    begun.push(body)
    if (body === 'interrupted') throw new Error('it was begun again')
    throw new NotDone('no such luck', outcomes[body as keyof typeof outcomes])
  })
  await look()
  nowMs += HOUR_MS
  await look()
  expect(begun).toEqual(['cut off', 'refused', 'away', 'away'])
  const listed = await jobs.list(nowMs, 10)
  expect(listed.map(({ state }) => state).toSorted()).toEqual(['failed', 'perhapsDone', 'perhapsDone', 'waiting'])
  await worker.stop()
})

test('ST38 an administrator lets a failed job be tried again, or removes it; others are left alone', async () => {
  await add('failed', { isOnce: true })
  await jobs.claim('forgetting', nowMs, nowMs)
  const done: unknown[] = []
  const { worker, start, look } = open()
  await start(writing(done))
  await worker.settled()
  await add('waiting', { dueMs: nowMs + HOUR_MS })
  const [failed, waiting] = await jobs.list(nowMs, 10)
  if (failed === undefined || waiting === undefined) throw new Error('jobs are missing')
  expect([failed.state, waiting.state]).toEqual(['perhapsDone', 'waiting'])
  expect([await jobs.tryAgain(waiting.jobId, nowMs), await jobs.removeFailed(waiting.jobId)]).toEqual([
    undefined,
    false,
  ])
  expect(await jobs.tryAgain(failed.jobId, nowMs)).toBe('forgetting')
  await look()
  expect(done).toEqual(['failed'])
  expect(await jobs.list(nowMs, 10)).toHaveLength(1)
  await add('failed', { isOnce: true })
  await jobs.claim('forgetting', nowMs, nowMs)
  await look()
  const [again] = await jobs.list(nowMs, 10)
  expect(await jobs.removeFailed(again?.jobId ?? '')).toBe(true)
  expect(await jobs.list(nowMs, 10)).toHaveLength(1)
  await worker.stop()
})

test('ST37 a job whose time is over is dropped and told, and so is what comes while too many wait', async () => {
  await add('late', { expiresMs: nowMs + 10 })
  nowMs += 10
  const done: unknown[] = []
  const { worker, start, dropped } = open()
  await start(writing(done))
  await worker.settled()
  expect([done, dropped]).toEqual([[], ['note expired']])
  for (let number = 0; number < 4; number += 1) await worker.add(note(number, { dueMs: nowMs + HOUR_MS, most: 3 }))
  expect(dropped).toEqual(['note expired', 'note too many'])
  expect(await stored()).toHaveLength(3)
  await worker.stop()
})

test('ST6 while the disk is nearly full no job is stored, and those that are stored are done', async () => {
  await add('stored')
  canWrite = false
  await expect(add('refused')).rejects.toBeInstanceOf(StorageFull)
  const done: unknown[] = []
  const { worker, start } = open()
  await start(writing(done))
  await worker.settled()
  canWrite = true
  expect(done).toEqual(['stored'])
  expect(await stored()).toEqual([])
  await worker.stop()
})
