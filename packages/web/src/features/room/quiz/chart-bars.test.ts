import { expect, test } from 'vitest'
import { chartBars, letterOf } from './chart-bars.ts'

const WORDS = { noAnswer: 'No answer', choiceText: (choice: string) => choice }
const chart = {
  labels: ['A', 'B', 'X', 'C'],
  values: [3, 12, 5, 0],
  toolTipMessages: ['Jupiter', 'Saturn', '', 'Mars'],
  correctAnswerIndex: 1,
  asked: 15,
}

test('WR13 the option X is no bar, the right bar keeps its place among the others', () => {
  expect(chartBars(chart, WORDS).map(({ label, count, isRight }) => [label, count, isRight])).toEqual([
    ['A', 3, false],
    ['B', 12, true],
    ['C', 0, false],
  ])
})

test('WR13 bars are measured against the highest one', () => {
  expect(chartBars(chart, WORDS).map(({ share }) => share)).toEqual([0.25, 1, 0])
  expect(chartBars({ ...chart, values: [0, 0, 0, 0], asked: 0 }, WORDS).every(({ share }) => share === 0)).toBe(true)
})

test('WR13 a label that is the answer itself is not said twice', () => {
  const typed = { labels: ['SATURN'], values: [1], toolTipMessages: ['SATURN'], correctAnswerIndex: 0, asked: 1 }
  expect(chartBars(typed, WORDS)[0]?.text).toBe('')
})

test('WR13 an "x" that was typed is a bar like any other wrong answer', () => {
  const typed = {
    labels: ['SATURN', 'X'],
    values: [1, 2],
    toolTipMessages: ['SATURN', 'X'],
    correctAnswerIndex: 0,
    asked: 3,
  }
  expect(chartBars(typed, WORDS).map(({ label, count }) => [label, count])).toEqual([
    ['SATURN', 1],
    ['X', 2],
  ])
})

test('WR61 those without an answer are a bar of their own, so that the bars are everyone who was asked', () => {
  const bars = chartBars({ ...chart, asked: 20 }, WORDS)
  expect(bars.at(-1)).toMatchObject({ label: 'No answer', count: 5, isNone: true, isRight: false })
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(20)
  expect(chartBars(chart, WORDS).some(({ isNone }) => isNone)).toBe(false)
})

test('WR61 an option has its letter, an answer that was typed has none', () => {
  expect(chartBars(chart, WORDS).map(letterOf)).toEqual(['A', 'B', 'C'])
  expect(letterOf({ label: 'A', text: '' })).toBeUndefined()
})
