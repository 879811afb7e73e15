import { expect, test } from 'vitest'
import { ALL_TYPES } from '../testing/index.ts'
import { byToken, QTestTable } from '../testing/qtest-table.ts'
import type { OptionOrder } from './index.ts'
import { QTestEvent, replay } from './index.ts'

const [choice, pairs] = ['MCQ', 'MTF'].map((type) => ALL_TYPES.filter(({ questionType }) => questionType === type)[0])
const names = Array.from({ length: 12 }, (_, index) => `pupil ${index}`)

/** What everybody gets to choose from, in order, at the first question. */
const offered = (table: QTestTable) =>
  names.map((name) => {
    const holder = byToken(name)
    table.attend(holder, name)
    return JSON.stringify(table.view(holder)?.question?.answerChoices)
  })
const tableOf = (question: typeof choice, optionOrder?: OptionOrder) =>
  new QTestTable(
    { ...(optionOrder && { optionOrder }) },
    { capacity: 50, questions: question ? [question] : [], quizType: 'Private' },
  )

test('QT14 the options of an own question are mixed for each attempt, the same whenever it goes on, whatever its host chooses meanwhile', () => {
  for (const question of [choice, pairs]) {
    const table = tableOf(question, { for: 'each' })
    const first = offered(table)
    expect(new Set(first).size).toBeGreaterThan(3)
    table.reschedule({ optionOrder: { for: 'all', seed: 'secret' } })
    expect(offered(table)).toEqual(first)
    const again = replay(table.journal.map((event) => QTestEvent.parse(JSON.parse(JSON.stringify(event)))))
    table.qtest = again
    expect(offered(table)).toEqual(first)
  }
})

test('QT14 one order for all is as its author wrote it, what has to be sorted is sorted the same for all', () => {
  for (const question of [choice, pairs]) {
    const orders = offered(tableOf(question, { for: 'all', seed: 'secret' }))
    expect(new Set(orders).size).toBe(1)
    if (question?.questionType === 'MCQ') expect(orders[0]).toBe(JSON.stringify(question.choices))
  }
})

test('QT14 QTests from before there was a choice keep the order of their choices', () => {
  const orders = offered(tableOf(choice))
  expect(new Set(orders)).toEqual(new Set([JSON.stringify(choice?.questionType === 'MCQ' ? choice.choices : [])]))
})
