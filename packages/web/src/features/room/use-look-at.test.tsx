import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLookAt } from './use-look-at.ts'

test('WR2 a timer that fires a little early does not leave anybody at GO', () => {
  vi.useFakeTimers()
  // The first look comes 0.4 ms before the moment, as browsers' timers may.
  const clock = { ms: 0 }
  const Screen = () => {
    const due = clock.ms < 300 ? 300 : null
    useLookAt(due, () => clock.ms)
    return <p>{due === null ? 'question' : 'GO'}</p>
  }
  render(<Screen />)
  act(() => {
    clock.ms = 299.6
    vi.advanceTimersByTime(300)
  })
  expect(screen.getByText('GO')).toBeTruthy()
  act(() => {
    clock.ms = 301
    vi.advanceTimersByTime(2)
  })
  expect(screen.getByText('question')).toBeTruthy()
})
