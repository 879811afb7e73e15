import type { PlayerStats } from '@quokka/contract/socket'
import { expect, test } from 'vitest'
import { seatOrder } from './seat-order.ts'

const player = (playerId: string): PlayerStats => ({
  playerId,
  playerName: playerId,
  playerAvatar: 'avatar0',
  rank: 0,
  totalScore: 0,
  isActive: true,
  hasAnsweredCurrentQuestion: false,
})
const joined = ['liam', 'zoe', 'host', 'mia', 'kenji'].map(player)
const ids = (players: PlayerStats[]) => players.map(({ playerId }) => playerId)

test('WR6 own chip, host, then by time of joining', () => {
  expect(ids(seatOrder(joined, { playerId: 'mia', hostId: 'host' }))).toEqual(['mia', 'host', 'liam', 'zoe', 'kenji'])
})

test('WR6 a host stands first', () => {
  expect(ids(seatOrder(joined, { playerId: 'host', hostId: 'host' }))[0]).toBe('host')
  expect(ids(seatOrder(joined, { playerId: undefined, hostId: undefined }))).toEqual(ids(joined))
})
