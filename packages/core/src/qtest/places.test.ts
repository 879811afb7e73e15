import { expect, test } from 'vitest'
import { credentialOfAccount } from '../accounts/index.ts'
import { LIMITS } from '../limits.ts'
import { ALL_TYPES, rightAnswer } from '../testing/index.ts'
import { byToken, END_MS, OWNER, QTestTable, settings } from '../testing/qtest-table.ts'
import type { Holder } from './index.ts'
import { attemptById, attemptIdOf, entryView, factsOfQTest, mediaIn, QTestEvent, replay } from './index.ts'

const [ann, bob, cem] = ['ann', 'bob', 'cem'].map(byToken) as [Holder, Holder, Holder]
const browser = (tokenHash: string | null): Holder => ({ account: null, guest: 'cookie', tokenHash })
const questions = ALL_TYPES.filter(({ timerS, questionType }) => timerS > 0 && questionType !== 'NQS').slice(0, 2)
const IDLE_MS = LIMITS.idlePlaceMs + LIMITS.latencyCreditMs

const idOf = (table: QTestTable, holder: Holder) => attemptIdOf(table.qtest, holder) ?? 'nobody'
const remove = (table: QTestTable, attemptId: string) => table.give({ do: 'remove', userId: OWNER, attemptId })
const restore = (table: QTestTable, attemptId: string) => table.give({ do: 'restore', userId: OWNER, attemptId })
const lock = (table: QTestTable, locked: boolean) => table.give({ do: 'lock', userId: OWNER, locked })
const resize = (table: QTestTable, capacity: number) => table.give({ do: 'resize', userId: OWNER, capacity })
const entry = (table: QTestTable, holder = cem) => entryView(table.qtest, table.moment(), holder)

/** Answers the open question; a second of thought each. */
const answer = (table: QTestTable, holder: Holder) => {
  const question = table.open(holder)
  table.nowMs += 1_250
  return table.submit(holder, (question && rightAnswer(question)) ?? '')
}
const finish = (table: QTestTable, holder: Holder) => {
  while (table.open(holder) !== undefined) {
    answer(table, holder)
    table.attend(holder)
  }
}
/** The QTest as it is read again from its journal. */
const again = (table: QTestTable) =>
  replay(table.journal.map((event) => QTestEvent.parse(JSON.parse(JSON.stringify(event)))))

test('QT25 a removed participant frees the place and is in no figure, rank or report; a restart keeps it so', () => {
  const table = new QTestTable({}, { capacity: 2, questions })
  for (const holder of [ann, bob]) table.attend(holder, holder === ann ? 'Ann' : 'Bob')
  for (const holder of [ann, bob]) finish(table, holder)
  const picture = table.view(ann)?.results
  expect([picture?.finished, factsOfQTest(table.qtest).players.length]).toEqual([2, 2])
  const id = idOf(table, ann)
  expect([remove(table, id), remove(table, id), remove(table, 'nobody')]).toEqual([1, 0, 'player/not-found'])
  expect(table.qtest).toEqual(again(table))
  expect(table.progress()).toMatchObject({ started: 1, finished: 1, removed: 1, participants: [{ name: 'Bob' }] })
  expect(table.qtest.tallies).toEqual(questions.map(() => ({ done: 1, right: 1 })))
  expect(table.view(bob)?.results).toMatchObject({ rank: 1, finished: 1 })
  expect(factsOfQTest(table.qtest).players.map(({ name }) => name)).toEqual(['Bob'])
  expect(table.attend(cem, 'Cem')).toBe(2)
})

test('QT25 nothing by which the attempt was known opens it again, or begins another; another name in the browser does', () => {
  const account = credentialOfAccount('m')
  for (const [holder, others] of [
    [{ account, guest: null, tokenHash: 'mia' }, [byToken('mia'), { account, guest: null, tokenHash: 'new' }]],
    [browser('mia'), [byToken('mia'), browser('new')]],
  ] as const) {
    const table = new QTestTable({}, { questions })
    table.attend(holder, 'Mia')
    const questionId = table.open(holder)?.questionId ?? ''
    remove(table, idOf(table, holder))
    for (const known of [holder, ...others]) {
      expect(table.attend(known, ' MIA')).toBe('attempt/removed')
      expect(table.submit(known, 'Cedar', questionId)).toBe('attempt/removed')
      expect(table.give({ do: 'retake', holder: known })).toBe('attempt/removed')
      expect(table.view(known)).toBeUndefined()
      expect(entry(table, known).ownAttempts).toEqual([])
    }
  }
  const shared = new QTestTable({}, { questions })
  shared.attend(browser('1'), 'Ann')
  remove(shared, idOf(shared, browser('1')))
  expect(shared.attend(browser('2'), 'Bob')).toBe(2)
})

test('QT25 removed in one tab of a shared browser, nobody clears the attempt of another there', () => {
  const table = new QTestTable({}, { questions })
  for (const [token, name] of [
    ['1', 'Ann'],
    ['2', 'Bob'],
  ] as const) {
    table.attend(browser(token), name)
    finish(table, browser(token))
  }
  remove(table, idOf(table, byToken('1')))
  expect(table.give({ do: 'retake', holder: browser('1') })).toBe('attempt/removed')
  expect(table.view(byToken('2'))).toMatchObject({ status: 'CP', playerName: 'Bob' })
})

test('QT26 a removal is taken back as long as there is a place: score, answers and aliases are as they were', () => {
  const table = new QTestTable({}, { capacity: 2, questions })
  table.attend(ann)
  answer(table, ann)
  table.attend(ann)
  const before = table.qtest
  const id = idOf(table, ann)
  const medium = table.view(ann)?.question?.imageName ?? ''
  remove(table, id)
  expect(mediaIn(table.qtest, medium)).toBeUndefined()
  expect(table.progress({ state: 'removed' }).participants).toMatchObject([
    { participantId: id, answered: 1, right: 1 },
  ])
  expect([restore(table, id), restore(table, id), restore(table, 'nobody')]).toEqual([1, 0, 'player/not-found'])
  expect(attemptById(table.qtest, id)).toEqual(attemptById(before, id))
  const { started, tallies } = before
  expect(table.qtest).toMatchObject({ started, tallies, outside: { size: 0 } })
  finish(table, ann)
  expect(table.view(ann)).toMatchObject({ status: 'CP', results: { right: 2 } })
  remove(table, id)
  for (const holder of [bob, cem]) {
    table.attend(holder)
    answer(table, holder)
  }
  expect(restore(table, id)).toBe('qtest/full')
  remove(table, idOf(table, bob))
  expect(restore(table, id)).toBe(1)
  expect(factsOfQTest(table.qtest).players).toHaveLength(1)
})

test('QT27 a locked QTest takes nobody new; whoever has begun goes on and retakes; a restart keeps the lock', () => {
  const table = new QTestTable({}, { questions })
  table.attend(ann)
  expect([lock(table, true), lock(table, true)]).toEqual([1, 0])
  expect(again(table)).toEqual(table.qtest)
  expect(table.attend(bob)).toBe('qtest/locked')
  expect([entry(table).isLocked, table.progress().isLocked]).toEqual([true, true])
  finish(table, ann)
  table.give({ do: 'retake', holder: ann })
  expect(table.attend(ann)).toBe(2)
  lock(table, false)
  expect(table.attend(bob)).toBe(2)
})

test('QT28 a place without any answer for ten minutes is given to whoever asks, of several the idlest; others never are', () => {
  const table = new QTestTable({}, { capacity: 3, questions })
  table.attend(ann, 'Ann')
  answer(table, ann)
  table.nowMs += 1_000
  table.attend(bob, 'Bob')
  const bobsMs = table.nowMs
  table.nowMs += 1_000
  table.attend(byToken('dan'), 'Dan')
  expect(table.attend(cem)).toBe('qtest/full')
  expect(entry(table)).toMatchObject({ isFull: true, placeFreeAtMs: bobsMs + IDLE_MS })
  table.nowMs = bobsMs + IDLE_MS
  expect(table.attend(cem)).toBe('qtest/full')
  table.nowMs += 1
  expect(entry(table)).toMatchObject({ isFull: false, placeFreeAtMs: null })
  expect(table.attend(cem, 'Cem')).toBe(3)
  expect(again(table)).toEqual(table.qtest)
  expect(table.progress().participants.map(({ name }) => name)).toEqual(['Cem', 'Dan', 'Ann'])
  table.nowMs = END_MS - 60_000
  for (const holder of [cem, byToken('dan')]) {
    table.attend(holder)
    answer(table, holder)
  }
  expect(table.attend(bob)).toBe('attempt/place-lost')
  expect(entry(table, bob)).toMatchObject({ isFull: true, placeFreeAtMs: null, ownAttempts: [{ name: 'Bob' }] })
})

test('QT28 whoever lost a place goes on where there is one, with the answer that was being given', () => {
  const table = new QTestTable({}, { capacity: 1, questions })
  table.attend(ann, 'Ann')
  const id = idOf(table, ann)
  table.nowMs += IDLE_MS + 1
  table.attend(bob, 'Bob')
  const question = table.open(bob)
  expect(table.submit(ann, '', question?.questionId)).toBe('attempt/place-lost')
  remove(table, idOf(table, bob))
  // The place comes back, the first question has timed out, the second is asked.
  expect(table.attend(ann)).toBe(3)
  expect(idOf(table, ann)).toBe(id)
  expect(table.view(ann)?.question?.questionNumber).toBe(2)
  answer(table, ann)
  table.nowMs += 2 * IDLE_MS
  expect(table.attend(cem)).toBe('qtest/full')
})

test('QT28 one answer keeps the place, whatever is left unanswered after it', () => {
  const table = new QTestTable({}, { capacity: 1, questions })
  table.attend(ann)
  answer(table, ann)
  table.attend(ann)
  table.submit(ann, '')
  table.nowMs += 2 * IDLE_MS
  expect(table.attend(bob)).toBe('qtest/full')
})

test('QT28 an answered attempt that is cleared for a retake keeps its place, however long it waits', () => {
  const table = new QTestTable({}, { capacity: 1, questions })
  table.attend(ann)
  finish(table, ann)
  table.give({ do: 'retake', holder: ann })
  table.nowMs += 2 * IDLE_MS
  expect(table.attend(bob)).toBe('qtest/full')
  expect(table.attend(ann)).toBe(2)
})

test('QT28 an attempt that is completed without one answer is no result once its place is given on', () => {
  const table = new QTestTable({}, { capacity: 1, questions: questions.slice(0, 1) })
  table.attend(ann)
  table.submit(ann, '')
  expect(factsOfQTest(table.qtest).players).toHaveLength(1)
  table.nowMs += IDLE_MS + 1
  table.attend(bob)
  expect(factsOfQTest(table.qtest).players).toHaveLength(0)
  expect(table.qtest).toMatchObject({ started: 1, finished: 0 })
})

test('QT29 a larger plan has room at once; under a smaller one those inside stay, and nobody comes until enough have gone', () => {
  const table = new QTestTable({}, { capacity: 1, questions })
  table.attend(ann)
  expect(table.attend(bob)).toBe('qtest/full')
  expect([resize(table, 3), resize(table, 3)]).toEqual([1, 0])
  for (const holder of [bob, cem]) table.attend(holder)
  for (const holder of [ann, bob, cem]) answer(table, holder)
  resize(table, 2)
  expect(again(table)).toEqual(table.qtest)
  expect(table.progress()).toMatchObject({ started: 3, capacity: 2 })
  for (const holder of [ann, bob, cem]) expect(table.attend(holder)).toBe(1)
  remove(table, idOf(table, ann))
  expect(table.attend(byToken('dan'))).toBe('qtest/full')
  remove(table, idOf(table, bob))
  expect(table.attend(byToken('dan'))).toBe(2)
})

test('QT30 the host sees which names one browser has begun under, and nobody else does', () => {
  const table = new QTestTable({}, { questions })
  table.attend(browser('1'), 'Mia')
  table.attend(browser('2'), 'Mia2')
  table.attend({ account: null, guest: 'another', tokenHash: 'x' }, 'Zoe')
  table.attend(ann, 'Ann')
  const marked = () => table.progress().participants.map(({ name, sameBrowser }) => [name, sameBrowser])
  expect(Object.fromEntries(marked())).toEqual({ Mia: ['Mia2'], Mia2: ['Mia'], Zoe: [], Ann: [] })
  remove(table, idOf(table, byToken('1')))
  expect(Object.fromEntries(marked())).toMatchObject({ Mia2: ['Mia'] })
  expect(JSON.stringify(table.view(browser('2')))).not.toContain('"Mia"')
})

test('QT8 nobody but its owner removes, lets in, locks or resizes', () => {
  const table = new QTestTable()
  table.attend(ann)
  const attemptId = idOf(table, ann)
  const userId = 'somebody'
  expect(table.give({ do: 'remove', userId, attemptId })).toBe('qtest/not-owner')
  expect(table.give({ do: 'restore', userId, attemptId })).toBe('qtest/not-owner')
  expect(table.give({ do: 'lock', userId, locked: true })).toBe('qtest/not-owner')
  expect(table.give({ do: 'resize', userId, capacity: 1 })).toBe('qtest/not-owner')
})

test('QT31 a journal from before there were lists, locks and removals reads as one that everybody with the link may take', () => {
  const table = new QTestTable({}, { questions })
  table.attend(ann)
  finish(table, ann)
  const old = JSON.parse(JSON.stringify(table.journal), (key, value) => (key === 'access' ? undefined : value))
  expect(JSON.stringify(old)).not.toContain('access')
  const read = replay(old.map((event: unknown) => QTestEvent.parse(event)))
  expect(read).toEqual(table.qtest)
  expect(read).toMatchObject({ settings, isLocked: false })
  expect(attemptById(read, idOf(table, ann))).toMatchObject({ hasAnswered: true })
})
