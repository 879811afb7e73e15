import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { player } from '../testing/room-states.ts'
import { podiumAfter } from './places.ts'
import { TieSentence } from './tie-sentence.tsx'

afterEach(cleanup)

const told = (...winners: [totalScore: number, rank: number, decidingTime?: number][]): string => {
  const players = winners.map(([totalScore, rank, decidingTime], index) =>
    player(['Aarav', 'Mia', 'Zoë'][index] ?? '', { totalScore, rank, ...(decidingTime && { decidingTime }) }),
  )
  const { container } = render(<TieSentence places={podiumAfter(players, Infinity).first} className="" />)
  return (container.textContent ?? '').replaceAll('\u00a0', ' ')
}

test('WR64 why one of two with the same points stands first is told in a sentence, and nothing where points decide', () => {
  expect(told([812, 1, 58.4], [812, 2, 61.9], [735, 3])).toBe('Same points. Aarav was 3.5 s faster.')
  expect(told([812, 1, 58.4], [812, 1, 58.4])).toBe('Same points, same time.')
  expect(told([812, 1], [735, 2, 40], [735, 3, 41])).toBe('')
  expect(told([812, 1])).toBe('')
  expect(screen.queryByText(/NaN/)).toBeNull()
})
