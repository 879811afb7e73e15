import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StandingsCard } from './standings-card.tsx'

test('WR67 the list at the podium, which scrolls by keyboard, has a role and a name', () => {
  render(<StandingsCard players={[]} playerId="" unlisted={3} isScoreless={false} isWall={false} />)
  expect(screen.getByRole('region', { name: 'Leaderboard' }).tabIndex).toBe(0)
})
