import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { isLoggedIn, patchSession, readSession, setLoggedIn } from '../../account/session.ts'
import { profile, signedIn } from '../../testing/accounts.ts'
import { answerCalls, renderScreen, sentence } from '../../testing/screen-test.tsx'
import { RouteLink } from '../../ui/stage/controls/route-link.tsx'
import { keepWantedPage } from './kept-wanted-page.ts'
import { LoggingOut } from './logging-out.tsx'
import { SocialReturn } from './social-return.tsx'
import { TermsPage } from './terms-page.tsx'

const comeBack = (search: string, answers: Readonly<Record<string, unknown>>) => {
  const asked = answerCalls({ getprofile: profile(), ...answers })
  renderScreen(<SocialReturn />, { at: '/redirect/login', search })
  return asked
}

test('AS18 a social login hands over all that the provider sent, once, and leaves no code in the history', async () => {
  keepWantedPage('/reports')
  const asked = comeBack('?code=c1&state=s1&iss=google', { gettoken: signedIn() })
  expect(window.location.search).toBe('')
  expect(await screen.findByText('now at /reports')).toBeDefined()
  expect(asked.filter(({ call }) => call === 'gettoken')).toEqual([
    { call: 'gettoken', body: { code: 'c1', state: 's1', iss: 'google' } },
  ])
  expect(isLoggedIn()).toBe(true)
})

test('AS18 a social login with a step to do goes to the step', async () => {
  comeBack('?code=c1&state=s1', { gettoken: signedIn({ nextStep: 'giveOneTimeCode' }) })
  expect(await screen.findByText('now at /signin')).toBeDefined()
  expect(history.state).toEqual({ step: 'giveOneTimeCode' })
})

test.each([
  ['?code=c1&state=s1', 'The login did not succeed.'],
  ['?error=access_denied&state=s1', 'Something went wrong. Kindly try again later.'],
])('AS18 a failed social login (%s) says so and goes home', async (search, shown) => {
  comeBack(search, { gettoken: sentence('The login did not succeed.', 400) })
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(screen.getByText(shown)).toBeDefined()
  expect(isLoggedIn()).toBe(false)
})

/** A press on a link of the product, as in the menus of an account. */
const pressLogOut = async () => {
  renderScreen(
    <>
      <RouteLink to="/redirect/logout">In the menu</RouteLink>
      <LoggingOut />
    </>,
    { at: '/redirect/logout' },
  )
  await userEvent.setup().click(screen.getByRole('link', { name: 'In the menu' }))
}

test('AS4 logging out ends the session and goes home', async () => {
  setLoggedIn(true)
  patchSession({ name: 'Maya' })
  const asked = answerCalls({ signout: sentence('Bye.') })
  await pressLogOut()
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(asked).toHaveLength(1)
  expect(readSession()).toEqual({})
  expect(isLoggedIn()).toBe(false)
})

test('AS4 a log out that the server did not hear of says so and can be tried again', async () => {
  setLoggedIn(true)
  answerCalls({ signout: sentence('Resting.', 503) })
  await pressLogOut()
  expect(await screen.findByRole('heading', { name: 'You are still logged in' })).toBeDefined()
  expect(screen.getByText('Resting.')).toBeDefined()
  answerCalls({ signout: sentence('Bye.') })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('AS25 whoever comes to the log out by an address is asked first, and may stay', async () => {
  setLoggedIn(true)
  const asked = answerCalls({ signout: sentence('Bye.') })
  renderScreen(<LoggingOut />, { at: '/redirect/logout' })
  expect(screen.getByRole('heading', { name: 'Log out?' })).toBeDefined()
  await userEvent.setup().click(screen.getByRole('link', { name: 'Stay logged in' }))
  expect(await screen.findByText('now at /')).toBeDefined()
  expect([asked, isLoggedIn()]).toEqual([[], true])
})

test('AS25 a user who confirms the question is logged out', async () => {
  setLoggedIn(true)
  const asked = answerCalls({ signout: sentence('Bye.') })
  renderScreen(<LoggingOut />, { at: '/redirect/logout' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(asked).toHaveLength(1)
  expect(isLoggedIn()).toBe(false)
})

test('AS16 the terms have one title, and a failure can be tried again', async () => {
  answerCalls({ termsandconditions: sentence('', 503) })
  renderScreen(<TermsPage />, { at: '/termsandconditions' })
  expect(await screen.findByText('Something went wrong. Kindly try again later.')).toBeDefined()
  answerCalls({ termsandconditions: new Response('<h1>Our terms</h1><p>Play fair.</p>') })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Play fair.')).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Our terms'])
})
