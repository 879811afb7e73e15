import { expect, test } from 'vitest'
import { readSteps, stepped } from './steps.ts'

const points = { least: 0, most: 1_000 }
const seconds = { least: 1, most: 600 }

test.each([
  [100, 10, points, 110],
  [100, -10, points, 90],
  [10, -10, points, 0],
  [9, -10, points, undefined],
  [0, -10, points, undefined],
  [1_000, 10, points, undefined],
  [10, -10, seconds, undefined],
  [15, -10, seconds, 5],
  [595, 10, seconds, undefined],
])('SE5 from %i by %i within %o leads to %s', (value, by, range, next) => {
  expect(stepped(value, by, range)).toBe(next)
})

test.each([
  ['45', seconds, 45],
  [' 45 ', seconds, 45],
  ['0', points, 0],
  ['0', seconds, undefined],
  ['', seconds, undefined],
  ['-5', seconds, undefined],
  ['1e3', points, undefined],
  ['12.5', points, undefined],
  ['9999', seconds, 600],
  ['9999', points, 1_000],
])('SE5 "%s" typed within %o is read as %s', (text, range, value) => {
  expect(readSteps(text, range)).toBe(value)
})
