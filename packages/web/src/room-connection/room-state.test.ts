import { expect, test } from 'vitest'
import { playersIn } from './room-state.ts'
import { leaderboard } from './testing/fixtures.ts'

const board = { ...leaderboard, noOfPlayers: 31, noOfActivePlayers: 30, noOfAnsweringPlayers: 29 }

test('WR53 a host who only leads is no player; one who plays too is, and one who has no seat yet is in no count', () => {
  expect(playersIn({ ...board, hostModeFlag: true })).toEqual({ seated: 30, here: 29 })
  expect(playersIn({ ...board, noOfAnsweringPlayers: 30 })).toEqual({ seated: 31, here: 30 })
  expect(playersIn({ ...board, hostModeFlag: true, hostId: '' })).toEqual({ seated: 31, here: 29 })
})
