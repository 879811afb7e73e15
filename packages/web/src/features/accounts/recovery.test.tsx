import type { CallRefusal } from '@quokka/contract/wire'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls, refusal, renderScreen, sentence } from '../../testing/screen-test.tsx'
import { ForgotPassword } from './forgot-password.tsx'

const open = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({ forgotpassword: sentence('A code is on its way.'), ...answers })
  renderScreen(<ForgotPassword />, { at: '/forgotpassword' })
  return { asked, user: userEvent.setup() }
}

const fill = async (user: ReturnType<typeof userEvent.setup>, code: string, password: string, repeated: string) => {
  for (const [label, text] of [
    ['Code', code],
    ['New password', password],
    ['New password again', repeated],
  ] as const) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (text) await user.type(field, text)
  }
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
}

test('AS17 a code is asked for by user name or email, which must not be empty', async () => {
  const { asked, user } = open()
  await user.type(screen.getByLabelText('Username or e-mail'), '  {Enter}')
  expect(screen.getByText('Please enter a valid email/username')).toBeDefined()
  expect(asked).toEqual([])
  await user.type(screen.getByLabelText('Username or e-mail'), 'maya {Enter}')
  expect(await screen.findByText('A code is on its way.')).toBeDefined()
  expect(asked).toEqual([{ call: 'forgotpassword', body: { username: 'maya' } }])
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
})

test('AS17 code, sameness and length of the new password are checked in this order', async () => {
  const { asked, user } = open()
  await user.type(screen.getByLabelText('Username or e-mail'), 'maya')
  await user.click(screen.getByRole('button', { name: 'I have a code already' }))
  await fill(user, 'ABC23', 'short', 'other')
  expect(screen.getByText('Invalid Code')).toBeDefined()
  expect(screen.getByText('Passwords do not match!')).toBeDefined()
  expect(screen.queryByText('Password must be of atleast 8 characters')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  await fill(user, 'ABC234', 'short', 'short')
  expect(screen.queryByText('Invalid Code')).toBeNull()
  expect(screen.getByText('Password must be of atleast 8 characters')).toBeDefined()
  expect(asked).toEqual([])
})

test('AS17 a reset password says so, and leads to the log in after 1 second', async () => {
  const { asked, user } = open({ confirmforgotpassword: sentence('Your password has been reset.') })
  await user.type(screen.getByLabelText('Username or e-mail'), 'maya{Enter}')
  await screen.findByLabelText('Code')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await fill(user, 'ABC234', ' own secret', ' own secret')
  expect(await screen.findByText('Your password has been reset.')).toBeDefined()
  expect(screen.queryByText('now at /signin')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText('now at /signin')).toBeDefined()
  expect(asked.at(-1)).toEqual({
    call: 'confirmforgotpassword',
    body: { username: 'maya', password: ' own secret', confirmation_code: 'ABC234' },
  })
})

test('AS17 a refused reset shows why, and the form stays', async () => {
  const { user } = open({ confirmforgotpassword: sentence('This code is wrong or too old.', 400) })
  await user.type(screen.getByLabelText('Username or e-mail'), 'maya{Enter}')
  await fill(user, 'ABC234', 'own secret', 'own secret')
  expect(await screen.findByText('This code is wrong or too old.')).toBeDefined()
  expect(screen.getByLabelText('Code')).toHaveProperty('value', 'ABC234')
})

test.each<[CallRefusal, string]>([
  ['account/invalid-confirmation-code', 'Code'],
  ['account/password-too-common', 'New password'],
])('AS30 what %s says stands under its field, which takes the focus', async (code, label) => {
  const { user } = open({ confirmforgotpassword: refusal(code, 'Please try again.', 400) })
  await user.type(screen.getByLabelText('Username or e-mail'), 'maya{Enter}')
  await fill(user, 'ABC234', 'own secret', 'own secret')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please try again.')).toBeDefined()
})
