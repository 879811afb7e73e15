import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isLoggedIn, setLoggedIn } from '../account/session.ts'
import { tellUnauthorized } from '../lib/calls/unauthorized.ts'
import { renderScreen } from '../testing/screen-test.tsx'
import { UnauthorizedNotice } from './unauthorized-notice.tsx'

const hear = (at: string, search = '', state: unknown = null) => {
  setLoggedIn(true)
  renderScreen(<UnauthorizedNotice />, { at, search, state })
  act(() => tellUnauthorized('Unauthorized access please login to proceed'))
}

test('AS23 a call without the login that it needs forgets the login, says so and leads to the log in, which leads back', () => {
  hear('/reports', '?quiz=1')
  expect(screen.getByText('now at /signin')).toBeDefined()
  expect(screen.getByText('Unauthorized access please login to proceed')).toBeDefined()
  expect(isLoggedIn()).toBe(false)
  expect(history.state).toEqual({ redirect: '/reports?quiz=1' })
})

test('AS23 a step of the sign-in whose time ran out begins again, for the same page', () => {
  hear('/signin', '', { step: 'giveOneTimeCode', redirect: '/admin' })
  expect(history.state).toEqual({ redirect: '/admin' })
})
