import type { Profile } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { profile } from '../../testing/accounts.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { EditProfileScreen } from './edit-profile.tsx'
import indianCities from './indian-cities.json'

const stats = {
  quizzesHosted: 0,
  quizzesWon: 0,
  quizzesPlayed: 0,
  role: 'Regular',
  points: 3,
  level: 1,
  rankTitle: 'Whiz',
}
const unnamed: Partial<Profile> = {
  username: '',
  given_name: '',
  family_name: '',
  picture: '',
  'custom:age_group': null,
}

const open = async (changes: Partial<Profile> = {}, answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({
    getprofile: profile(changes),
    getuserstats: stats,
    checkusername: sentence('This name is free.'),
    updateprofile: sentence('Saved.'),
    ...answers,
  })
  renderInStudio(<EditProfileScreen />, '/editprofile')
  await screen.findByRole('button', { name: 'Save' })
  return { asked, user: userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {}) }
}
const sent = (asked: { call: string; body: unknown }[]) => asked.find(({ call }) => call === 'updateprofile')?.body
const save = () => screen.getByRole('button', { name: 'Save' })
const choosePicture = (type: string, bytes: number) => {
  const file = new File([new Uint8Array(bytes)], 'picture', { type })
  const input = document.querySelector('input[type="file"]')
  if (input) fireEvent.change(input, { target: { files: [file] } })
}

test('SU7 a visitor who closes the login prompt goes home', async () => {
  const user = userEvent.setup()
  renderInStudio(<EditProfileScreen />, '/editprofile', null)
  expect(screen.getByText('Please login/signup to access this!')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('SU8 what is wrong stands under its field, in the order of the form, and the first takes the focus', async () => {
  const { asked, user } = await open({ ...unnamed, phone_number: '+9112345' })
  await user.click(save())
  const errors = screen
    .getAllByText(/^(Username|Age|First Name|Last Name|Mobile Number): /)
    .map(({ textContent }) => textContent)
  expect(errors).toEqual([
    'Username: Field cannot be empty',
    'Age: Field cannot be empty',
    'First Name: Field cannot be empty',
    'Last Name: Field cannot be empty',
    'Mobile Number: Must contain only 10 characters',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  await user.type(screen.getByLabelText('Username'), 'maya')
  await user.type(screen.getByLabelText('First name'), 'Maya7')
  await user.click(save())
  expect(screen.getByText('Username: Must contain atleast 5 characters')).toBeDefined()
  expect(screen.getByText('First Name: Field cannot contain numbers and special characters')).toBeDefined()
  expect(sent(asked)).toBeUndefined()
})

test('SU28 the profile says which age group is for 15 to 17', async () => {
  await open()
  expect(screen.getByRole('group', { name: 'Age group', description: '15 to 17? Choose 9 to 14.' })).toBeDefined()
})

test('SU8 fields take no more than their limits, and the introduction counts', async () => {
  const { user } = await open(unnamed)
  const limits = { Username: 20, 'First name': 15, 'Last name': 15, 'Mobile number': 10, Introduction: 100 }
  for (const [label, most] of Object.entries(limits))
    expect(screen.getByLabelText(label).getAttribute('maxlength')).toBe(`${most}`)
  await user.type(screen.getByLabelText('Introduction'), 'Hello')
  expect(screen.getByText('5 / 100')).toBeDefined()
})

test('SU9 a user name that is there cannot be changed', async () => {
  const { asked, user } = await open()
  expect(screen.getByLabelText('Username').hasAttribute('readonly')).toBe(true)
  await user.click(save())
  await waitFor(() => expect(sent(asked)).toBeDefined())
  expect(asked.some(({ call }) => call === 'checkusername')).toBe(false)
})

test('SU9 a new user name is checked on leaving the field, from five characters on; a refused one is cleared', async () => {
  const { asked, user } = await open(unnamed, { checkusername: 'This user name is taken.' })
  const field = screen.getByLabelText<HTMLInputElement>('Username')
  await user.type(field, 'maya')
  await user.tab()
  expect(asked.some(({ call }) => call === 'checkusername')).toBe(false)
  await user.type(field, '1')
  await user.tab()
  expect(await screen.findByText('This user name is taken.')).toBeDefined()
  expect(field.value).toBe('')
})

test('SU9 what is typed while a user name is checked stays', async () => {
  const answer = Promise.withResolvers<string>()
  const { asked, user } = await open(unnamed, { checkusername: answer.promise })
  const field = screen.getByLabelText<HTMLInputElement>('Username')
  await user.type(field, 'maya1')
  await user.tab()
  await user.type(field, '2')
  await act(async () => {
    answer.resolve('This user name is taken.')
    await answer.promise
  })
  expect(asked.filter(({ call }) => call === 'checkusername')).toHaveLength(1)
  expect(field.value).toBe('maya12')
  expect(screen.queryByText('This user name is taken.')).toBeNull()
})

test('SU10 a whole form is sent trimmed, the name in lower case, the number with its country code; then comes the profile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked, user } = await open(unnamed)
  await user.type(screen.getByLabelText('Username'), 'MayaR')
  await user.click(screen.getByRole('radio', { name: '18+' }))
  await user.type(screen.getByLabelText('First name'), ' Maya ')
  await user.type(screen.getByLabelText('Last name'), "O'Rourke")
  await user.type(screen.getByLabelText('Mobile number'), '9876543210')
  await user.click(save())
  expect(await screen.findByText('Profile successfully updated!')).toBeDefined()
  expect(sent(asked)).toEqual({
    given_name: 'Maya',
    family_name: "O'Rourke",
    locale: '',
    profile: '',
    phone_number: '+919876543210',
    'custom:age_group': '18+',
    preferred_username: 'mayar',
  })
  await act(() => vi.advanceTimersByTimeAsync(1_900))
  expect(screen.queryByText('now at /profile')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText('now at /profile')).toBeDefined()
})

test('SU10 the sentence of a refused save is shown and the form stays', async () => {
  const { user } = await open({}, { updateprofile: 'The picture is not one.' })
  await user.click(save())
  expect(await screen.findByText('The picture is not one.')).toBeDefined()
  expect(save()).toBeDefined()
})

test('SU11 a picture is sent only when it changed: a face by its name, a file as a data URL', async () => {
  const { asked, user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Wombat' }))
  await user.click(save())
  await waitFor(() => expect(sent(asked)).toMatchObject({ image: 'avatar3' }))
})

/** jsdom draws no pictures: whether one could be drawn is said here. */
const drawing = (decode: () => Promise<void>) => {
  HTMLImageElement.prototype.decode = decode
}

test('SU11 a file becomes the picture', async () => {
  drawing(async () => {})
  const { asked, user } = await open()
  choosePicture('image/png', 3)
  await waitFor(() => expect(document.querySelector('img[src^="data:image/png"]')).not.toBeNull())
  await user.click(save())
  await waitFor(() => expect(sent(asked)).toMatchObject({ image: 'data:image/png;base64,AAAA' }))
})

test('SU11 a picture over 2 MB and a file of another kind are refused', async () => {
  await open()
  choosePicture('image/png', LIMITS.profilePictureBytes + 1)
  expect(await screen.findByText('Image too big, max image size is 2MB')).toBeDefined()
  choosePicture('application/pdf', 10)
  expect(await screen.findByText('Unsupported File')).toBeDefined()
})

test('AS28 a file that is no picture, whatever its name, is told at the picture, and a bitmap is not offered', async () => {
  drawing(() => Promise.reject(new Error('no picture')))
  const { asked } = await open()
  choosePicture('image/png', 3)
  expect(await screen.findByText('The picture could not be read. Try another one.')).toBeDefined()
  expect(document.querySelector<HTMLInputElement>('input[type="file"]')?.accept).not.toContain('bmp')
  expect(sent(asked)).toBeUndefined()
})

test('AS29 leaving with changes asks; without, and after a save, it does not', async () => {
  const { user } = await open()
  const back = () => screen.getByRole('link', { name: 'Back to my profile' })
  await user.type(screen.getByLabelText('First name'), 'x')
  await user.click(back())
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Mayax')
  await user.type(screen.getByLabelText('First name'), '{Backspace}')
  await user.click(back())
  expect(await screen.findByText('now at /profile')).toBeDefined()
})

test('AS29 whoever leaves all the same is led on', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('First name'), 'x')
  await user.click(screen.getByRole('link', { name: 'Back to my profile' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('now at /profile')).toBeDefined()
})

test("SU12 children choose one of our faces, and one takes a photograph's place", async () => {
  const { asked, user } = await open({ picture: '/media/uploads/me.webp' })
  expect(screen.getByRole('button', { name: 'Change picture' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: '9 to 14' }))
  expect(screen.queryByRole('button', { name: 'Change picture' })).toBeNull()
  expect(screen.getByText('Photographs of children are not kept.')).toBeDefined()
  await user.click(save())
  await waitFor(() => expect(sent(asked)).toMatchObject({ image: 'avatar0', 'custom:age_group': '9 to 14' }))
})

test('SU13 the city offers about 300 Indian cities in order; another may be typed', async () => {
  expect(indianCities.length).toBeGreaterThan(290)
  expect([...new Set(indianCities)].sort()).toEqual(indianCities)
  const { asked, user } = await open()
  const field = screen.getByRole('combobox', { name: 'City' })
  await user.type(field, 'Benga')
  // Nothing has a place in jsdom, so that the list takes its field for one that was scrolled away, and hides.
  await user.click(await screen.findByRole('option', { name: 'Bengaluru', hidden: true }))
  await user.click(save())
  await waitFor(() => expect(sent(asked)).toMatchObject({ locale: 'Bengaluru' }))
})
