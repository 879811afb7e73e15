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
