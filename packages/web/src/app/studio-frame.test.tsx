import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { profile } from '../testing/accounts.ts'
import { renderInStudio } from '../testing/in-studio.tsx'
import { answerCalls, sentence } from '../testing/screen-test.tsx'
import { StudioFrame } from './studio-frame.tsx'

// Nothing has a place in jsdom, so that a menu takes its button for one that was scrolled away, and hides.
const ANYWHERE = { hidden: true }

const open = (userType: string | null) => {
  answerCalls({ getprofile: profile({ userType: 'PREMIUM' }), signout: sentence('You are logged out.') })
  renderInStudio(
    <StudioFrame here="/reports">
      <h1>Reports</h1>
    </StudioFrame>,
    '/reports',
    userType,
  )
  return userEvent.setup()
}

test('SU23 the frame leads to the screens and marks the present one', () => {
  open('PREMIUM')
  const [sidebar] = screen.getAllByRole('navigation', { name: 'Main' })
  const links = within(sidebar ?? document.body).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Library', '/library'],
    ['Reports', '/reports'],
    ['Host a quiz', '/quizselection'],
  ])
  expect(
    links.filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent),
  ).toEqual(['Reports'])
  expect(document.documentElement.dataset.mood).toBe('studio')
})

test('SU26 the bar of phones and tablets leads to hosting too', () => {
  open('PREMIUM')
  const [, bar] = screen.getAllByRole('navigation', { name: 'Main' })
  const links = within(bar ?? document.body).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Library', '/library'],
    ['Host', '/quizselection'],
    ['Reports', '/reports'],
    ['Profile', '/profile'],
  ])
})

test('SU24 the account menu leads to the prices', async () => {
  const user = open('PREMIUM')
  await user.click(await screen.findByRole('button', { name: /Maya Rivera.*Premium/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Pricing', ...ANYWHERE }))
  expect(await screen.findByText('now at /pricing')).toBeDefined()
})

test('SU23 a member logs out by the account menu, which has no Admin', async () => {
  const user = open('PREMIUM')
  await user.click(await screen.findByRole('button', { name: /Maya Rivera.*Premium/ }))
  const items = await screen.findAllByRole('menuitem', ANYWHERE)
  const offered = ['Profile', 'Pricing', 'Language', 'Text and reading', 'Log out']
  expect(items.map(({ textContent }) => textContent)).toEqual(offered)
  await user.click(screen.getByRole('menuitem', { name: 'Log out', ...ANYWHERE }))
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(localStorage.getItem('isLoggedIn')).toBeNull()
})

test('SU23 an administrator finds Admin, a visitor the way to log in', async () => {
  answerCalls({ getprofile: profile({ userType: 'ADMIN', role: 'Admin' }) })
  const user = userEvent.setup()
  const { unmount } = renderInStudio(<StudioFrame here="/profile">{null}</StudioFrame>, '/profile', 'ADMIN')
  await user.click(await screen.findByRole('button', { name: /Administrator/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Admin', ...ANYWHERE }))
  expect(await screen.findByText('now at /admin')).toBeDefined()
  unmount()
  localStorage.clear()
  open(null)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/signin')
})

test('AD23 the menu of an administrator leads to Admin and counts what was reported; nobody else asks for it', async () => {
  const asked = answerCalls({
    getprofile: profile({ userType: 'ADMIN', role: 'Admin' }),
    'moderation/list': { open: 5, decided: 0, items: [] },
  })
  const { unmount } = renderInStudio(<StudioFrame here="/reports">{null}</StudioFrame>, '/reports', 'ADMIN')
  const [sidebar] = screen.getAllByRole('navigation', { name: 'Main' })
  const link = await within(sidebar ?? document.body).findByRole('link', { name: /^Admin ?5 reported$/u })
  expect(link.getAttribute('href')).toBe('/admin')
  unmount()
  const before = asked.length
  renderInStudio(<StudioFrame here="/reports">{null}</StudioFrame>, '/reports', 'PREMIUM')
  expect(asked.slice(before).some(({ call }) => call === 'moderation/list')).toBe(false)
})
