import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { profile, signedIn } from '../../testing/accounts.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { ProfileScreen } from './profile.tsx'

const stats = {
  quizzesHosted: 14,
  quizzesWon: 3,
  quizzesPlayed: 41,
  role: 'Regular',
  points: 436,
  level: 4,
  rankTitle: 'Knight',
}

const open = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({ getprofile: profile(), getuserstats: stats, ...answers })
  renderInStudio(<ProfileScreen />, '/profile')
  return { asked, user: userEvent.setup() }
}

test('SU1 a visitor is asked to log in; closing the prompt leads home', async () => {
  const user = userEvent.setup()
  renderInStudio(<ProfileScreen />, '/profile', null)
  expect(screen.getByText('Please login/signup to access this!')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('SU1 a login that is over asks to log in too', async () => {
  open({ getprofile: new Response('', { status: 401 }) })
  expect(await screen.findByText('Please login/signup to access this!')).toBeDefined()
})

test('SU2 a profile without a user name leads to its form', async () => {
  open({ getprofile: profile({ username: '' }) })
  expect(await screen.findByText('now at /editprofile')).toBeDefined()
})

test('SU3 the profile shows name, user name, city, and the number without its country code', async () => {
  open({ getprofile: profile({ phone_number: '+919876543210', locale: 'Pune', profile: 'I like maps.' }) })
  expect(await screen.findByRole('heading', { name: 'Maya Rivera' })).toBeDefined()
  for (const text of ['@MayaRivera', '9876543210', 'Pune', 'I like maps.']) expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/editprofile')
})

test('SU3 counts, points out of 1000 and the place among nine badges are told', async () => {
  open()
  const progress = await screen.findByRole('progressbar', { name: 'Overall points' })
  expect(progress.getAttribute('aria-valuetext')).toBe('436 of 1,000')
  expect(screen.getByText('Level 4 of 9')).toBeDefined()
  for (const count of ['41', '14', '3']) expect(screen.getByText(count)).toBeDefined()
  const badges = within(screen.getByRole('list', { name: 'Badges by level' })).getAllByRole('listitem')
  expect(
    badges.map(
      (badge) => /Whiz|Brainiac|Mastermind|Knight|Titan|Ninja|Scholar|Guru|Prodigy/.exec(badge.textContent ?? '')?.[0],
    ),
  ).toEqual(['Whiz', 'Brainiac', 'Mastermind', 'Knight', 'Titan', 'Ninja', 'Scholar', 'Guru', 'Prodigy'])
  expect(badges[3]?.getAttribute('aria-current')).toBe('step')
})

test('SU3 only a Premium member sees the subscription', async () => {
  const { user } = open({ getprofile: profile({ role: 'Premium', userType: 'PREMIUM' }) })
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
  expect(screen.getByText('Feature under development. Coming soon!')).toBeDefined()
})

test('SU3 a profile that does not come says why and can be asked for again', async () => {
  const { user } = open({ getuserstats: 'The server is busy.' })
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  answerCalls({ getprofile: profile(), getuserstats: stats })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Maya Rivera' })).toBeDefined()
})

test('SU4 two-step sign-in shows the key, takes six digits, and is on when the server agrees', async () => {
  const { asked, user } = open({
    setuponetimecode: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    giveonetimecode: 'That code is not right.',
  })
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
  await user.type(screen.getByLabelText('Six-digit code'), '12 34x56')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('That code is not right.')).toBeDefined()
  expect(asked.find(({ call }) => call === 'giveonetimecode')?.body).toEqual({ code: '123456' })

  answerCalls({ getprofile: profile({ hasOneTimeCode: true }), getuserstats: stats, giveonetimecode: signedIn() })
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('Two-step sign-in is on.')).toBeDefined()
  expect(await screen.findByText('On')).toBeDefined()
})

test('SU5 the own data is saved as a file named by the user name', async () => {
  const made: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:data'
  }
  URL.revokeObjectURL = () => {}
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = open({ exportaccount: { profile: { username: 'MayaRivera' } } })
  await user.click(await screen.findByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('Your data has been downloaded.')).toBeDefined()
  press.mockRestore()
  expect(names).toEqual(['MayaRivera.json'])
  expect(made.map(({ type }) => type)).toEqual(['application/json'])
})

test('SU6 an account is deleted only with its name typed again and its password; then nothing of it is kept here', async () => {
  const { asked, user } = open({
    deleteaccount: sentence('Your account is deleted.'),
    signout: new Response('', { status: 401 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  expect(screen.getByText('Username: Field cannot be empty')).toBeDefined()
  expect(screen.getByText('Password: Field cannot be empty')).toBeDefined()
  expect(asked.some(({ call }) => call === 'deleteaccount')).toBe(false)
  await user.type(screen.getByLabelText('Your user name, to make sure'), 'MayaRivera')
  await user.type(screen.getByLabelText('Your password'), 'a secret')
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(screen.getByText('Your account is deleted.')).toBeDefined()
  expect(asked.find(({ call }) => call === 'deleteaccount')?.body).toEqual({
    username: 'MayaRivera',
    password: 'a secret',
  })
  await waitFor(() => expect(localStorage.getItem('isLoggedIn')).toBeNull())
})

test('SU6 an account without a password is asked for its name only', async () => {
  const { user } = open({ getprofile: profile({ hasPassword: false }) })
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  expect(screen.queryByLabelText('Your password')).toBeNull()
})
