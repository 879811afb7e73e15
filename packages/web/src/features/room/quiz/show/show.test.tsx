import type { HostModeData, Leader } from '@quokka/contract/socket'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answered } from '../../testing/room-states.ts'
import { HostLeaders } from './host-leaders.tsx'
import { HostReveal } from './host-reveal.tsx'

const leader = (playerName: string, changes: Partial<Leader> = {}): Leader => ({
  playerId: playerName,
  playerName,
  playerAvatar: 'avatar0',
  rank: 1,
  previousRank: null,
  totalScore: 100,
  playerScore: 0,
  inARow: 0,
  ...changes,
})

const leaders = {
  rows: [
    leader('Mia', { rank: 1, previousRank: 3, totalScore: 490, playerScore: 96, decidingTime: 31.2, inARow: 4 }),
    leader('Leo', { rank: 2, previousRank: 1, totalScore: 490, decidingTime: 33.7 }),
    leader('Ann', { rank: 3, previousRank: 2, totalScore: 300 }),
  ],
  climber: leader('Mia', { rank: 1, previousRank: 3 }),
  longestRow: leader('Mia', { inARow: 4 }),
}

const chart: HostModeData = {
  labels: ['A', 'B'],
  values: [5, 18],
  toolTipMessages: ['True', 'False'],
  correctAnswerIndex: 1,
  asked: 30,
  leaders,
}

const reveal = (changes: { chart?: HostModeData; goesOn?: boolean } = {}) => {
  const onShowLeaders = vi.fn()
  render(
    <HostReveal
      state={answered}
      chart={chart}
      isLast={false}
      goesOn
      onShowChart={() => {}}
      onShowLeaders={onShowLeaders}
      complaint={null}
      {...changes}
    />,
  )
  return onShowLeaders
}

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1_000))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('WR61 one number tells how many were right, and those without an answer have a bar', () => {
  reveal()
  expect(screen.getByText('of 30 were right').textContent).toBe('18 of 30 were right')
  const others = within(screen.getByRole('list', { name: 'Answers to this question' })).getAllByRole('listitem')
  expect(others.map(({ textContent }) => textContent)).toEqual(['ATrue5', 'No answer7'])
})

test('WR62 the leaderboard follows by itself, once, unless a key or a press stops the count', () => {
  const follows = reveal()
  pass(7)
  expect(follows).not.toHaveBeenCalled()
  pass(1)
  expect(follows).toHaveBeenCalledOnce()
  pass(20)
  expect(follows).toHaveBeenCalledOnce()
  cleanup()
  for (const stop of [() => fireEvent.keyDown(window, { key: ' ' }), () => fireEvent.pointerDown(document.body)]) {
    const stopped = reveal()
    pass(3)
    expect(screen.getByText(/Leaderboard in 5/)).toBeDefined()
    act(() => void stop())
    pass(20)
    expect(stopped).not.toHaveBeenCalled()
    expect(screen.queryByText(/Leaderboard in/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Leaderboard' })).toBeDefined()
    cleanup()
  }
})

test('WR62 the count goes on while the room tells other things', () => {
  const follows = vi.fn()
  const shown = () => (
    <HostReveal
      state={{ ...answered }}
      chart={chart}
      isLast={false}
      goesOn
      onShowChart={() => {}}
      onShowLeaders={() => follows()}
      complaint={null}
    />
  )
  const { rerender } = render(shown())
  for (let half = 0; half < 16; half += 1) {
    act(() => void vi.advanceTimersByTime(500))
    rerender(shown())
  }
  expect(follows).toHaveBeenCalledOnce()
})

test('WR62 nothing follows where there is no leaderboard to tell, nor for a host who came back from it', () => {
  const { leaders: _, ...withoutLeaders } = chart
  for (const changes of [{ chart: withoutLeaders }, { goesOn: false }]) {
    const follows = reveal(changes)
    pass(20)
    expect(follows).not.toHaveBeenCalled()
    cleanup()
  }
})

test("WR62 a survey's result is its reveal: every answer has its bar, and none is right", () => {
  reveal({ chart: { ...chart, correctAnswerIndex: -1 } })
  expect(screen.queryByText(/were right/)).toBeNull()
  expect(screen.getByRole('list', { name: 'Answers to this question' }).textContent).toBe('ATrue5BFalse18No answer7')
})

test('WR63 WR64 the first stand in their old order, then in the new one; climb, row and deciding time are told', () => {
  render(<HostLeaders leaders={leaders} onBack={() => {}} onShowChart={() => {}} complaint={null} />)
  const names = () => screen.getAllByRole('listitem').map((row) => within(row).getByTitle(/./).title)
  expect(names()).toEqual(['Leo', 'Ann', 'Mia'])
  pass(1)
  expect(names()).toEqual(['Mia', 'Leo', 'Ann'])
  const [mia, , ann] = screen.getAllByRole('listitem')
  expect(mia?.textContent).toContain('490')
  expect(mia?.textContent?.replaceAll('\u00a0', ' ')).toContain('31.2 s')
  expect(ann?.textContent).not.toContain(' s')
  expect(screen.getByText('climbed 2')).toBeDefined()
  expect(screen.getByText('Equal points: less time first')).toBeDefined()
})
