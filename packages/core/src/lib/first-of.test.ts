import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'
import { seeded } from './random.ts'

test('SO8 the first rows are those that stand first when all are sorted, equals in the order in which they come', () => {
  const random = seeded(7)
  for (let trial = 0; trial < 200; trial += 1) {
    const rows = Array.from({ length: trial % 40 }, (_, place) => ({ place, score: Math.floor(random() * 8) }))
    const byScore = (left: { score: number }, right: { score: number }) => right.score - left.score
    for (const most of [0, 1, 5, 50])
      expect(firstOf(rows, most, byScore)).toEqual(rows.toSorted(byScore).slice(0, most))
  }
})
