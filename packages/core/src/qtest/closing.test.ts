import { expect, test } from 'vitest'
import { ALL_TYPES, rightAnswer } from '../testing/index.ts'
import { byToken, END_MS, QTestTable } from '../testing/qtest-table.ts'
import { askedIn, entryView, mediaIn, QTestEvent, replay, reviewView } from './index.ts'

const [ann, bob] = [byToken('ann'), byToken('bob')]
const questions = ALL_TYPES.filter(({ timerS, questionType }) => timerS > 0 && questionType !== 'NQS').slice(0, 3)

const takeDown = (table: QTestTable, reason = 'It is unkind.') => table.give({ do: 'close', by: 'takeDown', reason })
const putBack = (table: QTestTable) => table.give({ do: 'reopen', by: 'takeDown' })
const answer = (table: QTestTable) => {
  const question = table.open(ann)
  return table.submit(ann, (question && rightAnswer(question)) ?? '')
}

test('QT36 in a closed QTest no attempt and no question begins, an open one is finished; reopened, it goes on where it was', () => {
  const table = new QTestTable({}, { questions })
  table.attend(ann, 'Ann')
  const medium = table.view(ann)?.question?.imageName ?? ''
  expect([takeDown(table), takeDown(table)]).toEqual([1, 0])
  expect(table.attend(bob, 'Bob')).toBe('qtest/closed')
  expect(entryView(table.qtest, table.moment(), bob)).toMatchObject({ window: 'Active', isClosed: true })
  expect(mediaIn(table.qtest, medium)).toBeUndefined()
  expect(table.attend(ann)).toBe(0)
  expect(answer(table)).toBe(1)
  expect(table.attend(ann)).toBe('qtest/closed')
  expect(table.view(ann)).toMatchObject({ status: 'IP', question: null })
  expect(table.progress()).toMatchObject({ closings: [{ by: 'takeDown', reason: 'It is unkind.' }], finished: 0 })
  expect([takeDown(table, 'It is rude.'), table.progress().closings]).toEqual([
    1,
    [{ by: 'takeDown', reason: 'It is rude.' }],
  ])
  expect(table.qtest).toEqual(replay(table.journal.map((event) => QTestEvent.parse(event))))
  expect([putBack(table), putBack(table)]).toEqual([1, 0])
  expect(table.attend(ann)).toBe(1)
  expect(table.view(ann)?.question).toMatchObject({ questionNumber: 2 })
})

test('QT36 where answers stay hidden no question follows in a closed QTest, none is retaken, and the end of its window completes', () => {
  const table = new QTestTable({ showAnswer: false }, { questions })
  for (const holder of [ann, bob]) table.attend(holder, holder === ann ? 'Ann' : 'Bob')
  while (table.open(bob)) table.submit(bob, '')
  takeDown(table)
  expect(answer(table)).toBe(1)
  expect(table.view(ann)).toMatchObject({ status: 'IP', question: null })
  expect(table.view(bob)).toMatchObject({ status: 'CP', mayRetake: false })
  expect(table.give({ do: 'retake', holder: bob })).toBe('qtest/closed')
  table.nowMs = END_MS
  expect(table.attend(bob)).toBe(0)
  expect(table.attend(ann)).toBe(1)
  expect(table.view(ann)).toMatchObject({ status: 'CP' })
})

test('QT36 the questions of a completed attempt cannot be read again while the QTest is closed', () => {
  const table = new QTestTable({}, { questions })
  table.attend(ann, 'Ann')
  while (table.open(ann)) {
    table.submit(ann, '')
    table.attend(ann)
  }
  const review = () => reviewView(table.qtest, table.moment(), { holder: ann, number: 1 })
  expect(review().ok).toBe(true)
  takeDown(table)
  expect(review()).toMatchObject({ ok: false, refusal: 'qtest/closed' })
  putBack(table)
  expect(review().ok).toBe(true)
})

test('QT36 what an administrator has ended stays closed when the quiz is put back', () => {
  const table = new QTestTable({}, { questions })
  takeDown(table)
  table.give({ do: 'close', by: 'administrator', reason: 'Strangers fill it.' })
  putBack(table)
  expect(table.attend(ann, 'Ann')).toBe('qtest/closed')
  table.give({ do: 'reopen', by: 'administrator' })
  expect(table.attend(ann, 'Ann')).toBe(2)
})

test('QT37 a question is known by its alias to whoever was asked it, and to nobody else', () => {
  const table = new QTestTable({}, { questions })
  table.attend(ann, 'Ann')
  table.attend(bob, 'Bob')
  const alias = table.open(ann)?.questionId ?? ''
  expect(askedIn(table.qtest, ann, alias)?.questionId).toBe(questions[0]?.questionId)
  expect(askedIn(table.qtest, bob, alias)).toBeUndefined()
  expect(askedIn(table.qtest, byToken('cem'), alias)).toBeUndefined()
  answer(table)
  expect(askedIn(table.qtest, ann, alias)?.questionId).toBe(questions[0]?.questionId)
  expect(askedIn(table.qtest, ann, questions[0]?.questionId ?? '')).toBeUndefined()
})
