import type { PlayerStats } from '@quokka/contract/socket'
import { expect, test } from 'vitest'
import { podiumPlaces } from './places.ts'

const player = (playerId: string, rank: number): PlayerStats => ({
  playerId,
  playerName: playerId,
  playerAvatar: 'avatar0',
  rank,
  totalScore: 100 - rank,
  isActive: true,
  hasAnsweredCurrentQuestion: false,
})

test('WR14 third rises first, then second, then first', () => {
  const { first, rest } = podiumPlaces([player('a', 1), player('b', 2), player('c', 3), player('d', 4)])
  expect(first.map(({ player: { playerId }, afterMs }) => [playerId, afterMs])).toEqual([
    ['a', 1800],
    ['b', 900],
    ['c', 0],
  ])
  expect(rest.map(({ playerId }) => playerId)).toEqual(['d'])
})

test('WR14 a solo player stands on the first step at once', () => {
  expect(podiumPlaces([player('a', 1)])).toMatchObject({ first: [{ step: 1, afterMs: 0 }], winnerUpMs: 700 })
  expect(podiumPlaces([])).toMatchObject({ first: [], rest: [] })
})

test('WR14 equal ranks keep steps of their own', () => {
  const { first } = podiumPlaces([player('a', 1), player('b', 1)])
  expect(first.map(({ step, player: { rank } }) => [step, rank])).toEqual([
    [1, 1],
    [2, 1],
  ])
})
