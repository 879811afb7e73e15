import { expect, test } from 'vitest'
import { categoriesOfInterest, interestName, interestQuizId } from './interest.ts'

test.each([
  [['Animals'], 'Animals'],
  [['Animals', 'Space'], 'Animals and Space'],
  [['Animals', 'Nature', 'Space'], 'Animals, Nature and Space'],
  [['Animals', 'Nature', 'Space', 'Music'], 'Animals, Nature and 2 more'],
  [Array.from({ length: 16 }, (_, index) => `C${index}`), 'C0, C1 and 14 more'],
])('IN6 a quiz of %j is called %j', (names, name) => {
  expect(interestName(names)).toBe(name)
})

test.each([[['animals']], [['animals', 'space']]])(
  'IN7 the id of a quiz tells that it was drawn from %j',
  (categories) => {
    expect(categoriesOfInterest(interestQuizId(categories))).toEqual(categories)
  },
)

test('IN7 the id of a quiz that was written tells of no categories', () => {
  expect(categoriesOfInterest('farm-friends')).toBeUndefined()
})
