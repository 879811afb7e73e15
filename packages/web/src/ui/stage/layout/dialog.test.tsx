import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

test('WB19 a dialog is named by its title and described by its help; Escape and the close button close it', () => {
  const onClose = vi.fn()
  render(<Dialog open title="Play a quiz" help="By code or link" closeLabel="Close" onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'Play a quiz', description: 'By code or link' })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('ED36 what is cancelled within a dialog, such as a file chooser or a dialog in front of it, does not close it', () => {
  const [onClose, onCloseFront] = [vi.fn(), vi.fn()]
  render(
    <Dialog open title="Quiz Details" closeLabel="Close" onClose={onClose}>
      <input type="file" aria-label="Banner" />
      <Dialog open title="Your pictures" closeLabel="Close" onClose={onCloseFront} />
    </Dialog>,
  )
  fireEvent(screen.getByLabelText('Banner'), new Event('cancel', { bubbles: true }))
  fireEvent(screen.getByRole('dialog', { name: 'Your pictures' }), new Event('cancel', { cancelable: true }))
  expect([onClose.mock.calls.length, onCloseFront.mock.calls.length]).toEqual([0, 1])
})
