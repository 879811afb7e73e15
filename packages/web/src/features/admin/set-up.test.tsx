import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { profile, signedIn } from '../../testing/accounts.ts'
import { answerCalls, renderScreen } from '../../testing/screen-test.tsx'
import { SetUpScreen } from './set-up.tsx'

const open = (answers: Readonly<Record<string, unknown>>, shown = <SetUpScreen />) => {
  const asked = answerCalls(answers)
  renderScreen(shown, { at: '/setup' })
  return { asked, user: userEvent.setup() }
}
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Username'), 'head-teacher')
  await user.type(screen.getByLabelText('E-mail'), 'head@school.example')
  await user.type(screen.getByLabelText('Password'), 'a long secret')
}

test('SU22 the token comes out of the address and does not stay there', async () => {
  const Arriving = () => {
    useState(() => history.replaceState(null, '', '/setup#token-1'))
    return <SetUpScreen />
  }
  const { asked, user } = open(
    {
      setupadmin: signedIn({ userType: 'ADMIN' }),
      getprofile: profile({ userType: 'ADMIN', role: 'Admin' }),
    },
    <Arriving />,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Setup token').value).toBe('token-1')
  expect(window.location.hash).toBe('')
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  expect(await screen.findByText('now at /admin')).toBeDefined()
  expect(asked.find(({ call }) => call === 'setupadmin')?.body).toEqual({
    setupToken: 'token-1',
    username: 'head-teacher',
    email: 'head@school.example',
    password: 'a long secret',
  })
})

test('SU22 what is missing is named, and a refusal is shown', async () => {
  const { user } = open({ setupadmin: 'This setup token is not valid.' })
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  for (const label of ['Setup token', 'Username', 'Email', 'Password']) {
    expect(screen.getByText(`${label}: Field cannot be empty`)).toBeDefined()
  }
  await user.type(screen.getByLabelText('Setup token'), 'wrong')
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  expect(await screen.findByText('This setup token is not valid.')).toBeDefined()
})

test('SU22 whoever must set up a second step is led there first', async () => {
  const { user } = open({ setupadmin: signedIn({ userType: 'ADMIN', nextStep: 'setUpOneTimeCode' }) })
  await user.type(screen.getByLabelText('Setup token'), 'token-1')
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  expect(await screen.findByText('now at /signin')).toBeDefined()
})
