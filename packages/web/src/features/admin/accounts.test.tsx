import type { ListedAccount } from '@quokka/contract/http'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, refusal, sentence } from '../../testing/screen-test.tsx'
import { AdminScreen } from './admin.tsx'

// Nothing has a place in jsdom, so that a menu takes its button for one that was scrolled away, and hides.
const ANYWHERE = { hidden: true }

const tom: ListedAccount = {
  userId: 'u1',
  userName: 'okafor',
  firstName: 'Tom',
  lastName: 'Okafor',
  emailId: 'okafor@hillside.example',
  picture: '',
  userType: 'REGULAR',
  state: 'active',
  organisationName: 'Hillside',
  lastSignInOn: '2026-11-20T09:00:00.000Z',
  hasOneTimeCode: true,
}
const lotte: ListedAccount = {
  ...tom,
  userId: 'u2',
  userName: 'hohenberg',
  firstName: '',
  lastName: '',
  state: 'invited',
  lastSignInOn: null,
  hasOneTimeCode: false,
}

const open = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({ 'account/list': { total: 120, perPage: 50, accounts: [tom, lotte] }, ...answers })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN')
  const filters = () => asked.filter(({ call }) => call === 'account/list').map(({ body }) => body)
  return { asked, filters, user: userEvent.setup() }
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string, deed: string) => {
  await user.click(await screen.findByRole('button', { name: `What can be done with ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: deed, ...ANYWHERE }))
}

test('AD17 accounts are listed with names, type, organisation, last sign-in and state', async () => {
  open()
  const [, first, second] = await screen.findAllByRole('row')
  const cells = (row: HTMLElement | undefined) =>
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(within(first ?? document.body).getByRole('rowheader').textContent).toMatch(/^Tom Okaforokafor/u)
  expect(cells(first).slice(0, 4)).toEqual(['Regular', 'Hillside', '11/20/2026', 'Active'])
  expect(cells(second).slice(2, 4)).toEqual(['Never', 'Invited'])
  expect(screen.getByText('1 to 2 of 120')).toBeDefined()
})

test('AD17 the list is narrowed by words, type and state, and turned by pages', async () => {
  const { filters, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await user.type(screen.getByRole('searchbox', { name: 'Name, user name or e-mail' }), 'oka')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Premium')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Disabled')
  await expect.poll(() => filters().at(-1)).toEqual({ search: 'oka', userType: 'PREMIUM', state: 'disabled', page: 0 })
  expect(filters()[1]).toEqual({ search: '', userType: null, state: null, page: 1 })
})

test('AD17 an account is disabled by one press, and deleted after a question', async () => {
  const { asked, user } = open({
    'account/setdisabled': { ...tom, state: 'disabled' },
    'account/remove': sentence('okafor is deleted.'),
  })
  await press(user, 'Tom Okafor', 'Disable')
  expect(await screen.findByText('Tom Okafor is disabled and signed out.')).toBeDefined()
  expect(await screen.findByText('Disabled', { selector: 'td *' })).toBeDefined()
  await press(user, 'Tom Okafor', 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Tom Okafor?' }))
  expect(asked.some(({ call }) => call === 'account/remove')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Tom Okafor is deleted.')).toBeDefined()
})

test('AD17 a link is sent, again to whoever was invited; a refusal is shown', async () => {
  const own = 'There is no such account any more.'
  const { asked, user } = open({ 'account/sendpasswordlink': refusal('account/not-found', own, 404) })
  await press(user, 'hohenberg', 'Send the invitation again')
  expect(await screen.findByText(own)).toBeDefined()
  expect(asked.find(({ call }) => call === 'account/sendpasswordlink')?.body).toEqual({ userId: 'u2' })
})
