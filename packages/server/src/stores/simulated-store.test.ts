import { seeded } from '@quokka/core/lib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SimulatedStore } from '../cluster/testing/simulated-store.ts'
import { SimulatedTime } from '../cluster/testing/simulated-time.ts'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { Heartbeats } from './heartbeats.ts'
import { createHeartbeats } from './heartbeats.ts'
import { JOURNAL_KINDS } from './journal-kinds.ts'
import type { Journals } from './journals.ts'
import { createJournals, FIRST_APPEND } from './journals.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

interface Stores {
  journals: Journals
  heartbeats: Heartbeats
}

/** Where each journal is, as far as whoever calls was told. */
type Heads = Map<string, { epoch: number; seq: number }>

interface Call {
  what: string
  run(stores: Stores, heads: Heads): Promise<unknown>
}

/** Off from what the caller knows. */
interface MeantRow {
  journalId: string
  epochOff: number
  seqOff: number
  body: string
  ends: boolean
}

/** Longer than the test takes, so that no lease ends by itself. */
const LEASE_MS = 3_600_000
/** Readings of the running clock are so far apart that what passes during the test is none. */
const READING_MS = 10_000_000

const kind = fc.constantFrom(...JOURNAL_KINDS)
const journalId = fc.constantFrom('bcdfgh', 'cdfghj', 'dfghjk')
const owner = fc.constantFrom('first', 'second', 'third')
/** Mostly what the caller knows to be so, else what was before or may be next. */
const off = fc.constantFrom(0, 0, 0, 0, 0, -1, 1)
const row = fc.record({
  journalId,
  epochOff: off,
  seqOff: off,
  body: fc.constantFrom('yes', 'no'),
  ends: fc.integer({ min: 0, max: 19 }).map((number) => number === 0),
})

/** Appends alone or together, as the caller thinks that it is next. */
const append = async (rows: MeantRow[], stores: Stores, heads: Heads) => {
  const meant = rows.map(({ epochOff, seqOff, ...rest }) => {
    const { epoch, seq } = heads.get(rest.journalId) ?? FIRST_APPEND
    return { ...rest, epoch: epoch + epochOff, seq: seq + seqOff }
  })
  const [only] = meant
  const answers =
    meant.length === 1 && only ? [await stores.journals.append(only)] : await stores.journals.appendEach(meant)
  for (const [index, { journalId, epoch, seq }] of meant.entries())
    if (answers[index] === 'appended') heads.set(journalId, { epoch, seq: seq + 1 })
  return answers
}

const call = <Given>(
  what: string,
  given: fc.Arbitrary<Given>,
  run: (given: Given, ...at: [Stores, Heads]) => Promise<unknown>,
) => given.map((values): Call => ({ what: `${what} ${JSON.stringify(values)}`, run: (...at) => run(values, ...at) }))

const calls = fc.oneof(
  {
    weight: 3,
    arbitrary: call('open', fc.record({ kind, journalId, owner }), (of, { journals }) =>
      journals.open({ ...of, body: 'opened' }),
    ),
  },
  { weight: 6, arbitrary: call('append', row, (one, ...at) => append([one], ...at)) },
  {
    weight: 2,
    arbitrary: call('append each', fc.uniqueArray(row, { selector: (one) => one.journalId, minLength: 2 }), append),
  },
  {
    weight: 4,
    arbitrary: call('claim', fc.record({ kind, journalId, owner }), async (of, { journals }, heads) => {
      const claimed = await journals.claim(of)
      if (typeof claimed === 'object') heads.set(of.journalId, { epoch: claimed.epoch, seq: claimed.nextSeq })
      return claimed
    }),
  },
  {
    weight: 2,
    arbitrary: call(
      'give',
      fc.record({ journalId, off, from: owner, to: owner }),
      ({ off, ...of }, { journals }, heads) =>
        journals.give({ ...of, epoch: (heads.get(of.journalId) ?? FIRST_APPEND).epoch + off }),
    ),
  },
  call('end', fc.record({ journalId, off }), ({ journalId, off }, { journals }, heads) =>
    journals.end(journalId, (heads.get(journalId) ?? FIRST_APPEND).epoch + off),
  ),
  call('read', fc.record({ journalId, fromSeq: fc.constantFrom(0, 2, 3) }), ({ journalId, fromSeq }, { journals }) =>
    journals.read(journalId, fromSeq),
  ),
  call('holder', fc.record({ kind, journalId }), ({ kind, journalId }, { journals }) =>
    journals.holderOf(kind, journalId),
  ),
  call('free', kind, async (kind, { journals }) => (await journals.listFree(kind)).toSorted()),
  call('held', fc.record({ owner, kind: fc.option(kind, { nil: undefined }) }), async ({ owner, kind }, { journals }) =>
    (await journals.listHeld(owner, kind)).toSorted(),
  ),
  {
    weight: 4,
    arbitrary: call(
      'beat',
      fc.record({ owner, reading: fc.nat(9), leaseMs: fc.constantFrom(0, LEASE_MS) }),
      ({ owner, reading, leaseMs }, { heartbeats }) => heartbeats.beat(owner, reading * READING_MS, leaseMs),
    ),
  },
  call('end the lease', owner, (owner, { heartbeats }) => heartbeats.endIfGone(owner)),
  call('leaseholders', fc.constant(''), async (_, { heartbeats }) => (await heartbeats.leaseholders()).toSorted()),
  call('remove old', fc.constant(''), (_, { heartbeats }) => heartbeats.removeOld()),
  call('latest', fc.constant(''), async (_, { heartbeats }) => {
    const latestMs = await heartbeats.latestMs()
    return latestMs === undefined ? undefined : Math.floor(latestMs / READING_MS)
  }),
)

/** The simulation's store, whose time passes while it is asked. */
const openSimulated = () => {
  const time = new SimulatedTime(seeded(1))
  const store = new SimulatedStore(time, seeded(1), { stored: () => {}, claimed: () => {} })
  const stores = store.storesOf({ name: 'asks', state: 'runs', missed: [], rate: 1 })
  return async <Value>(ask: (stores: Stores) => Promise<Value>): Promise<Value> => {
    const answer = ask(stores)
    let isDone = false
    void answer.finally(() => {
      isDone = true
    })
    await time.run(() => isDone, 60_000)
    return answer
  }
}

test('CL20 the store of the simulation answers as the database does', async () => {
  const { kysely } = database
  const stores = { journals: createJournals(database), heartbeats: createHeartbeats(database) }
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { minLength: 20, maxLength: 60 }), async (made) => {
      for (const table of ['journal', 'journal_head', 'heartbeat'] as const) await kysely.deleteFrom(table).execute()
      const simulated = openSimulated()
      const [heads, simulatedHeads]: Heads[] = [new Map(), new Map()]
      for (const { what, run } of made) {
        const expected = await run(stores, heads as Heads)
        const answered = await simulated((at) => run(at, simulatedHeads as Heads))
        expect([what, answered]).toEqual([what, expected])
      }
    }),
    { numRuns: 25 },
  )
})
