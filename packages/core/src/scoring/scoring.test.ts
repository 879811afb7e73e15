import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountLevel, accountPoints, decidingTimes, levelOfGame, rank, rankTitle, score } from './index.ts'

test.each([
  [100, 0, 30_000, 100],
  [100, 15_000, 30_000, 50],
  [100, 30_000, 30_000, 1],
  [100, 29_999, 30_000, 1],
  [0, 1_000, 30_000, 0],
  [100, -5_000, 30_000, 100],
  [100, 99_000, 30_000, 1],
  [30, 7_500, 30_000, 23],
])('SC1 score(%i, %i ms, %i ms) = %i', (maxPoints, takenMs, limitMs, points) => {
  expect(score(maxPoints, takenMs, limitMs)).toBe(points)
})

test('SC2 a faster right answer never scores less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.nat(60_000), fc.nat(60_000), (maxPoints, one, other) => {
      const [faster, slower] = one < other ? [one, other] : [other, one]
      expect(score(maxPoints, faster, 60_000)).toBeGreaterThanOrEqual(score(maxPoints, slower, 60_000))
    }),
  )
})

test('SC3 ties in score and time share a rank in order of arrival, and leave a gap', () => {
  const ranked = rank([
    { playerId: 'late', totalScore: 50, answerMs: 900, joined: 3 },
    { playerId: 'slow', totalScore: 50, answerMs: 950, joined: 1 },
    { playerId: 'early', totalScore: 50, answerMs: 900, joined: 2 },
    { playerId: 'best', totalScore: 70, answerMs: 9_000, joined: 4 },
  ])
  expect(ranked.map(({ playerId, rank: place }) => [playerId, place])).toEqual([
    ['best', 1],
    ['early', 2],
    ['late', 2],
    ['slow', 4],
  ])
})

test.each([
  [0, 0, 'Whiz'],
  [0, 900, 'Whiz'],
  [450, 900, 'Titan'],
  [900, 900, 'Prodigy'],
])('SC4 %i of %i points is the level %s', (won, possible, title) => {
  expect(rankTitle(levelOfGame(won, possible))).toBe(title)
})

test.each([
  [0, 0, 0, 1, 1, 'Whiz'],
  [5, 0, 0, 5, 1, 'Whiz'],
  [10, 2, 5, 100, 1, 'Whiz'],
  [20, 2, 5, 200, 2, 'Brainiac'],
  [11, 9, 10, 990, 9, 'Prodigy'],
  [40, 30, 20, 1_000, 9, 'Prodigy'],
])('SC6 an account with %i games played, %i hosted and %i won has %i points and level %i, %s', (...figures) => {
  const [played, hosted, won, points, level, title] = figures
  expect(accountPoints({ played, hosted, won })).toBe(points)
  expect(accountLevel(points)).toBe(level)
  expect(rankTitle(level)).toBe(title)
})

test('SC8 the time that decides is told to a tenth of a second, or as finely as equals differ, and to nobody without need', () => {
  const told = (...contenders: [totalScore: number, answerMs: number][]) => {
    const list = contenders.map(([totalScore, answerMs]) => ({ totalScore, answerMs }))
    return list.map(decidingTimes(list))
  }
  expect(told([812, 58_412], [812, 61_940], [735, 40_000])).toEqual([58_400, 61_900, undefined])
  expect(told([490, 31_214], [490, 31_236])).toEqual([31_210, 31_240])
  expect(told([490, 31_212], [490, 31_214])).toEqual([31_212, 31_214])
  expect(told([490, 31_212], [490, 31_212])).toEqual([31_200, 31_200])
  expect(told([0, 1_000], [0, 2_000])).toEqual([undefined, undefined])
  expect(told([5, 9_000], [0, 1_000], [0, 2_000])).toEqual([undefined, 1_000, 2_000])
})
