import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, refusal } from '../../testing/screen-test.tsx'
import { Accounts } from './accounts.tsx'

const TOKEN = 'abcdefghijklmnopqrstuv'
const signedIn = {
  userId: 'u1',
  userType: 'REGULAR',
  picture: '',
  userName: 'obi-adaeze',
  email: 'obi@hillside.example',
  ageGroup: null,
  nextStep: 'done',
}
const open = (answers: Readonly<Record<string, unknown>>) => {
  const asked = answerCalls({ readpasswordlink: { userName: 'obi-adaeze' }, ...answers })
  renderInStudio(<Accounts path="/signin" rest="password" />, '/signin/password', null, `#${TOKEN}`)
  return { asked, user: userEvent.setup() }
}
const choose = async (user: ReturnType<typeof userEvent.setup>, password: string) => {
  await user.type(await screen.findByLabelText('New password'), password)
  await user.type(screen.getByLabelText('New password again'), `${password}{Enter}`)
}

test('AC44 whoever opens the link reads the user name, chooses a password and is signed in', async () => {
  const { asked, user } = open({ usepasswordlink: signedIn })
  expect(await screen.findByText(/obi-adaeze/)).toBeDefined()
  await choose(user, 'a gum tree at dawn')
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(asked.find(({ call }) => call === 'usepasswordlink')?.body).toEqual({
    token: TOKEN,
    password: 'a gum tree at dawn',
  })
  expect(localStorage.getItem('isLoggedIn')).toBe('true')
})

test('AC44 a password that is refused stays to be changed, with the sentence under it', async () => {
  const common = 'This password is among the first that somebody would guess. Please choose another one.'
  const { user } = open({ usepasswordlink: refusal('account/password-too-common', common, 400) })
  await choose(user, 'password123')
  expect(await screen.findByText(common)).toBeDefined()
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
})

test('AC44 a link that is too old says so and leads to a code by mail', async () => {
  const sentence = 'This link was used before, or is too old. Please ask for a new one.'
  open({ readpasswordlink: refusal('account/link-expired', sentence, 404) })
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Get a code by e-mail' }).getAttribute('href')).toBe('/forgotpassword')
})
