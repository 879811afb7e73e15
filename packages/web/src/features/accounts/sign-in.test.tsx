import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { isLoggedIn, readSession } from '../../account/session.ts'
import { profile, signedIn } from '../../testing/accounts.ts'
import { answerCalls, renderScreen, sentence } from '../../testing/screen-test.tsx'
import { SignIn } from './sign-in.tsx'

const NO_SOCIAL = { socialproviders: { providers: [] } }

const open = (answers: Readonly<Record<string, unknown>> = {}, state: unknown = null) => {
  const asked = answerCalls({ ...NO_SOCIAL, getprofile: profile(), ...answers })
  renderScreen(<SignIn />, { at: '/signin', state })
  return { asked, user: userEvent.setup() }
}

const name = () => screen.getByLabelText('Username or e-mail')
const password = () => screen.getByLabelText('Password')
const press = () => screen.getByRole('button', { name: 'Log In' })

test('AS7 an empty name and a short password are named under their fields, without a call; the focus goes to the first', async () => {
  const { asked, user } = open()
  await user.type(password(), 'seven77')
  await user.click(press())
  expect(screen.getByText('Enter a valid username/email')).toBeDefined()
  expect(screen.getByText('Incorrect password')).toBeDefined()
  expect(document.activeElement).toBe(name())
  expect(name().getAttribute('aria-invalid')).toBe('true')
  expect(asked.map(({ call }) => call)).not.toContain('signin')
  await user.type(name(), 'm')
  expect(screen.queryByText('Enter a valid username/email')).toBeNull()
})

test('AS7 the name goes out trimmed, the password as it was typed, and the way leads to the page that asked', async () => {
  const { asked, user } = open({ signin: signedIn() }, { redirect: '/reports' })
  await user.type(name(), '  MayaRivera ')
  await user.type(password(), ' a secret  {Enter}')
  expect(await screen.findByText('now at /reports')).toBeDefined()
  expect(asked).toContainEqual({ call: 'signin', body: { username: 'MayaRivera', password: ' a secret  ' } })
  expect(isLoggedIn()).toBe(true)
  expect(readSession().name).toBe('Maya Rivera')
})

test('AS7 a wish to go elsewhere than within the product leads home', async () => {
  const { user } = open({ signin: signedIn() }, { redirect: '//evil.example/dashboard' })
  await user.type(name(), 'MayaRivera')
  await user.type(password(), 'a secret{Enter}')
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('AS7 the fields help password managers, and the password can be shown and pasted', async () => {
  const { user } = open()
  expect(name().getAttribute('autocomplete')).toBe('username')
  expect(password().getAttribute('autocomplete')).toBe('current-password')
  await user.click(password())
  await user.paste('pasted secret')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toMatchObject({ type: 'text', value: 'pasted secret' })
})

test('AS8 the refusal of the server is shown, and the form stays', async () => {
  const { user } = open({ signin: sentence('The username or password is wrong.', 401) })
  await user.type(name(), 'MayaRivera')
  await user.type(password(), 'a secret{Enter}')
  expect(await screen.findByText('The username or password is wrong.')).toBeDefined()
  expect(name()).toHaveProperty('value', 'MayaRivera')
})

test('AS8 an account that is not confirmed goes to its confirmation with the sentence of the server', async () => {
  const { user } = open({ signin: sentence('Please confirm your e-mail first.', 302) })
  await user.type(name(), 'maya/rivera@school.example')
  await user.type(password(), 'a secret{Enter}')
  expect(await screen.findByText('now at /confirmemail/maya%2Frivera%40school.example')).toBeDefined()
  expect(screen.getByText('Please confirm your e-mail first.')).toBeDefined()
})

test('AS9 only the social logins that the installation offers are shown; they lead to the provider', async () => {
  open({ socialproviders: { providers: ['google'] } })
  const google = await screen.findByRole('link', { name: 'Continue with Google' })
  expect(google.getAttribute('href')).toBe('/qq/v1/sociallogin/google')
  expect(screen.queryByRole('link', { name: 'Continue with Facebook' })).toBeNull()
})

test('AS10 a password that somebody else made is replaced; the one just typed is not asked for again', async () => {
  const { asked, user } = open({
    signin: signedIn({ nextStep: 'choosePassword' }),
    changepassword: signedIn(),
  })
  await user.type(name(), 'MayaRivera')
  await user.type(password(), 'given secret{Enter}')
  const fresh = await screen.findByLabelText('New password')
  expect(document.activeElement).toBe(fresh)
  await user.type(fresh, 'own secret')
  await user.type(screen.getByLabelText('New password again'), 'own secrex{Enter}')
  expect(screen.getByText('Passwords do not match!')).toBeDefined()
  await user.type(screen.getByLabelText('New password again'), '{Backspace}t{Enter}')
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(asked).toContainEqual({
    call: 'changepassword',
    body: { currentPassword: 'given secret', password: 'own secret' },
  })
})

test('AS10 after a reload the given password is asked for; it is nowhere in the browser', async () => {
  const { asked, user } = open({ changepassword: signedIn() }, { step: 'choosePassword', redirect: '/dashboard' })
  await user.type(screen.getByLabelText('The password that you were given'), 'given secret')
  await user.type(screen.getByLabelText('New password'), 'short')
  await user.type(screen.getByLabelText('New password again'), 'short{Enter}')
  expect(screen.getByText('Password must be of atleast 8 characters')).toBeDefined()
  await user.type(screen.getByLabelText('New password'), 'er secret')
  await user.type(screen.getByLabelText('New password again'), 'er secret{Enter}')
  expect(await screen.findByText('now at /dashboard')).toBeDefined()
  expect(asked.at(-2)?.body).toEqual({ currentPassword: 'given secret', password: 'shorter secret' })
})

test('AS11 the code of an authenticator app is six digits, in groups or not', async () => {
  const { asked, user } = open({ giveonetimecode: signedIn({ userType: 'ADMIN' }) }, { step: 'giveOneTimeCode' })
  const code = screen.getByLabelText('Code from your authenticator app')
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  await user.type(code, '12 34{Enter}')
  expect(screen.getByText('Invalid Code')).toBeDefined()
  await user.type(code, '56{Enter}')
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(asked).toContainEqual({ call: 'giveonetimecode', body: { code: '123456' } })
})

test('AS11 an authenticator app is set up by a picture or by typing, and proves itself', async () => {
  const { user } = open(
    {
      setuponetimecode: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Quokka?secret=JBSWY3DPEHPK3PXP' },
      giveonetimecode: sentence('This code is wrong or was used already.', 400),
    },
    { step: 'setUpOneTimeCode' },
  )
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
  expect(screen.getByRole('img', { name: 'QR code for an authenticator app' })).toBeDefined()
  await user.type(screen.getByLabelText('Enter the six digits that it shows now'), '123456{Enter}')
  expect(await screen.findByText('This code is wrong or was used already.')).toBeDefined()

  const recoveryCodes = ['1-ABCDE-FGHJK', '2-KJHGF-EDCBA']
  answerCalls({ giveonetimecode: { ...signedIn({ userType: 'ADMIN' }), recoveryCodes }, getprofile: profile() })
  await user.type(screen.getByLabelText('Enter the six digits that it shows now'), '{Enter}')
  expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toBeDefined()
  for (const code of recoveryCodes) expect(screen.getByText(code)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('AS26 a user who has lost the phone gives a recovery code instead', async () => {
  const { asked, user } = open({ giverecoverycode: sentence('No.', 403) }, { step: 'giveOneTimeCode' })
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  const code = screen.getByLabelText('Recovery code')
  expect(document.activeElement).toBe(code)
  await user.type(code, '{Enter}')
  expect(screen.getByText('Invalid Code')).toBeDefined()
  await user.type(code, ' 3-abcde-fghjk {Enter}')
  expect(await screen.findByText('No.')).toBeDefined()
  expect(asked).toContainEqual({ call: 'giverecoverycode', body: { code: '3-abcde-fghjk' } })
  answerCalls({ giverecoverycode: signedIn(), getprofile: profile() })
  await user.type(code, '{Enter}')
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('AS11 a secret that cannot be had says why and can be asked for again', async () => {
  const { user } = open({ setuponetimecode: sentence('Resting.', 503) }, { step: 'setUpOneTimeCode' })
  expect(await screen.findByText('Resting.')).toBeDefined()
  answerCalls({ setuponetimecode: { secret: 'ABCD', address: 'otpauth://totp/Quokka?secret=ABCD' } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('ABCD')).toBeDefined()
})

test('AS3 a session that ran out during a step is told to the app', async () => {
  const told = vi.fn()
  window.addEventListener('quokka:unauthorized', told)
  const { user } = open({ giveonetimecode: sentence('', 401) }, { step: 'giveOneTimeCode' })
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
  await waitFor(() => expect(told).toHaveBeenCalled())
  window.removeEventListener('quokka:unauthorized', told)
})
