import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RoomState } from '../../../room-connection/room-state.ts'
import { leaderboard } from '../../../room-connection/testing/fixtures.ts'
import { answer, answered, asked, player } from '../testing/room-states.ts'
import { standingsLine } from './standings.ts'
import { useStandings } from './use-standings.ts'

const boardOf = (score: number) => ({
  ...leaderboard,
  noOfAnsweringPlayers: 2,
  playerStats: [player('zoe', { rank: 1, totalScore: score }), player('mia', { rank: 2 })],
})

test('WR37 after a survey nobody has a rank, nor was anybody right; with the first points everybody has one', () => {
  const { result, rerender } = renderHook((state: RoomState) => useStandings(state).standings, {
    initialProps: { ...answered, answer: { ...answer, isSurvey: true }, leaderboard: boardOf(0) } as RoomState,
  })
  const ranks = () => result.current?.players.map(({ rank }) => rank)
  const line = () => result.current && standingsLine(result.current, false)
  expect([ranks(), line()]).toEqual([[0, 0], '2 playing'])
  rerender({ ...asked, leaderboard: boardOf(58) })
  expect([ranks(), line()]).toEqual([[1, 2], '2 playing'])
  rerender({ ...answered, leaderboard: boardOf(58) })
  expect(line()).toBe('2 playing · 0 right last time')
})
