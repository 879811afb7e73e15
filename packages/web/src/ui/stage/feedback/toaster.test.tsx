import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToasterProvider, useToast } from './toaster.tsx'

const Shower = () => {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast({ text: 'Link copied to clipboard' })}>
      show
    </button>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToasterProvider closeLabel="Close">
      <Shower />
    </ToasterProvider>,
  )
  fireEvent.click(screen.getByText('show'))
})
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const shown = () => screen.queryByText('Link copied to clipboard')

test('WB18 a toast is read out politely and goes after 5 s', () => {
  expect(screen.getByRole('status').textContent).toContain('Link copied to clipboard')
  pass(4_999)
  expect(shown()).not.toBeNull()
  pass(1)
  expect(shown()).toBeNull()
})

test('WB18 a toast stays while it has the focus, and its button closes it', () => {
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  pass(20_000)
  expect(shown()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toBeNull()
})
