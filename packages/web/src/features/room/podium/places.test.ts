import { expect, test } from 'vitest'
import { player } from '../testing/room-states.ts'
import { podiumAfter } from './places.ts'

const ranked = (...ranks: number[]) =>
  ranks.map((rank, index) => player(`p${index}`, { rank, totalScore: 100 - 10 * rank }))

test.each([
  ['third rises first, then second, then first', [1, 2, 3, 4], [1, 2, 3], [3, 2, 1]],
  ['two have two steps', [1, 2], [1, 2], [2, 1]],
  ['a solo player stands on the first at once', [1], [1], [1]],
  ['who shares first place rises together, on steps of one height', [1, 1, 3], [1, 1, 3], [3, 1]],
  ['who shares second place does', [1, 2, 2], [1, 2, 2], [2, 1]],
  ['three winners do', [1, 1, 1, 1], [1, 1, 1], [1]],
  ['a winner who left leaves the order', [2, 3, 4], [1, 2, 3], [3, 2, 1]],
])('WR14 on the podium %s', (_, ranks, heights, order) => {
  const players = ranked(...ranks)
  const { first, rest } = podiumAfter(players, 1)
  expect(first.map(({ step }) => step)).toEqual([1, 2, 3].slice(0, heights.length))
  expect(first.map(({ height }) => height)).toEqual(heights)
  expect(rest).toHaveLength(ranks.length - heights.length)
  expect(order.map((_height, risen) => podiumAfter(players, risen + 1).height)).toEqual(order)
  expect(podiumAfter(players, order.length).isOver).toBe(false)
  expect(podiumAfter(players, order.length + 1)).toMatchObject({ isOver: true, height: 1 })
  expect(podiumAfter(players, Infinity)).toMatchObject({ isOver: true, height: 1 })
})

test.each([[[1, 1]], [[1, 2]], [[]]])('WR44 without points there is nothing to wait for: ranks %j', (ranks) => {
  const players = ranks.map((rank) => player(`p${rank}`, { rank }))
  expect(podiumAfter(players, 1)).toMatchObject({ isScoreless: true, isOver: true })
})
