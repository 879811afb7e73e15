import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Announcer } from './announcer.tsx'
import { asked, question } from './testing/room-states.ts'

test('WR7 a clock that a late frame sets back repeats no remaining time; the next question has its own', () => {
  vi.useFakeTimers()
  const start = performance.now()
  const at = (endsInMs: number, questionId = 'q1') => (
    <Announcer state={{ ...asked, endsAtMs: start + endsInMs, question: { ...question, questionId } }} />
  )
  const said = () => screen.getByRole('status').textContent
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })

  const { rerender } = render(at(6_000))
  expect(said()).toBe('10 seconds left')
  wait(1_500)
  expect(said()).toBe('5 seconds left')
  rerender(at(9_000))
  expect(said()).toBe('5 seconds left')
  wait(7_500)
  expect(said()).toBe('')
  rerender(at(12_000))
  expect(said()).toBe('')
  rerender(at(19_000, 'q2'))
  expect(said()).toBe('10 seconds left')
})
