import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { AdminScreen } from './admin.tsx'

const created = {
  userName: 'newteacher',
  password: 'mango-river-47',
  emailId: 'new@school.example',
  userType: 'PREMIUM',
}

const open = async (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({
    'account/list': { total: 0, perPage: 50, accounts: [] },
    'organisation/list': { organisations: [] },
    checkusername: sentence('This name is free.'),
    createuser: created,
    ...answers,
  })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Create a user' }))
  return { asked, user }
}
const fill = async (user: ReturnType<typeof userEvent.setup>, name = ' newteacher ') => {
  await user.type(screen.getByLabelText('USERNAME'), name)
  await user.type(screen.getByLabelText('FIRST NAME'), ' Nia ')
  await user.type(screen.getByLabelText('LAST NAME'), 'Okoro')
  await user.type(screen.getByLabelText('EMAIL'), 'new@school.example')
  await user.click(screen.getByRole('radio', { name: 'Premium User' }))
}
const giveAccess = () => screen.getByRole('button', { name: 'GIVE ACCESS' })

test('SU14 only an administrator stays on the admin page', async () => {
  answerCalls({ 'organisation/list': { organisations: [] } })
  renderInStudio(<AdminScreen />, '/admin', 'PREMIUM')
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('SU15 GIVE ACCESS is disabled until every field is filled, and says why', async () => {
  const { asked, user } = await open()
  expect(giveAccess().getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Fill in all fields to give access.').id).toBe(giveAccess().getAttribute('aria-describedby'))
  await user.type(screen.getByLabelText('USERNAME'), 'newteacher{Enter}')
  expect(asked.some(({ call }) => call === 'createuser')).toBe(false)
  await user.clear(screen.getByLabelText('USERNAME'))
  await fill(user)
  expect(giveAccess().getAttribute('aria-disabled')).toBeNull()
})

test('SU15 the fields are checked by the generic checker before anything is sent', async () => {
  const { asked, user } = await open()
  await fill(user, 'maya1')
  await user.clear(screen.getByLabelText('EMAIL'))
  await user.type(screen.getByLabelText('EMAIL'), 'nobody{Enter}')
  expect(screen.getByText('Username: Must contain atleast 6 characters')).toBeDefined()
  expect(screen.getByText('Email: Enter a valid email')).toBeDefined()
  expect(asked.some(({ call }) => call === 'createuser')).toBe(false)
})

test('SU16 a name that is not free stops the form', async () => {
  const { asked, user } = await open({ checkusername: 'This user name is taken.' })
  await fill(user)
  expect(await screen.findByText('This user name is taken.')).toBeDefined()
  await user.click(giveAccess())
  expect(await screen.findByText('Provide a proper available username!')).toBeDefined()
  expect(asked.some(({ call }) => call === 'createuser')).toBe(false)
})

test('SU17 Enter creates the user, whose password is shown once and copied as lines', async () => {
  const { asked, user } = await open()
  await fill(user)
  await user.type(screen.getByLabelText('EMAIL'), '{Enter}')
  expect(await screen.findByText('User created successfully!')).toBeDefined()
  expect(asked.find(({ call }) => call === 'createuser')?.body).toEqual({
    userName: 'newteacher',
    firstName: 'Nia',
    lastName: 'Okoro',
    emailId: 'new@school.example',
    userType: 'PREMIUM',
  })
  expect(screen.getByText(/shown only this once/).textContent).toMatch(/72 hours/)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('USERNAME').value).toBe(''))
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy details' }))
  expect(await screen.findByText('Data copied to clipboard!')).toBeDefined()
  expect(writeText).toHaveBeenCalledWith(
    'userName: newteacher\npassword: mango-river-47\nemailId: new@school.example\nuserType: PREMIUM',
  )
})

test('SU17 the sentence of a refusal is shown and what was typed stays', async () => {
  const { user } = await open({ createuser: 'This e-mail has an account.' })
  await fill(user)
  await user.click(giveAccess())
  expect(await screen.findByText('This e-mail has an account.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('FIRST NAME').value).toBe(' Nia ')
})
