import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { leaderboard } from '../../../room-connection/testing/fixtures.ts'
import { renderScreen } from '../../../testing/screen-test.tsx'
import { asked } from '../testing/room-states.ts'
import { QuestionScreen } from './question-screen.tsx'

test('WR55 a player who plays alone is not told how many have answered', () => {
  const alone = { ...asked, leaderboard: { ...leaderboard, noOfAnsweringPlayers: 1 } }
  const { unmount } = renderScreen(<QuestionScreen state={alone} />)
  expect(screen.queryByText('0 of 1 answered')).toBeNull()
  unmount()
  renderScreen(<QuestionScreen state={{ ...alone, leaderboard: { ...leaderboard, noOfAnsweringPlayers: 2 } }} />)
  expect(screen.getAllByText('0 of 2 answered').length).toBeGreaterThan(0)
})
