import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showLanguage } from '../../lib/language/language.ts'
import { profile, signedIn } from '../../testing/accounts.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, refusal, sentence } from '../../testing/screen-test.tsx'
import { draft, published } from '../library/testing/tiles.ts'
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
  const asked = answerCalls({
    getprofile: profile(),
    getuserstats: stats,
    getsubscription: sentence('There is no subscription here.', 404),
    ...answers,
  })
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

test('SU3 a profile that does not come says why and can be asked for again', async () => {
  const { user } = open({ getuserstats: 'The server is busy.' })
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  answerCalls({ getprofile: profile(), getuserstats: stats })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Maya Rivera' })).toBeDefined()
})

test('LG7 the profile says in which language the account reads, and another one is shown at once', async () => {
  const { asked, user } = open({ getprofile: profile({ language: 'hi' }), changelanguage: { language: 'de' } })
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' })
  expect(choice.value).toBe('hi')
  await user.selectOptions(choice, 'Deutsch')
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
  await waitFor(() => expect(asked).toContainEqual({ call: 'changelanguage', body: { language: 'de' } }))
  await showLanguage('en')
})

const CODES = ['1-ABCDE-FGHJK', '2-KJHGF-EDCBA']
const isOn = { getprofile: profile({ hasOneTimeCode: true, recoveryCodesLeft: 7 }) }

test('SU4 two-step sign-in asks for the password, shows the key, takes six digits, and is on when the server agrees', async () => {
  const { asked, user } = open({ setuponetimecode: sentence('The current password is not right.', 403) })
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Password: Field cannot be empty')).toBeDefined()
  await user.type(screen.getByLabelText('Your password'), 'a guess{Enter}')
  expect(await screen.findByText('The current password is not right.')).toBeDefined()
  expect(asked.at(-1)).toEqual({ call: 'setuponetimecode', body: { currentPassword: 'a guess' } })

  const again = answerCalls({
    setuponetimecode: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    giveonetimecode: 'That code is not right.',
  })
  await user.type(screen.getByLabelText('Your password'), '{Enter}')
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
  await user.type(screen.getByLabelText('Six-digit code'), '12 34x56')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('That code is not right.')).toBeDefined()
  expect(again.find(({ call }) => call === 'giveonetimecode')?.body).toEqual({ code: '123456' })

  answerCalls({ ...isOn, getuserstats: stats, giveonetimecode: { ...signedIn(), recoveryCodes: CODES } })
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')
  expect(codes.map(({ textContent }) => textContent)).toEqual(CODES)
  expect(await screen.findByText('Two-step sign-in is on.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
  expect(await screen.findByText('On')).toBeDefined()
})

test('AS27 new recovery codes are made with the password, and shown once', async () => {
  const { asked, user } = open({ ...isOn, makerecoverycodes: { recoveryCodes: CODES } })
  expect(await screen.findByText(/Unused recovery codes: 7/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  await user.type(screen.getByLabelText('Your password'), 'my own one{Enter}')
  expect(await screen.findByText(CODES[1] ?? '')).toBeDefined()
  expect(asked).toContainEqual({ call: 'makerecoverycodes', body: { currentPassword: 'my own one' } })
})

test('AS27 two-step sign-in is turned off with the password and a code', async () => {
  const { asked, user } = open({ ...isOn, removeonetimecode: sentence('This code is not right.', 403) })
  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Your password'), 'my own one')
  await user.type(dialog.getByLabelText('Code from the app, or a recovery code'), ' 3-abcde-fghjk {Enter}')
  expect(await dialog.findByText('This code is not right.')).toBeDefined()
  const body = { currentPassword: 'my own one', code: '3-abcde-fghjk' }
  expect(asked).toContainEqual({ call: 'removeonetimecode', body })
  answerCalls({ getprofile: profile(), getuserstats: stats, removeonetimecode: signedIn() })
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Two-step sign-in is off.')).toBeDefined()
  expect(await screen.findByText('Off')).toBeDefined()
})

test('AS27 an administrator is not offered to turn two-step sign-in off', async () => {
  open({ getprofile: profile({ hasOneTimeCode: true, userType: 'ADMIN', role: 'Admin' }) })
  expect(await screen.findByRole('button', { name: 'Set up another phone' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
})

test('AS27 an account without a password is not asked for one', async () => {
  const refused = sentence('Please log out and in again first, then try once more.', 403)
  const { user } = open({ getprofile: profile({ hasPassword: false }), setuponetimecode: refused })
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Please log out and in again first, then try once more.')).toBeDefined()
})

test('AS32 a password is changed with the current one and the new one twice; what is refused stands under its field', async () => {
  const { asked, user } = open({
    changepassword: refusal('account/wrong-password', 'The current password is not right.', 403),
  })
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change password' }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Save password' }))
  const describedBy = (label: string) => {
    const field = dialog.getByLabelText(label)
    expect(document.activeElement).toBe(field)
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent)
  }
  await user.type(dialog.getByLabelText('New password'), 'short')
  await user.type(dialog.getByLabelText('New password again'), 'other')
  await save()
  expect(describedBy('Current password')).toContain('Current password: Field cannot be empty')
  expect(dialog.getByText('Passwords do not match!')).toBeDefined()
  await user.type(dialog.getByLabelText('Current password'), 'a guess')
  await user.clear(dialog.getByLabelText('New password again'))
  await user.type(dialog.getByLabelText('New password again'), 'short')
  await save()
  expect(describedBy('New password')).toContain('Password must be of atleast 8 characters')
  expect(asked.some(({ call }) => call === 'changepassword')).toBe(false)

  await user.type(dialog.getByLabelText('New password'), ' but longer')
  await user.type(dialog.getByLabelText('New password again'), ' but longer')
  await save()
  expect(await dialog.findByText('The current password is not right.')).toBeDefined()
  expect(describedBy('Current password')).toContain('The current password is not right.')
  expect(asked.at(-1)).toEqual({
    call: 'changepassword',
    body: { currentPassword: 'a guess', password: 'short but longer' },
  })
  answerCalls({ changepassword: sentence('Please choose a password that is not the present one.', 400) })
  await save()
  expect(await dialog.findByText('Please choose a password that is not the present one.')).toBeDefined()
  answerCalls({ changepassword: signedIn() })
  await save()
  expect(await screen.findByText('Your password is changed. Other browsers have to log in again.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('AS32 an account without a password is led to a code by email', async () => {
  open({ getprofile: profile({ hasPassword: false }) })
  const link = await screen.findByRole('link', { name: 'Set a password' })
  expect(link.getAttribute('href')).toBe('/forgotpassword')
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
})

test('AS35 a new email is asked for with the password, and counts once the code that came there is typed', async () => {
  const { asked, user } = open({
    changeemail: refusal('account/wrong-password', 'The current password is not right.', 403),
  })
  await user.click(await screen.findByRole('button', { name: 'Change e-mail' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change e-mail' }))
  const send = () => user.click(dialog.getByRole('button', { name: 'Send the code' }))
  await send()
  expect(dialog.getByText('Email: Field cannot be empty')).toBeDefined()
  expect(dialog.getByText('Password: Field cannot be empty')).toBeDefined()
  await user.type(dialog.getByLabelText('New e-mail address'), ' new@school.example ')
  await user.type(dialog.getByLabelText('Your password'), 'a guess')
  await send()
  expect(await dialog.findByText('The current password is not right.')).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByLabelText('Your password'))
  expect(asked.at(-1)).toEqual({
    call: 'changeemail',
    body: { currentPassword: 'a guess', email: 'new@school.example' },
  })

  const again = answerCalls({
    changeemail: sentence('A code is on its way.'),
    confirmnewemail: refusal('account/invalid-confirmation-code', 'Invalid Code.', 400),
  })
  await send()
  const code = await dialog.findByLabelText('Code')
  expect(document.activeElement).toBe(code)
  expect(dialog.getByText(/came to new@school\.example/)).toBeDefined()
  await user.type(code, 'K7QPRX{Enter}')
  expect(await dialog.findByText('Invalid Code.')).toBeDefined()
  expect(again.at(-1)).toEqual({
    call: 'confirmnewemail',
    body: { email: 'new@school.example', confirmation_code: 'K7QPRX' },
  })
  answerCalls({
    confirmnewemail: signedIn({ email: 'new@school.example' }),
    getprofile: profile({ email: 'new@school.example' }),
    getuserstats: stats,
  })
  await user.type(code, '{Enter}')
  expect(await screen.findByText('Your e-mail address is changed.')).toBeDefined()
  expect(await screen.findByText('new@school.example')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('AS35 an account without a password gives the address alone, and reads why that is refused', async () => {
  const refused = refusal(
    'account/recent-sign-in-required',
    'Please log out and in again first, then try once more.',
    403,
  )
  const { user } = open({ getprofile: profile({ hasPassword: false }), changeemail: refused })
  await user.click(await screen.findByRole('button', { name: 'Change e-mail' }))
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.type(screen.getByLabelText('New e-mail address'), 'new@school.example{Enter}')
  expect(await screen.findByText('Please log out and in again first, then try once more.')).toBeDefined()
})

test.each([
  [0, 'You were logged in nowhere else.'],
  [1, 'Logged out of 1 other browser.'],
  [3, 'Logged out of 3 other browsers.'],
])('AS33 logging out elsewhere says how many browsers that were: %i', async (ended, text) => {
  const { asked, user } = open({ endothersessions: { ended } })
  await user.click(await screen.findByRole('button', { name: 'Log out elsewhere' }))
  expect(await screen.findByText(text)).toBeDefined()
  expect(asked.at(-1)).toEqual({ call: 'endothersessions', body: {} })
})

test("SU5 the account's data is saved as a file named by the user name", async () => {
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

test('XM15 all quizzes of their owner are exported at once; those of others stay out', async () => {
  const shared = draft('Shared', { isOwner: false })
  const { asked, user } = open({
    getmylibrary: { drafts: [draft('Reef'), shared], published: [published('Space')], qtests: [] },
    'createquiz/getquiz': sentence('No.', 404),
  })
  await user.click(await screen.findByRole('button', { name: 'Export all my quizzes' }))
  const read = () => asked.filter(({ call }) => call === 'createquiz/getquiz').map(({ body }) => body)
  await waitFor(() => expect(read()).toHaveLength(2))
  expect(read()).toEqual([{ quizId: draft('Reef').quizId }, { quizId: published('Space').quizId }])
  expect(await screen.findByText('None of the quizzes could be read.')).toBeDefined()
})

test('XM15 where there is none, that is told', async () => {
  const { user } = open({ getmylibrary: { drafts: [], published: [], qtests: [] } })
  await user.click(await screen.findByRole('button', { name: 'Export all my quizzes' }))
  expect(await screen.findByText('You have no quiz of your own yet.')).toBeDefined()
})
