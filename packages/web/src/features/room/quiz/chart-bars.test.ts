import { expect, test } from 'vitest'
import { chartBars } from './chart-bars.ts'

const chart = {
  labels: ['A', 'B', 'X', 'C'],
  values: [3, 12, 5, 0],
  toolTipMessages: ['Jupiter', 'Saturn', '', 'Mars'],
  correctAnswerIndex: 1,
}

test('WR13 the option X is no bar, the right bar keeps its place among the others', () => {
  expect(chartBars(chart).map(({ label, count, isRight }) => [label, count, isRight])).toEqual([
    ['A', 3, false],
    ['B', 12, true],
    ['C', 0, false],
  ])
})

test('WR13 bars are measured against the highest one', () => {
  expect(chartBars(chart).map(({ share }) => share)).toEqual([0.25, 1, 0])
  expect(chartBars({ ...chart, values: [0, 0, 0, 0] }).every(({ share }) => share === 0)).toBe(true)
})

test('WR13 a label that is the answer itself is not said twice', () => {
  const typed = { labels: ['SATURN'], values: [1], toolTipMessages: ['SATURN'], correctAnswerIndex: 0 }
  expect(chartBars(typed)[0]?.text).toBe('')
})

test('WR13 an "x" that was typed is a bar like any other wrong answer', () => {
  const typed = { labels: ['SATURN', 'X'], values: [1, 2], toolTipMessages: ['SATURN', 'X'], correctAnswerIndex: 0 }
  expect(chartBars(typed).map(({ label, count }) => [label, count])).toEqual([
    ['SATURN', 1],
    ['X', 2],
  ])
})
