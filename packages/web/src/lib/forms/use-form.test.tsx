import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useForm } from './use-form.ts'

test('WB24 a form that could not be sent can be sent again', async () => {
  const send = vi.fn<() => Promise<void>>(async () => {})
  send.mockRejectedValueOnce(new TypeError('Nobody expected this.'))
  const thrown: unknown[] = []
  const Form = () => {
    const { isSending, submit } = useForm({ initial: { name: 'Maya' }, check: () => ({}), send })
    return (
      <form aria-label="Name" onSubmit={(event) => void submit(event).catch((error: unknown) => thrown.push(error))}>
        {isSending ? 'Sending' : 'Idle'}
      </form>
    )
  }
  render(<Form />)
  const form = screen.getByRole('form')
  fireEvent.submit(form)
  await waitFor(() => expect(thrown).toHaveLength(1))
  await waitFor(() => expect(form.textContent).toBe('Idle'))
  fireEvent.submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})
