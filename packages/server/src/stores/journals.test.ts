import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { createAccounts } from './accounts.ts'
import { createGameShares } from './game-shares.ts'
import type { Journals } from './journals.ts'
import { createJournals, FIRST_APPEND, StorageFull } from './journals.ts'

let database: Database
let journals: Journals
beforeAll(async () => {
  database = await openTestDatabase()
  journals = createJournals(database)
}, 60_000)
afterAll(() => database.close())

const openRoom = async (): Promise<string> => {
  const roomId = randomBytes(6).toString('hex')
  expect(await journals.open({ roomId, owner: 'first', body: 'opened' })).toBe(true)
  return roomId
}
const first = (roomId: string, body: string) => ({ roomId, ...FIRST_APPEND, body, ends: false })

test('ST1 a journal is read in the order of its commits, character by character', async () => {
  const roomId = await openRoom()
  const body = `{"naïve":"日本語 🦘 \\u0000 'quoted' ${'x'.repeat(300_000)}"}`
  expect(await journals.append(first(roomId, body))).toBe('appended')
  expect(await journals.append({ ...first(roomId, 'third'), seq: FIRST_APPEND.seq + 1 })).toBe('appended')
  expect(await journals.read(roomId)).toEqual(['opened', body, 'third'])
})

test('ST1 an unknown room has an empty journal', async () => {
  expect(await journals.read('nosuch')).toEqual([])
})

test('ST2 a code is taken once, also by twenty at the same moment', async () => {
  const roomId = randomBytes(6).toString('hex')
  const tries = Array.from({ length: 20 }, (_, index) =>
    journals.open({ roomId, owner: `owner ${index}`, body: `by ${index}` }),
  )
  const taken = await Promise.all(tries)
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await journals.read(roomId)).toEqual([`by ${taken.indexOf(true)}`])
})

test('ST3 of two owners who race for the same number, one is fenced, and the journal has one history', async () => {
  const roomId = await openRoom()
  const kept: string[] = ['opened']
  for (let seq: number = FIRST_APPEND.seq; seq < FIRST_APPEND.seq + 50; seq += 1) {
    const rows = ['left', 'right'].map((side) => ({ ...first(roomId, `${side} ${seq}`), seq }))
    const results = await Promise.all(rows.map((row) => journals.append(row)))
    expect(results.toSorted()).toEqual(['appended', 'fenced'])
    kept.push(rows[results.indexOf('appended')]?.body ?? '')
  }
  expect(await journals.read(roomId)).toEqual(kept)
})

test('ST3 after a claim the old owner is fenced at every number, the new one goes on', async () => {
  const roomId = await openRoom()
  await journals.append(first(roomId, 'before'))
  const claimed = await journals.claim(roomId, 'second')
  expect(claimed).toEqual({ epoch: FIRST_APPEND.epoch + 1, nextSeq: FIRST_APPEND.seq + 1 })
  for (const seq of [FIRST_APPEND.seq + 1, FIRST_APPEND.seq + 2])
    expect(await journals.append({ ...first(roomId, 'stale'), seq })).toBe('fenced')
  expect(await journals.append({ roomId, epoch: 2, seq: 3, body: 'after', ends: false })).toBe('appended')
  expect(await journals.read(roomId)).toEqual(['opened', 'before', 'after'])
})

test('ST3 ten claims at once give ten epochs, and only the newest may append', async () => {
  const roomId = await openRoom()
  const claims = await Promise.all(Array.from({ length: 10 }, (_, index) => journals.claim(roomId, `owner ${index}`)))
  const epochs = claims.map((claim) => claim?.epoch ?? 0)
  expect(epochs.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  const results = await Promise.all(
    epochs.map((epoch) => journals.append({ roomId, epoch, seq: 2, body: `by ${epoch}`, ends: false })),
  )
  expect(results[epochs.indexOf(11)]).toBe('appended')
  expect(await journals.read(roomId)).toEqual(['opened', 'by 11'])
})

test('ST3 a claim in the middle of an append leaves one of the two, never both', async () => {
  for (let round = 0; round < 20; round += 1) {
    const roomId = await openRoom()
    const [appended, claimed] = await Promise.all([
      journals.append(first(roomId, 'old')),
      journals.claim(roomId, 'second'),
    ])
    expect(claimed?.nextSeq).toBe(appended === 'appended' ? 3 : 2)
    expect(await journals.read(roomId)).toHaveLength(appended === 'appended' ? 2 : 1)
  }
})

test('ST4 an append may be repeated when its result is unknown: it counts once', async () => {
  const roomId = await openRoom()
  const row = first(roomId, 'once')
  expect(await Promise.all([journals.append(row), journals.append(row)])).toEqual(['appended', 'appended'])
  await journals.append({ ...row, body: 'next', seq: row.seq + 1 })
  expect(await journals.append(row)).toBe('appended')
  expect(await journals.read(roomId)).toEqual(['opened', 'once', 'next'])
})

test('ST4 another body, another epoch or a gap is no repeat', async () => {
  const roomId = await openRoom()
  const row = first(roomId, 'once')
  await journals.append(row)
  expect(await journals.append({ ...row, body: 'other' })).toBe('fenced')
  expect(await journals.append({ ...row, epoch: 2 })).toBe('fenced')
  expect(await journals.append({ ...row, seq: row.seq + 5 })).toBe('fenced')
  expect(await journals.append({ ...row, roomId: 'nosuch' })).toBe('fenced')
  expect(await journals.read(roomId)).toEqual(['opened', 'once'])
})

test('ST5 a room that is over is neither open, nor claimed, nor continued', async () => {
  const over = await openRoom()
  const open = await openRoom()
  const last = { ...first(over, 'the end'), ends: true }
  expect(await journals.append(last)).toBe('appended')
  expect(await journals.openRooms()).toContain(open)
  expect(await journals.openRooms()).not.toContain(over)
  expect(await journals.claim(over, 'second')).toBeUndefined()
  expect(await journals.append({ ...first(over, 'more'), seq: 3 })).toBe('fenced')
  expect(await journals.append(last)).toBe('appended')
  expect(await journals.claim('nosuch', 'second')).toBeUndefined()
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

test('AC15 a finished game is counted with its row, once however often the append is repeated', async () => {
  const [winner, other] = [await newAccount(), await newAccount()]
  const roomId = await openRoom()
  const finished = [share(winner, true), share(other), share(null)]
  const row = { ...first(roomId, 'podium'), finished }
  expect(await Promise.all([journals.append(row), journals.append(row)])).toEqual(['appended', 'appended'])
  expect(await journals.append(row)).toBe('appended')
  const shares = createGameShares(database)
  expect(await shares.countsOf(winner)).toEqual({ played: 1, hosted: 0, won: 1 })
  expect(await shares.countsOf(other)).toEqual({ played: 1, hosted: 0, won: 0 })
  const second = finished.map((counted) => ({ ...counted, game: 2 }))
  await journals.append({ ...row, body: 'podium again', seq: row.seq + 1, finished: second })
  expect(await shares.countsOf(winner)).toEqual({ played: 2, hosted: 0, won: 2 })
})

test('AC15 a row that is fenced counts nothing', async () => {
  const userId = await newAccount()
  const roomId = await openRoom()
  await journals.claim(roomId, 'second')
  expect(await journals.append({ ...first(roomId, 'podium'), finished: [share(userId)] })).toBe('fenced')
  expect(await createGameShares(database).countsOf(userId)).toEqual({ played: 0, hosted: 0, won: 0 })
})

test('AC15 an account that is deleted meanwhile breaks no append; the scores of others stand', async () => {
  const [gone, here] = [await newAccount(), await newAccount()]
  const accounts = createAccounts(database)
  const rounds = Array.from({ length: 10 }, async () => {
    const userId = await newAccount()
    const roomId = await openRoom()
    const [appended] = await Promise.all([
      journals.append({ ...first(roomId, 'podium'), finished: [share(userId), share(here)] }),
      accounts.remove(userId),
    ])
    return appended
  })
  expect(await Promise.all(rounds)).toEqual(Array.from({ length: 10 }, () => 'appended'))
  await accounts.remove(gone)
  const roomId = await openRoom()
  const late = { ...first(roomId, 'podium'), finished: [share(gone), share(here)] }
  expect(await journals.append(late)).toBe('appended')
  expect(await createGameShares(database).countsOf(here)).toEqual({ played: 11, hosted: 0, won: 0 })
})

test('AC22 a text is found in every journal, character by character, and rewritten there', async () => {
  const text = `${randomBytes(8).toString('hex')}%_`
  const [one, two, other] = [await openRoom(), await openRoom(), await openRoom()]
  await journals.append(first(one, `before ${text} after`))
  await journals.append(first(two, text))
  await journals.append(first(other, text.replace('%', 'x')))
  expect((await journals.roomsWith(text)).toSorted()).toEqual([one, two].toSorted())
  for (const roomId of [one, two])
    await journals.rewrite(roomId, (bodies) => bodies.map((body) => body.replace(text, 'nobody')))
  expect(await journals.roomsWith(text)).toEqual([])
  expect(await journals.read(one)).toEqual(['opened', 'before nobody after'])
  expect(await journals.append({ ...first(one, 'next'), seq: 3 })).toBe('appended')
})

test('AC23 rooms that are over for long enough are forgotten, at most so many at once, open ones never', async () => {
  const over = [await openRoom(), await openRoom(), await openRoom()]
  const open = await openRoom()
  for (const roomId of over) await journals.append({ ...first(roomId, 'the end'), ends: true })
  expect(await journals.removeEnded(Date.now() - 60_000, 100)).toBe(0)
  expect(await journals.removeEnded(Date.now() + 60_000, 2)).toBe(2)
  while ((await journals.removeEnded(Date.now() + 60_000, 2)) > 0);
  for (const roomId of over) expect(await journals.read(roomId)).toEqual([])
  expect(await journals.read(open)).toEqual(['opened'])
})

test('ST6 on a full disk nothing is written, reads go on, and writes return with the space', async () => {
  let canWrite = true
  const onFull = createJournals({ ...database, canWrite: () => canWrite })
  const roomId = await openRoom()
  canWrite = false
  await expect(onFull.append(first(roomId, 'late'))).rejects.toThrow(StorageFull)
  await expect(onFull.open({ roomId: 'newone', owner: 'first', body: '' })).rejects.toThrow(StorageFull)
  expect(await onFull.read(roomId)).toEqual(['opened'])
  canWrite = true
  expect(await onFull.append(first(roomId, 'late'))).toBe('appended')
})
