import type { Question } from '@quokka/core/questions'
import { solution } from '@quokka/core/questions'
import { ALL_TYPES, exampleOf, secretsOf } from '@quokka/core/testing'
import { expect, test } from 'vitest'
import { usualPaper } from './paper.ts'
import type { SheetVersion } from './sheet.ts'
import { sheetOf } from './sheet.ts'

const VERSIONS: readonly SheetVersion[] = ['A', 'B']
const asked = ALL_TYPES.filter(({ questionType }) => questionType !== 'NQS')

test.each(VERSIONS)('XM10 version %s numbers every question, leaves info slides out and tells no answer', (version) => {
  const { questions, key } = sheetOf(ALL_TYPES, version)
  expect(questions.map(({ title }) => title)).toEqual(asked.map(({ questionTitle }) => questionTitle))
  expect(questions.map(({ number }) => number)).toEqual(asked.map((_, index) => index + 1))
  expect(key.map(({ number, questionId }) => [number, questionId])).toEqual(
    questions.map(({ number, questionId }) => [number, questionId]),
  )
  for (const [place, question] of asked.entries()) {
    const printed = JSON.stringify(questions[place])
    for (const secret of secretsOf(question)) expect(printed, secret).not.toContain(secret)
  }
})

const shown = (question: Question, version: SheetVersion) => {
  const { questions, key } = sheetOf([question], version)
  return { task: questions[0]?.task, entry: key[0] }
}

test.each(VERSIONS)('XM11 in version %s the letter of the key stands before the right option', (version) => {
  for (const type of ['MCQ', 'TRF'] as const) {
    const { task, entry } = shown(exampleOf(type), version)
    const options = task?.is === 'options' ? task.options : []
    expect(options['ABCD'.indexOf(entry?.letter ?? '?')]).toBe(solution(exampleOf(type))[0])
    expect(entry?.answer).toBe(solution(exampleOf(type))[0])
  }
})

test.each(VERSIONS)(
  'XM11 in version %s the numbers of the key, written into the boxes, are the right answer',
  (version) => {
    for (const type of ['MTF', 'DND'] as const) {
      const question = exampleOf(type)
      const { task, entry } = shown(question, version)
      const texts = task?.is === 'pairs' ? task.answers : task?.is === 'order' ? task.items : []
      const numbers = (entry?.notes[0] ?? '').match(/\d+/g)?.map(Number) ?? []
      const [first, second] = solution(question)
      const right = Array.isArray(second) ? second : [first, ...solution(question).slice(1)]
      expect(numbers.map((number, place) => [number, texts[place]]).toSorted()).toEqual(
        right.map((text, place) => [place + 1, text]),
      )
      expect(texts).not.toEqual(right)
    }
  },
)

test('XM11 a typed answer has a box for each letter, and what else is right stands in the key', () => {
  const typed = { ...exampleOf('FIB'), accepted: ["Milky Way's", 'galaxy'] }
  const { task, entry } = shown(typed, 'A')
  expect(task).toEqual({
    is: 'letters',
    words: [
      ['', '', '', '', ''],
      ['', '', '', "'", ''],
    ],
  })
  expect(entry?.answer).toBe("MILKY WAY'S")
  expect(entry?.notes[0]).toBe('Also right: galaxy')
})

test('XM11 a survey is worth nothing, and the sum is of all others', () => {
  const survey = { ...exampleOf('MCQ'), questionId: 'survey', correct: null, maxPoints: 70 }
  const { key, points } = sheetOf([survey, { ...exampleOf('TRF'), maxPoints: 30 }], 'A')
  expect(key.map((entry) => entry.points)).toEqual([0, 30])
  expect(key[0]?.letter).toBeUndefined()
  expect(points).toBe(30)
})

test('XM12 version B has the same options in another order, and the same each time it is printed', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...exampleOf('MCQ'), questionId: `question ${index}` }))
  const optionsIn = (version: SheetVersion) =>
    sheetOf(many, version).questions.map(({ task }) => (task.is === 'options' ? task.options : []))
  expect(optionsIn('A')).toEqual(many.map(({ choices }) => choices))
  expect(optionsIn('B')).toEqual(optionsIn('B'))
  expect(optionsIn('B').map((options) => [...options].sort())).toEqual(many.map(({ choices }) => [...choices].sort()))
  expect(
    optionsIn('B').filter((options, place) => options.join() !== many[place]?.choices.join()).length,
  ).toBeGreaterThan(10)
  // One question less changes no other.
  expect(sheetOf(many.slice(1), 'B').questions.map(({ task }) => (task.is === 'options' ? task.options : []))).toEqual(
    optionsIn('B').slice(1),
  )
})

test('XM13 the paper is that of the country that the browser names', () => {
  expect(['en-US', 'es-MX', 'en-IN', 'de', 'hi-Deva-IN', 'en-Latn-US'].map(usualPaper)).toEqual([
    'letter',
    'letter',
    'a4',
    'a4',
    'a4',
    'letter',
  ])
})
