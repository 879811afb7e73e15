import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestPglite, openTestPostgres, whyNoPostgres } from '../testing/databases.ts'
import type { Journals } from './journals.ts'
import { createJournals, FIRST_APPEND, StorageFull } from './journals.ts'

/** What every database must do for the journals. */
const journalsContract = (name: string, openDatabase: () => Promise<Database>) =>
  describe(`journals on ${name}`, () => {
    let database: Database
    let journals: Journals
    beforeAll(async () => {
      database = await openDatabase()
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
      const claims = await Promise.all(
        Array.from({ length: 10 }, (_, index) => journals.claim(roomId, `owner ${index}`)),
      )
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
  })

journalsContract('the embedded database', openTestPglite)

const missing = await whyNoPostgres()
if (missing === undefined) journalsContract('PostgreSQL', openTestPostgres)
else {
  console.warn(`Journals on PostgreSQL are not tested: ${missing}.`)
  describe.skip('journals on PostgreSQL', () => test(missing))
}
