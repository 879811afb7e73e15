import { expect, test } from 'vitest'
import { player } from '../testing/room-states.ts'
import { answeredOrder } from './answered-order.ts'

const through = { hasAnsweredCurrentQuestion: true }

test('WR38 a new face stands at the end, wherever it is on the leaderboard', () => {
  const first = answeredOrder([], [player('ann'), player('bob', through), player('cem')])
  const second = answeredOrder(first, [player('ann', through), player('bob', through), player('cem')])
  expect(second).toEqual(['bob', 'ann'])
  expect(answeredOrder(second, [player('bob', through), player('ann', through)])).toBe(second)
})
