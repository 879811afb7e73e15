import { ok, refuse } from '@quokka/core/lib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { StorageFull } from '../stores/storage-full.ts'
import { journalRows } from './rows.ts'
import type { Aggregate, JournalRunnerPorts, Outcome } from './runner.ts'
import { runJournalled } from './runner.ts'

const Added = z.strictObject({ was: z.literal('added'), amount: z.number() })
type Added = z.infer<typeof Added>
type Tally = Aggregate<number, number, Added, 'too-much', number>

/** A sum that takes no more than 9 at once, is over at 100, and tells each sum that is stored. */
const tally = (told: number[]): Tally => ({
  decide: (_sum, amount) => (amount > 9 && amount !== 100 ? refuse('too-much') : ok([{ was: 'added', amount }])),
  evolve: (sum, { amount }) => sum + amount,
  isJournalled: ({ amount }) => amount !== 0,
  rows: journalRows({
    version: 1,
    schema: Added,
    withQuiz: (event) => event,
    takenBy: () => undefined,
    withoutIdentity: (events) => [...events],
  }),
  follow({ after, event: { amount } }, { facts, out }) {
    facts.push(amount)
    out.push(() => told.push(after))
  },
  settle(sum) {
    if (sum < 0) throw new Error('no sum is negative')
  },
  alongside: (facts) => [{ name: 'sums', parts: 'counted', facts }],
  onStored: () => {},
  isOver: (sum) => sum >= 100,
  isOfServer: () => false,
  whenStopped: 'server/busy',
})

type Row = Parameters<JournalRunnerPorts['journals']['append']>[0]

const run = (answers: ('appended' | 'fenced' | 'fails')[] = []) => {
  const told: number[] = []
  const rows: Row[] = []
  const ends: string[] = []
  const bugs: unknown[] = []
  const gate = Promise.withResolvers<void>()
  const runner = runJournalled(
    { journalId: 'tally', state: 0, epoch: 3, nextSeq: 7, events: 0, eventsInSnapshot: 0 },
    tally(told),
    {
      journals: {
        async append(row) {
          await gate.promise
          rows.push(row)
          const answer = answers.shift() ?? 'appended'
          if (answer === 'fails') throw new StorageFull()
          return answer
        },
      },
      running: { runningMs: () => 0 },
      onReleased: () => {},
      onEnd: (why) => ends.push(why),
      onBug: (error) => bugs.push(error),
      onCommit: () => {},
    },
  )
  const give = (amount: number) =>
    new Promise<Outcome<number, 'too-much'>>((resolve) => {
      runner.take(amount, 0, resolve)
    })
  return { runner, give, told, rows, ends, bugs, letGo: gate.resolve }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('ST31 nothing is told before it is stored, and what comes meanwhile goes with the next row and its facts', async () => {
  const { runner, give, told, rows, letGo } = run()
  const outcomes = [give(1), give(2), give(3)]
  await vi.advanceTimersByTimeAsync(1_000)
  expect([told, runner.draft(), runner.durable()]).toEqual([[], 6, 0])
  letGo()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all(outcomes)).toEqual([ok(1), ok(3), ok(6)])
  expect([told, runner.durable()]).toEqual([[1, 3, 6], 6])
  const head = { journalId: 'tally', epoch: 3, ends: false }
  expect(rows.map(({ body, ...row }) => row)).toEqual([
    { ...head, seq: 7, alongside: [{ name: 'sums', parts: 'counted', facts: [1] }] },
    { ...head, seq: 8, alongside: [{ name: 'sums', parts: 'counted', facts: [2, 3] }] },
  ])
})

test('ST31 a refusal waits for what was decided before it, and a step that stores nothing makes no row', async () => {
  const { give, told, rows, letGo } = run()
  const outcomes = [give(1), give(10), give(0)]
  letGo()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all(outcomes)).toEqual([ok(1), refuse('too-much'), ok(1)])
  expect([told, rows.length]).toEqual([[1, 1], 1])
})

test('ST17 a step whose event or state would not be read back changes nothing, and the next one counts', async () => {
  const { give, told, bugs, letGo } = run()
  letGo()
  const outcomes = [give(Number.NaN), give(-1), give(2)]
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all(outcomes)).toEqual([refuse('server/failed'), refuse('server/failed'), ok(2)])
  expect([told, bugs.length]).toEqual([[2], 2])
})

test('ST3 an owner that is fenced tells nobody what was not stored, and takes nothing more', async () => {
  const { runner, give, told, ends, letGo } = run(['fenced'])
  void give(1)
  letGo()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([told, ends, runner.isStopped()]).toEqual([[], ['fenced'], true])
  expect(await give(2)).toEqual(refuse('server/busy'))
})

test('ST4 a commit that fails is made again for ten seconds, then it goes on elsewhere', async () => {
  const again = run(['fails', 'fails'])
  const outcome = again.give(1)
  again.letGo()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toEqual(ok(1))
  expect(again.rows.map((row) => row.seq)).toEqual([7, 7, 7])

  const away = run(Array.from({ length: 9 }, () => 'fails'))
  void away.give(1)
  away.letGo()
  await vi.advanceTimersByTimeAsync(11_000)
  expect([away.told, away.ends]).toEqual([[], ['storage']])
})

test('ST5 the last row says that the journal is over', async () => {
  const { give, rows, ends, letGo } = run()
  letGo()
  const outcome = give(100)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toEqual(ok(100))
  expect([rows.map((row) => row.ends), ends]).toEqual([[true], ['over']])
})
