import { expect, test } from 'vitest'
import { findQuizzes } from './find-quizzes.ts'

const reef = { quizName: 'Life on the Reef', quizDescription: 'Fish and coral', categoryIds: ['nature', 'animals'] }
const egypt = { quizName: 'Ancient Egypt', quizDescription: 'Pyramids by the Nile', categoryIds: ['history'] }
const all = [reef, egypt]

test.each([
  ['', [], all],
  ['REEF', [], [reef]],
  ['  nile ', [], [egypt]],
  ['', ['history'], [egypt]],
  ['', ['history', 'animals'], all],
  ['reef', ['history'], []],
  ['.*', [], []],
  ['rééf', [], [reef]],
])('WB13 search %j in categories %j', (search, categories, found) => {
  expect(findQuizzes(all, search, new Set(categories))).toEqual(found)
})
