import { expect, test } from 'vitest'
import { credentialOfAccount } from '../accounts/index.ts'
import { LIMITS } from '../limits.ts'
import { byToken, OPENED_MS, OWNER, QTestTable, settings, source } from '../testing/qtest-table.ts'
import type { Holder, QTestSettings } from './index.ts'
import { attemptBegunBy, attemptIdOf, entryView, QTestEvent, replay, scheduleQTest, withoutIdentity } from './index.ts'

const [ann, bob] = ['ann', 'bob'].map(byToken) as [Holder, Holder]
const member = (id: string): Holder => ({ account: credentialOfAccount(id), guest: null, tokenHash: null })

/** A QTest entered so, with what its host listed. */
const entered = (
  access: QTestSettings['access'],
  lists: { names?: string[]; newCodes?: string[] } = {},
): QTestTable => {
  const table = new QTestTable()
  table.give({ do: 'reschedule', userId: OWNER, settings: { ...settings, access }, ...lists })
  return table
}
const withCode = (table: QTestTable, holder: Holder, code: string | undefined, name = 'Ann') =>
  table.give({ do: 'attend', holder, details: { name, email: 'a@example.org', fields: {} }, code })
const remove = (table: QTestTable, holder: Holder) =>
  table.give({ do: 'remove', userId: OWNER, attemptId: attemptIdOf(table.qtest, holder) ?? '' })
const nameOf = (table: QTestTable, holder: Holder) => table.view(holder)?.playerName

test('QT32 members alone begin where the host says so; a guest who has begun goes on', () => {
  const table = new QTestTable()
  table.attend(ann)
  table.reschedule({ access: 'members' })
  expect(entryView(table.qtest, table.moment(), bob).access).toBe('members')
  expect(table.attend(bob)).toBe('qtest/members-only')
  expect(table.attend(member('m'))).toBe(2)
  expect(table.attend(ann)).toBe(0)
})

test.each([
  ['names', { names: [' ', '\u200B'] }, 'qtest/list-empty'],
  ['codes', {}, 'qtest/list-empty'],
  ['names', { names: ['x'.repeat(31)] }, 'qtest/listed-name-too-long'],
  ['names', { names: Array.from({ length: LIMITS.qtestListed + 1 }, (_, at) => `Pupil ${at}`) }, 'qtest/list-too-long'],
  ['codes', { newCodes: Array.from({ length: LIMITS.qtestListed + 1 }, (_, at) => `C${at}`) }, 'qtest/list-too-long'],
] as const)(
  'QT32 case %#: access by %s with a list that cannot be used is refused, when scheduled and when changed',
  (access, lists, refusal) => {
    const opening = { qtestId: 'a', ownerId: OWNER, source, capacity: 1, settings: { ...settings, access } }
    const given = {
      ...('names' in lists && { names: [...lists.names] }),
      ...('newCodes' in lists && { newCodes: [...lists.newCodes] }),
    }
    expect(scheduleQTest({ ...opening, ...given }, OPENED_MS)).toEqual({ ok: false, refusal })
    const table = new QTestTable()
    expect(table.give({ do: 'reschedule', userId: OWNER, settings: { ...settings, access }, ...given })).toBe(refusal)
  },
)

test('QT32 a change without lists keeps those there are; names replace names, codes are added', () => {
  const table = entered('names', { names: ['Ann', 'ann ', 'Zoë'], newCodes: ['ABCD2345'] })
  table.reschedule({ showResult: false })
  const { settings: present } = table.qtest
  expect([...table.qtest.listedNames]).toEqual(['ann', 'Zoë'])
  table.give({ do: 'reschedule', userId: OWNER, settings: present, names: ['Bob'], newCodes: ['EFGH6789'] })
  expect([...table.qtest.listedNames, ...table.qtest.codes]).toEqual(['Bob', 'ABCD2345', 'EFGH6789'])
  expect(replay(table.journal.map((event) => QTestEvent.parse(JSON.parse(JSON.stringify(event)))))).toEqual(table.qtest)
})

test('QT33 a name of the list is found in any case, without accents and signs, and shown as the host wrote it', () => {
  const table = entered('names', { names: ['Zoë O’Neil', 'राम', 'Lia', 'Ila'] })
  expect(table.attend(ann, 'Ann')).toBe('qtest/not-listed')
  expect(table.attend(ann, ' zoe  oneil ')).toBe(2)
  expect(nameOf(table, ann)).toBe('Zoë O’Neil')
  expect(table.attend(bob, 'रम')).toBe('qtest/not-listed')
  expect(table.attend(bob, 'राम')).toBe(2)
  for (const name of ['Lia', 'Ila']) expect(table.attend(byToken(name), name)).toBe(2)
})

test('QT33 each name of the list has one attempt: its own browser goes on, another is refused until the host has removed it', () => {
  const table = entered('names', { names: ['Zoë', 'Bob'] })
  const first: Holder = { account: null, guest: 'cookie', tokenHash: 'first' }
  table.attend(first, 'Zoe')
  expect(table.attend({ account: null, guest: 'cookie', tokenHash: null }, 'ZOE')).toBe(0)
  expect(table.attend(ann, 'Zoë')).toBe('qtest/name-taken')
  remove(table, first)
  expect(table.attend(ann, 'Zoë')).toBe(2)
  const attemptId = attemptIdOf(table.qtest, first) ?? ''
  expect(table.give({ do: 'restore', userId: OWNER, attemptId })).toBe('qtest/name-taken')
})

test('QT34 a code has one attempt, on whatever device; another text is none', () => {
  const table = entered('codes', { newCodes: ['ABCD2345', 'EFGH6789'] })
  for (const code of [undefined, '', 'ABCD2346', 'constructor'])
    expect(withCode(table, ann, code)).toBe('qtest/wrong-code')
  expect(withCode(table, ann, 'abcd-2345')).toBe(2)
  // Somebody else who says the same name without the code is nobody.
  expect(withCode(table, bob, 'EFGH6788')).toBe('qtest/wrong-code')
  expect(withCode(table, bob, ' ABCD 2345 ', 'Somebody')).toBe(1)
  expect([nameOf(table, bob), table.qtest.attempts.size]).toEqual(['Ann', 1])
  expect(withCode(table, byToken('cem'), 'EFGH6789', 'Ann')).toBe(2)
  expect(table.qtest.attempts.size).toBe(2)
  remove(table, ann)
  expect(withCode(table, byToken('dan'), 'ABCD2345', 'Dan')).toBe('attempt/removed')
  expect(JSON.stringify([table.progress(), entryView(table.qtest, table.moment(), ann)])).not.toMatch(/ABCD|EFGH/)
})

test('QT22 whoever is forgotten is on no list of the host any more, and the place stays taken', () => {
  const table = entered('names', { names: ['Zoë', 'Bob'] })
  table.attend(member('z'), 'zoe')
  table.give({ do: 'reschedule', userId: OWNER, settings: table.qtest.settings, names: ['ZOE', 'Bob', 'Cem'] })
  const own = table.journal.flatMap((event) => attemptBegunBy(event)?.playerId ?? [])
  const forgotten = withoutIdentity(table.journal, new Set(own))
  expect(JSON.stringify(forgotten)).not.toMatch(/zo[eë]/i)
  const read = replay(forgotten)
  expect([[...read.listedNames], read.attempts.size]).toEqual([['Bob', 'Cem'], 1])
})
