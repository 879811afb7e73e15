import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayerActions } from './podium-actions.tsx'

test('WR20 both ways on sleep until the host has started a new game, and say why', () => {
  render(<PlayerActions hasNewGame={false} />)
  const wait = screen.getByText('Please wait for host to start a new game')
  for (const name of ['KEEP QUIZZING', 'BACK TO WAITING ROOM']) {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('aria-describedby')).toBe(wait.id)
  }
})

test('WR20 a new game wakes them', () => {
  render(<PlayerActions hasNewGame />)
  expect(screen.getByRole('button', { name: 'KEEP QUIZZING' }).getAttribute('aria-disabled')).toBeNull()
  expect(screen.queryByText('Please wait for host to start a new game')).toBeNull()
})

test('WR46 a new game is told in the line above them, and read out', () => {
  const { rerender } = render(<PlayerActions hasNewGame={false} />)
  const line = screen.getByRole('status')
  rerender(<PlayerActions hasNewGame />)
  expect(line.textContent).toBe(
    'Host has started a new game! Click on KEEP QUIZZING or BACK TO WAITING ROOM to join them',
  )
})
