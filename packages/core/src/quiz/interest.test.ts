import { expect, test } from 'vitest'
import type { InterestWish } from './interest.ts'
import { interestName, interestOfQuizId, interestQuizId } from './interest.ts'

test.each([
  [['Animals'], 'Animals'],
  [['Animals', 'Space'], 'Animals and Space'],
  [['Animals', 'Nature', 'Space'], 'Animals, Nature and Space'],
  [['Animals', 'Nature', 'Space', 'Music'], 'Animals, Nature and 2 more'],
  [Array.from({ length: 16 }, (_, index) => `C${index}`), 'C0, C1 and 14 more'],
])('IN6 a quiz of %j is called %j', (names, name) => {
  expect(interestName(names)).toBe(name)
})

test.each<[InterestWish]>([
  [{ categories: ['animals'] }],
  [{ categories: ['animals', 'space'], ageGroup: '9 to 14' }],
  [{ categories: ['space'], ageGroup: '18+', difficulty: 'hard' }],
  [{ categories: ['space'], difficulty: 'easy' }],
])('IN7 the id of a quiz tells that it was drawn for %j', (wish) => {
  expect(interestOfQuizId(interestQuizId(wish))).toEqual({ ageGroup: undefined, difficulty: undefined, ...wish })
})

test('IN7 the id of a quiz that was written tells of no categories', () => {
  expect(interestOfQuizId('farm-friends')).toBeUndefined()
})
