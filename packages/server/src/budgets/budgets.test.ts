import { readQuizzes } from '@quokka/content'
import { expect, test } from 'vitest'
import { budgetSettings } from '../compose/budgets.ts'
import { readConfig } from '../config.ts'
import { createBudgets } from './budgets.ts'
import { objectionWords } from './objection-words.ts'

const HOUR_MS = 3_600_000
const read = readConfig({})
if (!read.ok) throw new Error(read.problems.join(' '))
const DEFAULTS = budgetSettings(read.config)

const make = (settings = DEFAULTS) => {
  let nowMs = 1_000 * HOUR_MS
  const clock = { nowMs: () => nowMs }
  const skip = (ms: number) => {
    nowMs += ms
  }
  return { budgets: createBudgets(settings, clock), clock, skip }
}

/** As large as the largest quiz that can be written, and the largest that everybody may play. */
const LARGEST_QUIZ = 611_000
const LARGEST_READY_MADE = Math.max(...readQuizzes().map((quiz) => Buffer.byteLength(JSON.stringify(quiz))))
/** What an answer, or a seat that is taken, adds to a journal. */
const EVENT = 250

const PAYERS = [
  ['guests of one address', () => 'address:school', LARGEST_READY_MADE],
  ['teachers with accounts', (room: number) => `account:teacher-${room % 20}`, LARGEST_QUIZ],
] as const

test.each(PAYERS)('HO17 forty classes at once, hosted by %s, meet no budget all day', (_, payerOf, quizBytes) => {
  const { budgets, skip } = make()
  const met: unknown[] = []
  for (let lesson = 0; lesson < 6; lesson += 1) {
    for (let room = 0; room < 40; room += 1) {
      const [journalId, payer] = [`${lesson}-${room}`, payerOf(room)]
      met.push(budgets.objectionTo(payer, 'room'))
      budgets.opened({ journalId, kind: 'room', payer })
      // Three games, each of another quiz with 20 questions for 30 players.
      for (let game = 0; game < 3; game += 1) {
        met.push(budgets.objectionToQuiz(payer))
        budgets.spend(payer, quizBytes)
        for (let event = 0; event < 30 * 21; event += 1) budgets.stored(journalId, EVENT)
      }
    }
    skip(HOUR_MS)
    for (let room = 0; room < 40; room += 1) budgets.over(`${lesson}-${room}`)
  }
  expect(met.filter(Boolean)).toEqual([])
  expect(budgets.used().server).toMatchObject({ openRooms: 0, stoppedUntilMs: null })
})

test('HO17 eight rooms of one account that change quizzes as fast as they may meet the budget, and are told when it goes on', () => {
  const { budgets, skip } = make()
  const payer = 'account:mallory'
  const change = () => {
    const objection = budgets.objectionToQuiz(payer)
    if (objection === undefined) budgets.spend(payer, LARGEST_QUIZ)
    return objection
  }
  for (let room = 0; room < 8; room += 1) budgets.opened({ journalId: `${room}`, kind: 'room', payer })
  let changes = 0
  while (change() === undefined) {
    changes += 1
    if (changes % 8 === 0) skip(2_000)
  }
  // Less than half a minute of 130 MB a minute.
  expect(changes).toBeLessThan(120)
  const objection = change()
  expect(objection?.code).toBe('budget/bytes')
  expect(objectionWords(objection ?? { code: 'budget/bytes', waitMs: 0 }).sentence).toBe(
    'You have started as much as is possible in an hour. Try again in a minute.',
  )
  // What is played is counted and never refused, and nobody else is concerned.
  budgets.stored('0', 10_000_000)
  expect(budgets.objectionTo('account:other', 'room')).toBeUndefined()
  const waitMs = budgets.objectionToQuiz(payer)?.waitMs ?? 0
  expect(waitMs).toBeGreaterThan(60_000)
  skip(waitMs - 1_000)
  expect(budgets.objectionToQuiz(payer)?.code).toBe('budget/bytes')
  skip(1_000)
  expect(change()).toBeUndefined()
})

test('HO17 open rooms, QTests of an hour and the whole server have bounds; a room that is over makes place', () => {
  const limits = { bytesAnHour: 1_000, openRooms: 2, qtestsAnHour: 2 }
  const server = { bytesAnHour: 1_500, openRooms: 3, qtestsAnHour: 10 }
  const { budgets, skip } = make({ account: limits, address: limits, server })
  const open = (journalId: string, payer: string, kind: 'room' | 'qtest' = 'room') => {
    const objection = budgets.objectionTo(payer, kind)
    if (objection === undefined) budgets.opened({ journalId, kind, payer })
    return objection?.code
  }
  expect([open('a', 'account:1'), open('b', 'account:1'), open('c', 'account:1')]).toEqual([
    undefined,
    undefined,
    'budget/rooms',
  ])
  expect([open('d', 'address:x'), open('e', 'address:x')]).toEqual([undefined, 'budget/server'])
  budgets.over('a')
  expect(open('f', 'account:1')).toBeUndefined()
  for (const id of ['q1', 'q2']) expect(open(id, 'account:2', 'qtest')).toBeUndefined()
  expect(open('q3', 'account:2', 'qtest')).toBe('budget/qtests')
  skip(HOUR_MS / 2)
  expect(open('q4', 'account:2', 'qtest')).toBeUndefined()
  budgets.spend('account:3', 900)
  budgets.spend('account:4', 900)
  expect(budgets.objectionToQuiz('account:5')?.code).toBe('budget/server')
})

test('HO18 the payer that uses most is listed first; a stop holds for an hour or until it is taken back', () => {
  const { budgets, skip } = make()
  budgets.opened({ journalId: 'a', kind: 'room', payer: 'account:1' })
  budgets.stored('a', 5_000)
  budgets.spend('account:2', 9_000)
  expect(budgets.used().payers.map(({ payer, bytesLastHour }) => [payer, bytesLastHour])).toEqual([
    ['account:2', 9_000],
    ['account:1', 5_000],
  ])
  expect(budgets.stop('account:1')).toEqual(['a'])
  expect(budgets.objectionTo('account:1', 'room')).toEqual({ code: 'budget/stopped', waitMs: HOUR_MS })
  budgets.allow('account:1')
  expect(budgets.objectionTo('account:1', 'room')).toBeUndefined()
  budgets.stop('account:1')
  skip(HOUR_MS)
  expect(budgets.objectionTo('account:1', 'room')).toBeUndefined()
  skip(3 * HOUR_MS)
  expect(budgets.used().payers[0]).toMatchObject({ payer: 'account:2', bytesLastHour: 0, bytesLastDay: 9_000 })
})
