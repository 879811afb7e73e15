import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { createAccounts } from './accounts.ts'
import { createGameShares, sharesAlongside } from './game-shares.ts'
import { createHeartbeats } from './heartbeats.ts'
import type { Journals } from './journals.ts'
import { createJournals, FIRST_APPEND } from './journals.ts'
import { StorageFull } from './storage-full.ts'

let database: Database
let journals: Journals
beforeAll(async () => {
  database = await openTestDatabase()
  journals = createJournals(database)
}, 60_000)
afterAll(() => database.close())

const openJournal = async (): Promise<string> => {
  const journalId = randomBytes(6).toString('hex')
  expect(await journals.open({ kind: 'room', journalId, owner: 'first', body: 'opened' })).toBe(true)
  return journalId
}
const first = (journalId: string, body: string) => ({ journalId, ...FIRST_APPEND, body, ends: false })

test('ST1 a journal is read in the order of its commits, character by character', async () => {
  const journalId = await openJournal()
  const body = `{"naïve":"日本語 🦘 \\u0000 'quoted' ${'x'.repeat(300_000)}"}`
  expect(await journals.append(first(journalId, body))).toBe('appended')
  expect(await journals.append({ ...first(journalId, 'third'), seq: FIRST_APPEND.seq + 1 })).toBe('appended')
  expect(await journals.read(journalId)).toEqual(['opened', body, 'third'])
})

test('ST1 an unknown room has an empty journal', async () => {
  expect(await journals.read('nosuch')).toEqual([])
})

test('ST2 a code is taken once, also by twenty at the same moment', async () => {
  const journalId = randomBytes(6).toString('hex')
  const tries = Array.from({ length: 20 }, (_, index) =>
    journals.open({ kind: 'room', journalId, owner: `owner ${index}`, body: `by ${index}` }),
  )
  const taken = await Promise.all(tries)
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await journals.read(journalId)).toEqual([`by ${taken.indexOf(true)}`])
})

test('ST2 a journal is taken over as what it was opened for only, and each kind is listed apart', async () => {
  const room = await openJournal()
  const qtest = randomBytes(11).toString('hex')
  expect(await journals.open({ kind: 'qtest', journalId: qtest, owner: 'first', body: 'opened' })).toBe(true)
  expect(await journals.claim({ kind: 'room', journalId: qtest, owner: 'second' })).toBeUndefined()
  expect(await journals.claim({ kind: 'qtest', journalId: room, owner: 'second' })).toBeUndefined()
  expect(await journals.claim({ kind: 'qtest', journalId: qtest, owner: 'second' })).toEqual({ epoch: 2, nextSeq: 2 })
  expect(await journals.listFree('qtest')).toEqual([qtest])
  expect(await journals.listFree('room')).not.toContain(qtest)
})

const claim = async (journalId: string, owner: string) => {
  const claimed = await journals.claim({ kind: 'room', journalId, owner })
  return claimed === 'held' ? undefined : claimed
}

test('ST3 of two owners who race for the same number, one is fenced, and the journal has one history', async () => {
  const journalId = await openJournal()
  const kept: string[] = ['opened']
  for (let seq: number = FIRST_APPEND.seq; seq < FIRST_APPEND.seq + 50; seq += 1) {
    const rows = ['left', 'right'].map((side) => ({ ...first(journalId, `${side} ${seq}`), seq }))
    const results = await Promise.all(rows.map((row) => journals.append(row)))
    expect(results.toSorted()).toEqual(['appended', 'fenced'])
    kept.push(rows[results.indexOf('appended')]?.body ?? '')
  }
  expect(await journals.read(journalId)).toEqual(kept)
})

test('ST3 after a claim the old owner is fenced at every number, the new one goes on', async () => {
  const journalId = await openJournal()
  await journals.append(first(journalId, 'before'))
  const claimed = await journals.claim({ kind: 'room', journalId, owner: 'second' })
  expect(claimed).toEqual({ epoch: FIRST_APPEND.epoch + 1, nextSeq: FIRST_APPEND.seq + 1 })
  for (const seq of [FIRST_APPEND.seq + 1, FIRST_APPEND.seq + 2])
    expect(await journals.append({ ...first(journalId, 'stale'), seq })).toBe('fenced')
  expect(await journals.append({ journalId, epoch: 2, seq: 3, body: 'after', ends: false })).toBe('appended')
  expect(await journals.read(journalId)).toEqual(['opened', 'before', 'after'])
})

test('ST3 ten claims at once give ten epochs, and only the newest may append', async () => {
  const journalId = await openJournal()
  const claims = await Promise.all(Array.from({ length: 10 }, (_, index) => claim(journalId, `owner ${index}`)))
  const epochs = claims.map((claim) => claim?.epoch ?? 0)
  expect(epochs.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  const results = await Promise.all(
    epochs.map((epoch) => journals.append({ journalId, epoch, seq: 2, body: `by ${epoch}`, ends: false })),
  )
  expect(results[epochs.indexOf(11)]).toBe('appended')
  expect(await journals.read(journalId)).toEqual(['opened', 'by 11'])
})

test('ST3 a claim in the middle of an append leaves one of the two, never both', async () => {
  for (let round = 0; round < 20; round += 1) {
    const journalId = await openJournal()
    const [appended, claimed] = await Promise.all([
      journals.append(first(journalId, 'old')),
      claim(journalId, 'second'),
    ])
    expect(claimed?.nextSeq).toBe(appended === 'appended' ? 3 : 2)
    expect(await journals.read(journalId)).toHaveLength(appended === 'appended' ? 2 : 1)
  }
})

test('ST4 an append may be repeated when its result is unknown: it counts once', async () => {
  const journalId = await openJournal()
  const row = first(journalId, 'once')
  expect(await Promise.all([journals.append(row), journals.append(row)])).toEqual(['appended', 'appended'])
  await journals.append({ ...row, body: 'next', seq: row.seq + 1 })
  expect(await journals.append(row)).toBe('appended')
  expect(await journals.read(journalId)).toEqual(['opened', 'once', 'next'])
})

test('ST4 another body, another epoch or a gap is no repeat', async () => {
  const journalId = await openJournal()
  const row = first(journalId, 'once')
  await journals.append(row)
  expect(await journals.append({ ...row, body: 'other' })).toBe('fenced')
  expect(await journals.append({ ...row, epoch: 2 })).toBe('fenced')
  expect(await journals.append({ ...row, seq: row.seq + 5 })).toBe('fenced')
  expect(await journals.append({ ...row, journalId: 'nosuch' })).toBe('fenced')
  expect(await journals.read(journalId)).toEqual(['opened', 'once'])
})

test('ST50 rows of many journals are stored at once; the fenced one is refused alone, and a repeat counts once', async () => {
  const [left, fenced, over, right] = [
    await openJournal(),
    await openJournal(),
    await openJournal(),
    await openJournal(),
  ]
  await journals.claim({ kind: 'room', journalId: fenced, owner: 'second' })
  await journals.append({ ...first(over, 'the end'), ends: true })
  const body = `{"a":"\\"{naïve},\\\\ 'NULL' 🦘","b":"${'x'.repeat(100_000)}"}`
  const rows = [first(left, body), first(fenced, 'stale'), first(over, 'more'), { ...first(right, 'NULL'), ends: true }]
  expect(await journals.appendEach(rows)).toEqual(['appended', 'fenced', 'fenced', 'appended'])
  expect(await journals.appendEach(rows)).toEqual(['appended', 'fenced', 'fenced', 'appended'])
  const kept = await Promise.all([left, fenced, over, right].map((journalId) => journals.read(journalId)))
  expect(kept).toEqual([['opened', body], ['opened'], ['opened', 'the end'], ['opened', 'NULL']])
  const open = await journals.listFree('room')
  expect([left, fenced, right].map((journalId) => open.includes(journalId))).toEqual([true, true, false])
})

test('ST5 a room that is over is neither open, nor claimed, nor continued', async () => {
  const over = await openJournal()
  const open = await openJournal()
  const last = { ...first(over, 'the end'), ends: true }
  expect(await journals.append(last)).toBe('appended')
  expect(await journals.listFree('room')).toContain(open)
  expect(await journals.listFree('room')).not.toContain(over)
  expect(await journals.claim({ kind: 'room', journalId: over, owner: 'second' })).toBeUndefined()
  expect(await journals.append({ ...first(over, 'more'), seq: 3 })).toBe('fenced')
  expect(await journals.append(last)).toBe('appended')
  expect(await journals.claim({ kind: 'room', journalId: 'nosuch', owner: 'second' })).toBeUndefined()
})

const newAccount = async (): Promise<string> => {
  const userId = randomBytes(8).toString('hex')
  const account = { userId, userName: userId.slice(8), email: `${userId}@example.org`, passwordHash: null }
  const created = await createAccounts(database).create(
    { ...account, userType: 'REGULAR', ageGroup: '18+', isConfirmed: true },
    Date.now(),
  )
  expect(created).toBe('created')
  return userId
}
const share = (userId: string | null, won = false) => ({
  game: 1,
  playerId: randomBytes(4).toString('hex'),
  userId,
  played: true,
  hosted: false,
  won,
})

/** Counts under the journal's id, and under it once more. */
const alongside = (name: string) =>
  ['one', 'other'].map((part) => ({
    name: part,
    parts: `kept_${part} as (insert into server_secret select journal_id || ' ' || (${part} ->> 'name'), '' from head, facts)`,
    facts: { name: `${name}-${part}` },
  }))
const keptAlongside = async (journalId: string): Promise<string[]> => {
  const rows = await database.kysely.selectFrom('server_secret').select('purpose').orderBy('purpose').execute()
  return rows.flatMap(({ purpose }) => (purpose.startsWith(`${journalId} `) ? [purpose.split(' ')[1] ?? ''] : []))
}

test('ST32 what is stored alongside a row is stored once if the row is, and not at all if it is not', async () => {
  const journalId = randomBytes(6).toString('hex')
  const opening = { kind: 'qtest', journalId, owner: 'first', body: 'opened' } as const
  expect(await journals.open({ ...opening, alongside: alongside('opened') })).toBe(true)
  expect(await journals.open({ ...opening, alongside: alongside('opened-again') })).toBe(false)
  const row = { ...first(journalId, 'row'), alongside: alongside('row') }
  expect(await Promise.all([journals.append(row), journals.append(row)])).toEqual(['appended', 'appended'])
  expect(await journals.append({ ...row, body: 'fenced', alongside: alongside('fenced') })).toBe('fenced')
  expect(await keptAlongside(journalId)).toEqual(['opened-one', 'opened-other', 'row-one', 'row-other'])
  const broken = { ...row, seq: 3, alongside: alongside('row') }
  await expect(journals.append(broken)).rejects.toThrow('server_secret')
  expect(await journals.read(journalId)).toEqual(['opened', 'row'])
})

test('AC15 a finished game is counted with its row, once however often the append is repeated', async () => {
  const [winner, other] = [await newAccount(), await newAccount()]
  const journalId = await openJournal()
  const finished = [share(winner, true), share(other), share(null)]
  const row = { ...first(journalId, 'podium'), alongside: sharesAlongside(finished) }
  expect(await Promise.all([journals.append(row), journals.append(row)])).toEqual(['appended', 'appended'])
  expect(await journals.append(row)).toBe('appended')
  const shares = createGameShares(database)
  expect(await shares.countsOf(winner)).toEqual({ played: 1, hosted: 0, won: 1 })
  expect(await shares.countsOf(other)).toEqual({ played: 1, hosted: 0, won: 0 })
  const second = finished.map((counted) => ({ ...counted, game: 2 }))
  await journals.append({ ...row, body: 'podium again', seq: row.seq + 1, alongside: sharesAlongside(second) })
  expect(await shares.countsOf(winner)).toEqual({ played: 2, hosted: 0, won: 2 })
})

test('AC15 a row that is fenced counts nothing', async () => {
  const userId = await newAccount()
  const journalId = await openJournal()
  await journals.claim({ kind: 'room', journalId, owner: 'second' })
  expect(await journals.append({ ...first(journalId, 'podium'), alongside: sharesAlongside([share(userId)]) })).toBe(
    'fenced',
  )
  expect(await createGameShares(database).countsOf(userId)).toEqual({ played: 0, hosted: 0, won: 0 })
})

test('AC15 an account that is deleted meanwhile breaks no append; the scores of others stand', async () => {
  const [gone, here] = [await newAccount(), await newAccount()]
  const accounts = createAccounts(database)
  const rounds = Array.from({ length: 10 }, async () => {
    const userId = await newAccount()
    const journalId = await openJournal()
    const [appended] = await Promise.all([
      journals.append({ ...first(journalId, 'podium'), alongside: sharesAlongside([share(userId), share(here)]) }),
      accounts.remove(userId),
    ])
    return appended
  })
  expect(await Promise.all(rounds)).toEqual(Array.from({ length: 10 }, () => 'appended'))
  await accounts.remove(gone)
  const journalId = await openJournal()
  const late = { ...first(journalId, 'podium'), alongside: sharesAlongside([share(gone), share(here)]) }
  expect(await journals.append(late)).toBe('appended')
  expect(await createGameShares(database).countsOf(here)).toEqual({ played: 11, hosted: 0, won: 0 })
})

test('AC22 a journal is rewritten row by row, and goes on', async () => {
  const one = await openJournal()
  await journals.append(first(one, 'before Ann after'))
  await journals.rewrite(one, (bodies) => bodies.map((body) => body.replace('Ann', 'nobody')))
  expect(await journals.read(one)).toEqual(['opened', 'before nobody after'])
  expect(await journals.append({ ...first(one, 'next'), seq: 3 })).toBe('appended')
})

test('AC23 rooms that are over for long enough are forgotten, at most so many at once, open ones never', async () => {
  const over = [await openJournal(), await openJournal(), await openJournal()]
  const open = await openJournal()
  for (const journalId of over) await journals.append({ ...first(journalId, 'the end'), ends: true })
  expect(await journals.removeEnded(Date.now() - 60_000, 100)).toBe(0)
  expect(await journals.removeEnded(Date.now() + 60_000, 2)).toBe(2)
  while ((await journals.removeEnded(Date.now() + 60_000, 2)) > 0);
  for (const journalId of over) expect(await journals.read(journalId)).toEqual([])
  expect(await journals.read(open)).toEqual(['opened'])
})

test('ST6 on a full disk nothing is written, reads go on, and writes return with the space', async () => {
  let canWrite = true
  const onFull = createJournals({ ...database, canWrite: () => canWrite })
  const journalId = await openJournal()
  canWrite = false
  await expect(onFull.append(first(journalId, 'late'))).rejects.toThrow(StorageFull)
  await expect(onFull.open({ kind: 'room', journalId: 'newone', owner: 'first', body: '' })).rejects.toThrow(
    StorageFull,
  )
  expect(await onFull.read(journalId)).toEqual(['opened'])
  canWrite = true
  expect(await onFull.append(first(journalId, 'late'))).toBe('appended')
})

test('CL1 a journal is claimed by whoever asks first once its owner has no lease, by nobody else while it has one', async () => {
  const journalId = await openJournal()
  const heartbeats = createHeartbeats(database)
  await heartbeats.beat('first', 1_000, 60_000)
  expect(await claim(journalId, 'second')).toBeUndefined()
  expect(await journals.holderOf('room', journalId)).toEqual({ owner: 'first' })
  expect(await journals.holderOf('qtest', journalId)).toBeUndefined()
  expect(await journals.listFree('room')).not.toContain(journalId)
  // Nothing of the refused claim is left.
  expect(await journals.append(first(journalId, 'goes on'))).toBe('appended')
  await heartbeats.beat('first', 2_000)
  expect(await journals.holderOf('room', journalId)).toEqual({ owner: undefined })
  expect(await journals.listFree('room')).toContain(journalId)
  const others = Array.from({ length: 9 }, (_, index) => `node ${index}`)
  for (const owner of others) await heartbeats.beat(owner, 3_000, 60_000)
  const claims = await Promise.all(others.map((owner) => claim(journalId, owner)))
  const winners = others.filter((_, index) => claims[index] !== undefined)
  expect(winners).toHaveLength(1)
  expect(claims.find((one) => one !== undefined)).toEqual({ epoch: 2, nextSeq: 3, ranUntilMs: 2_000 })
  expect(await journals.holderOf('room', journalId)).toEqual({ owner: winners[0] })
  // Its own owner may load it again.
  expect(await claim(journalId, winners[0] ?? '')).toMatchObject({ epoch: 3 })
  await journals.end(journalId, 3)
  expect(await journals.holderOf('room', journalId)).toBeUndefined()
})
