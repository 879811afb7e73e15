import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls, renderScreen, sentence } from '../../testing/screen-test.tsx'
import { Accounts } from './accounts.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'

const open = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({ socialproviders: { providers: [] }, ...answers })
  renderScreen(<SignUp />, { at: '/signup' })
  return { asked, user: userEvent.setup() }
}
const called = (asked: { call: string }[], call: string) => asked.filter((one) => one.call === call)

test('AS12 what is missing is named by the generic checker under each field, without a call', async () => {
  const { asked, user } = open()
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  for (const label of ['Username', 'Email', 'Password', 'Age']) {
    expect(screen.getByText(`${label}: Field cannot be empty`)).toBeDefined()
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  await user.type(screen.getByLabelText('Username'), 'mayar')
  await user.type(screen.getByLabelText('E-mail'), 'maya@')
  await user.type(screen.getByLabelText('Password'), 'seven77')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(screen.getByText('Username: Must contain atleast 6 characters')).toBeDefined()
  expect(screen.getByText('Email: Enter a valid email')).toBeDefined()
  expect(screen.getByText('Password: Must contain atleast 8 characters')).toBeDefined()
  expect(called(asked, 'signup')).toEqual([])
})

test('AS12 a whole form leads to the confirmation, with the sentence of the server', async () => {
  const { asked, user } = open({ checkusername: sentence('Free.'), signup: sentence('We have sent a code.') })
  await user.type(screen.getByLabelText('Username'), ' MayaRivera ')
  await user.type(screen.getByLabelText('E-mail'), ' maya@example.org ')
  await user.type(screen.getByLabelText('Password'), ' a secret ')
  await user.click(screen.getByRole('radio', { name: '18+' }))
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByText('now at /confirmemail/MayaRivera')).toBeDefined()
  expect(screen.getByText('We have sent a code.')).toBeDefined()
  expect(called(asked, 'signup')).toEqual([
    {
      call: 'signup',
      body: { username: 'MayaRivera', email: 'maya@example.org', password: ' a secret ', age_group: '18+' },
    },
  ])
})

test('AS13 a user name is asked about on leaving the field, from five characters on; a free one gets a tick in words', async () => {
  const { asked, user } = open({ checkusername: sentence('This username is available.') })
  await user.type(screen.getByLabelText('Username'), 'maya')
  await user.tab()
  expect(called(asked, 'checkusername')).toEqual([])
  await user.type(screen.getByLabelText('Username'), 'r')
  await user.tab()
  expect(called(asked, 'checkusername')).toEqual([{ call: 'checkusername', body: { username: 'mayar' } }])
  await user.type(screen.getByLabelText('Username'), 'i')
  await user.tab()
  expect(await screen.findByText('This username is available.')).toBeDefined()
  await user.type(screen.getByLabelText('Username'), 'x')
  expect(screen.queryByText('This username is available.')).toBeNull()
})

test('AS31 a free name that is too short to be taken gets no tick', async () => {
  const { asked, user } = open({ checkusername: sentence('This username is available.') })
  await user.type(screen.getByLabelText('Username'), 'mayar')
  await user.tab()
  await waitFor(() => expect(called(asked, 'checkusername')).toHaveLength(1))
  await user.click(screen.getByLabelText('E-mail'))
  expect(screen.queryByText('This username is available.')).toBeNull()
})

test('AS13 a taken user name is cleared, with the words of the server; a server that is away takes nothing', async () => {
  const { user } = open({ checkusername: sentence('This username is taken.', 409) })
  const field = screen.getByLabelText('Username')
  await user.type(field, 'MayaRivera')
  await user.tab()
  expect(await screen.findByText('This username is taken.')).toBeDefined()
  expect(field).toHaveProperty('value', '')
  const asked = answerCalls({ checkusername: sentence('Resting.', 503) })
  await user.type(field, 'Kookaburra')
  await user.tab()
  await waitFor(() => expect(called(asked, 'checkusername')).toHaveLength(1))
  expect(field).toHaveProperty('value', 'Kookaburra')
})

test('AS14 the two young age groups are told to make the account with a parent or a teacher', async () => {
  const { user } = open()
  const note = 'A parent or teacher should make this account together with you.'
  await user.click(screen.getByRole('radio', { name: '18+' }))
  expect(screen.queryByText(note)).toBeNull()
  for (const young of ['6 to 8', '9 to 14']) {
    await user.click(screen.getByRole('radio', { name: young }))
    expect(screen.getByText(note)).toBeDefined()
  }
})

test('SU28 a pupil of 15 to 17 is told which age group to choose', () => {
  open()
  expect(screen.getByRole('group', { name: 'Age group', description: '15 to 17? Choose 9 to 14.' })).toBeDefined()
})

const openConfirmation = (answers: Readonly<Record<string, unknown>>) => {
  const asked = answerCalls(answers)
  renderScreen(<ConfirmEmail username="MayaRivera" />, { at: '/confirmemail/MayaRivera' })
  return { asked, user: userEvent.setup() }
}

test('AS15 a confirmation code has exactly six characters', async () => {
  const { asked, user } = openConfirmation({})
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(screen.getByText('Confirmation Code: Field cannot be empty')).toBeDefined()
  await user.type(screen.getByLabelText('Code'), 'ABC23{Enter}')
  expect(screen.getByText('Confirmation Code: Must contain only 6 characters')).toBeDefined()
  expect(asked).toEqual([])
})

test('AS15 the right code says so, and leads to the log in after 5 seconds', async () => {
  const { asked, user } = openConfirmation({ confirmsignup: sentence('Your e-mail address is confirmed.') })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(screen.getByLabelText('Code'))
  await user.paste(' ABC234 ')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('heading', { name: 'Verification Successful' })).toBe(document.activeElement)
  expect(asked).toEqual([{ call: 'confirmsignup', body: { username: 'MayaRivera', confirmation_code: 'ABC234' } }])
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.queryByText('now at /signin')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText('now at /signin')).toBeDefined()
})

test('SU27 the log in after a confirmation has the user name already', async () => {
  const { user } = openConfirmation({ confirmsignup: sentence('Your e-mail address is confirmed.') })
  await user.type(screen.getByLabelText('Code'), 'ABC234{Enter}')
  await user.click(await screen.findByRole('link', { name: 'Log In' }))
  expect(await screen.findByText('now at /signin')).toBeDefined()
  cleanup()
  answerCalls({ socialproviders: { providers: [] } })
  renderScreen(<SignIn />, { at: '/signin', state: history.state })
  expect(screen.getByLabelText('Username or e-mail')).toHaveProperty('value', 'MayaRivera')
})

test.each([
  ['This code is wrong or too old.', sentence('This code is wrong or too old.', 400)],
  ['Something went wrong. Kindly try again later.', sentence('', 500)],
])('AS15 a refused code says %j', async (shown, answer) => {
  const { user } = openConfirmation({ confirmsignup: answer })
  await user.type(screen.getByLabelText('Code'), 'ABC234{Enter}')
  expect(await screen.findByText(shown)).toBeDefined()
})

test('AS30 a code that the server refuses is told under its field, which has the focus', async () => {
  const { user } = openConfirmation({ confirmsignup: sentence('Invalid Code. It may have expired.', 400) })
  const field = screen.getByLabelText('Code')
  await user.type(field, 'ABC234')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(field)
})

test('AS15 a code is sent again on request', async () => {
  const { asked, user } = openConfirmation({ resendconfirmationcode: sentence('A new code is on its way.') })
  await user.click(screen.getByRole('button', { name: 'Resend Code' }))
  expect(await screen.findByText('A new code is on its way.')).toBeDefined()
  expect(asked).toEqual([{ call: 'resendconfirmationcode', body: { username: 'MayaRivera' } }])
})

test('AS15 without a user name the confirmation goes home, and so does a redirect of another kind', () => {
  const view = renderScreen(<Accounts path="/confirmemail" rest="" />, { at: '/confirmemail' })
  expect(screen.getByText('now at /home')).toBeDefined()
  view.unmount()
  renderScreen(<Accounts path="/redirect" rest="elsewhere" />, { at: '/redirect/elsewhere' })
  expect(screen.getByText('now at /home')).toBeDefined()
})
