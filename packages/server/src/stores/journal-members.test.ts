import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { JournalKind } from './journal-kinds.ts'
import type { JournalMembers } from './journal-members.ts'
import { createJournalMembers, membersAlongside } from './journal-members.ts'
import type { Journals } from './journals.ts'
import { createJournals, FIRST_APPEND } from './journals.ts'

let database: Database
let journals: Journals
let members: JournalMembers
beforeAll(async () => {
  database = await openTestDatabase()
  journals = createJournals(database)
  members = createJournalMembers(database)
})
afterAll(() => database.close())

const newId = () => randomBytes(6).toString('hex')
const openJournal = async (kind: JournalKind, body = 'opened'): Promise<string> => {
  const journalId = newId()
  await journals.open({ kind, journalId, owner: 'test', body })
  return journalId
}
const joined = (journalId: string, ...credentials: string[]) =>
  journals.append({
    journalId,
    ...FIRST_APPEND,
    body: JSON.stringify(credentials),
    ends: false,
    alongside: membersAlongside(credentials),
  })
const asOld = async (journalId: string) => {
  await database.kysely.deleteFrom('journal_member').where('journal_id', '=', journalId).execute()
  await database.kysely.insertInto('member_backfill').values({ journal_id: journalId }).execute()
}

test('ST35 somebody is found in each journal with a seat or an attempt, by the row that stores it, and nobody else is', async () => {
  const [ann, bob] = [`user:${newId()}`, newId()]
  const [first, second, qtest] = [await openJournal('room'), await openJournal('room'), await openJournal('qtest')]
  expect(await Promise.all([joined(first, ann, bob), joined(second, ann, ann), joined(qtest, ann)])).not.toContain(
    'fenced',
  )
  expect((await members.journalsOf('room', ann)).toSorted()).toEqual([first, second].toSorted())
  expect(await members.journalsOf('room', bob)).toEqual([first])
  expect(await members.journalsOf('qtest', ann)).toEqual([qtest])
  expect(await members.journalsOf('qtest', bob)).toEqual([])
})

test('ST35 whose row is fenced is in no journal, and who was in one that is removed is so no more', async () => {
  const [ann, late] = [newId(), newId()]
  const journalId = await openJournal('room')
  await joined(journalId, ann)
  expect(await joined(journalId, late)).toBe('fenced')
  expect(await members.journalsOf('room', late)).toEqual([])
  await journals.rewrite(journalId, () => undefined)
  expect(await members.journalsOf('room', ann)).toEqual([])
})

test('ST35 people in journals from before are entered, whatever they are called, also where a journal cannot be read', async () => {
  const [guest, member, odd] = [newId(), `user:${newId()}`, `quote " and \\ ${newId()}`]
  const seats = [guest, odd].map((credential) => JSON.stringify({ was: 'playerJoined', credential, name: 'x' }))
  const room = await openJournal('room', `{"version":1,"events":[${seats.join(',')}]}`)
  const damaged = await openJournal('room', `{"version":1,"events":[{"credential":${JSON.stringify(guest)}`)
  const qtest = await openJournal('qtest', JSON.stringify({ events: [{ account: member, guest: null }] }))
  const told = JSON.stringify({ name: `"credential":"${member}"` })
  const namesakes = await openJournal('room', told)
  for (const journalId of [room, damaged, qtest, namesakes]) await asOld(journalId)
  expect((await members.journalsOf('room', guest)).toSorted()).toEqual([room, damaged].toSorted())
  expect(await members.journalsOf('room', odd)).toEqual([room])
  expect(await members.journalsOf('qtest', member)).toEqual([qtest])
  expect(await members.journalsOf('room', member)).toEqual([])
  expect(await members.enterNextOld()).toBe(false)
})

test('ST35 a long journal from before is read in parts, and one that is gone is none', async () => {
  const last = newId()
  const journalId = await openJournal('room')
  for (let seq: number = FIRST_APPEND.seq; seq < 130; seq += 1) {
    const body = JSON.stringify({ credential: seq === 129 ? last : 'another' })
    await journals.append({ journalId, epoch: FIRST_APPEND.epoch, seq, body, ends: false })
  }
  await asOld(journalId)
  await database.kysely.insertInto('member_backfill').values({ journal_id: 'gone' }).execute()
  expect(await members.journalsOf('room', last)).toEqual([journalId])
})
