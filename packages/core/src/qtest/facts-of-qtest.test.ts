import { expect, test } from 'vitest'
import { credentialOfAccount } from '../accounts/index.ts'
import { values } from '../lib/index.ts'
import { LIMITS } from '../limits.ts'
import { isTimed } from '../questions/index.ts'
import { ALL_TYPES, ALL_TYPES_QUIZ, rightAnswer, wrongAnswer } from '../testing/index.ts'
import { byToken, END_MS, OPENED_MS, OWNER, QTestTable } from '../testing/qtest-table.ts'
import type { Holder, QTest, QTestEvent } from './index.ts'
import { attemptChange, evolve, factsOfQTest, openQTest } from './index.ts'

const ANN = byToken('ann')
const MEMBER: Holder = { account: credentialOfAccount('member'), guest: null, tokenHash: null }
const ASKED = ALL_TYPES.filter((question) => rightAnswer(question) !== undefined || wrongAnswer(question) !== undefined)

/** Answers every slide right. */
const complete = (table: QTestTable, holder: Holder, change: Parameters<QTestTable['attend']>[2] = {}): void => {
  for (;;) {
    table.attend(holder, 'Ann', change)
    const open = table.open(holder)
    if (open === undefined) return
    table.nowMs += 400
    table.submit(holder, rightAnswer(open) ?? '')
  }
}

/** What was kept event by event, as the server keeps it. */
const keptOf = (table: QTestTable) => {
  const [opened, ...later] = table.journal
  if (opened?.was !== 'qtestOpened') throw new Error('not opened')
  let qtest: QTest = openQTest(opened)
  const kept = new Map(factsOfQTest(qtest).players.map((player) => [player.playerId, player]))
  for (const event of later) {
    const after = evolve(qtest, event)
    const change = attemptChange(qtest, after, event)
    if (change !== undefined && 'completed' in change) kept.set(change.completed.playerId, change.completed)
    if (change !== undefined && 'cleared' in change) kept.delete(change.cleared)
    qtest = after
  }
  return [...kept.values()]
}

test('FA4 a QTest is kept with its own questions that take answers, its window and its owner', () => {
  const { players, ...facts } = factsOfQTest(new QTestTable().qtest)
  const { quizId, quizName, quizType, mediaFolder } = ALL_TYPES_QUIZ
  expect(players).toEqual([])
  expect(facts).toEqual({
    playId: 'abcdefgh',
    kind: 'qtest',
    journalId: 'abcdefgh',
    game: 0,
    hostId: OWNER,
    quizId,
    quizName,
    quizType,
    mediaFolder,
    questions: ASKED,
    startedAtMs: OPENED_MS,
    endedAtMs: END_MS,
    isFinished: true,
    isCalm: false,
    stored: { contentHash: 'hash', places: ALL_TYPES.flatMap((question, place) => (isTimed(question) ? [place] : [])) },
  })
})

test('FA4 each completed attempt is kept as it is, with fields and email; a cleared one goes', () => {
  const table = new QTestTable({ additionalFields: ['Class'] })
  complete(table, ANN, { fields: { Class: '7b' } })
  table.attend(byToken('bob'), 'Bob', { fields: { Class: '7c' } })
  complete(table, MEMBER, { fields: { Class: '8a' } })
  const kept = keptOf(table)
  expect(kept.map(({ fields, email, userId }) => [fields, email, userId])).toEqual([
    [{ Class: '7b' }, 'someone@example.org', null],
    [{ Class: '8a' }, null, 'member'],
  ])
  const [ann] = kept
  expect(ann?.answers.map((answer) => answer?.[0])).toEqual(ASKED.map(rightAnswer))
  expect(ann).toMatchObject({
    rank: null,
    hasLeft: false,
    score: ann?.answers.reduce((sum, one) => sum + (one?.[3] ?? 0), 0),
  })
  expect(factsOfQTest(table.qtest).players.toSorted(byId)).toEqual(kept.toSorted(byId))
  table.give({ do: 'retake', holder: ANN })
  expect(keptOf(table).map(({ userId }) => userId)).toEqual(['member'])
  complete(table, ANN)
  expect(keptOf(table).toSorted(byId)).toEqual(factsOfQTest(table.qtest).players.toSorted(byId))
  expect(keptOf(table)).toHaveLength(2)
})

const byId = (a: { playerId: string }, b: { playerId: string }) => (a.playerId < b.playerId ? -1 : 1)

test('FA4 what was never asked is no answer', () => {
  const table = new QTestTable()
  table.attend(ANN)
  const open = table.open(ANN)
  if (open === undefined) throw new Error('no question')
  table.submit(ANN, rightAnswer(open) ?? '')
  table.nowMs = END_MS + 1
  table.give({ do: 'settle', userId: OWNER })
  const [ann] = keptOf(table)
  expect(ann?.answers.map((answer) => answer !== null)).toEqual(ASKED.map((_, place) => place === 0))
})

test('FA7 what is due is settled for the owner alone, two hundred attempts a command', () => {
  const table = new QTestTable({}, { capacity: 500 })
  for (let index = 0; index < 450; index += 1) table.attend(byToken(`token ${index}`), `Player ${index}`)
  table.nowMs = END_MS + LIMITS.latencyCreditMs + 1
  expect(table.give({ do: 'settle', userId: 'stranger' })).toBe('qtest/not-owner')
  const completed = () => [...values(table.qtest.attempts)].filter(({ phase }) => phase === 'completed').length
  const steps: number[] = []
  while (table.give({ do: 'settle', userId: OWNER }) !== 0) steps.push(completed())
  expect(steps).toEqual([200, 400, 450])
  const settled: QTestEvent['was'][] = ['questionTimedOut', 'attemptCutOff']
  expect(new Set(table.journal.slice(-450).map(({ was }) => was))).toEqual(new Set(settled))
  expect(keptOf(table)).toHaveLength(450)
})
