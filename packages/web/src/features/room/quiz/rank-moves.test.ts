import type { PlayerStats } from '@quokka/contract/socket'
import { expect, test } from 'vitest'
import { followRanks, NO_MOVES } from './rank-moves.ts'

const row = (playerId: string, rank: number, totalScore: number): PlayerStats => ({
  playerId,
  playerName: playerId,
  playerAvatar: 'avatar0.svg',
  rank,
  totalScore,
  isActive: true,
  hasAnsweredCurrentQuestion: false,
})
const afterFirst = followRanks(NO_MOVES, [row('mia', 1, 90), row('zoe', 2, 80), row('liam', 3, 70)], 'q1')

test('WR12 nobody has an arrow while there was only one list', () => {
  expect(afterFirst.moves.size).toBe(0)
})

test('WR12 arrows count the places won and lost since the question before', () => {
  const next = followRanks(afterFirst, [row('liam', 1, 160), row('mia', 2, 90), row('zoe', 3, 80)], 'q2')
  expect([...next.moves]).toEqual([
    ['liam', 2],
    ['mia', -1],
    ['zoe', -1],
  ])
})

test('WR12 arrows stay while the next question is answered', () => {
  const closed = followRanks(afterFirst, [row('liam', 1, 160), row('mia', 2, 90), row('zoe', 3, 80)], 'q2')
  const answering = followRanks(
    closed,
    [...['liam', 'mia', 'zoe']].map((id, place) => row(id, place + 1, [160, 90, 80][place] ?? 0)),
    'q3',
  )
  expect(answering.moves.get('liam')).toBe(2)
})

test('WR12 arrows go when a question closed without moving anybody', () => {
  const rows = [row('liam', 1, 160), row('mia', 2, 90), row('zoe', 3, 80)]
  const closed = followRanks(afterFirst, rows, 'q2')
  const third = followRanks(closed, rows, 'q3')
  const fourth = followRanks(third, rows, 'q4')
  expect(fourth.moves.size).toBe(0)
})

test('WR12 a first rank is not a move', () => {
  const waiting = followRanks(NO_MOVES, [row('mia', 0, 0), row('zoe', 0, 0)], 'q1')
  const closed = followRanks(waiting, [row('zoe', 1, 80), row('mia', 2, 10)], 'q1')
  expect(closed.moves.size).toBe(0)
})
