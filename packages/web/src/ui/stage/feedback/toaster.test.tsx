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
  // jsdom lays nothing out: the strip is as high as one toast, or nothing.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => (shown() ? 64 : 0))
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

test('WB18 a resting pointer does not hold a toast', () => {
  fireEvent.pointerEnter(screen.getByText('Link copied to clipboard'))
  fireEvent.mouseEnter(screen.getByText('Link copied to clipboard'))
  pass(5_000)
  expect(shown()).toBeNull()
})

test('WB25 the screen makes room for a toast as long as it stands', () => {
  const room = () => document.documentElement.style.getPropertyValue('--toasts')
  expect(room()).toBe('64px')
  pass(5_000)
  expect(room()).toBe('0px')
})

test('WB18 a toast stays while it has the focus, and its button closes it', () => {
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  pass(20_000)
  expect(shown()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toBeNull()
})
