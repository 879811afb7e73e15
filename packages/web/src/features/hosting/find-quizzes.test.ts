import { expect, test } from 'vitest'
import { NO_FILTERS } from './filters.ts'
import { findQuizzes } from './find-quizzes.ts'

const reef = {
  origin: 'ready-made',
  quizName: 'Life on the Reef',
  quizDescription: 'Fish and coral',
  categoryIds: ['nature', 'animals'],
  subject: 'Science',
  classes: [5, 6],
  topics: ['habitats', 'ecosystem'],
} as const
const egypt = {
  origin: 'own',
  quizName: 'Ancient Egypt',
  quizDescription: 'Pyramids by the Nile',
  categoryIds: ['history'],
} as const
const all = [reef, egypt]

test.each([
  ['', [], all],
  ['REEF', [], [reef]],
  ['  nile ', [], [egypt]],
  ['ecosys', [], [reef]],
  ['', ['history'], [egypt]],
  ['', ['history', 'animals'], all],
  ['reef', ['history'], []],
  ['.*', [], []],
  ['rééf', [], [reef]],
])('WB13 search %j in categories %j', (search, categories, found) => {
  expect(findQuizzes(all, search, { ...NO_FILTERS, categoryIds: new Set(categories) })).toEqual(found)
})

test('WB41 those of some authors are left', () => {
  expect(findQuizzes(all, '', { ...NO_FILTERS, whose: 'own' })).toEqual([egypt])
  expect(findQuizzes(all, '', { ...NO_FILTERS, whose: 'team' })).toEqual([])
})

test('WB13 a subject and a class leave the quizzes that are of both', () => {
  expect(findQuizzes(all, '', { ...NO_FILTERS, subject: 'Science' })).toEqual([reef])
  expect(findQuizzes(all, '', { ...NO_FILTERS, subject: 'History' })).toEqual([])
  expect(findQuizzes(all, '', { ...NO_FILTERS, subject: 'Science', schoolClass: 6 })).toEqual([reef])
  expect(findQuizzes(all, '', { ...NO_FILTERS, schoolClass: 7 })).toEqual([])
})
