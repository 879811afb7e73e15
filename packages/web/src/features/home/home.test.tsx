import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { patchSession, readSession, setLoggedIn } from '../../account/session.ts'
import { profile } from '../../testing/accounts.ts'
import type { Asked } from '../../testing/screen-test.tsx'
import { answerCalls, renderScreen, sentence } from '../../testing/screen-test.tsx'
import { Home } from './home.tsx'
import { LoginGate } from './login-gate.tsx'

/** Home asks by itself for the room that the browser sits in. */
const otherThanOwnRoom = ({ call }: Asked) => call !== 'getownroom'

const openPlayDialog = async () => {
  const user = userEvent.setup()
  renderScreen(<Home />)
  await user.click(screen.getByRole('button', { name: /Play Quiz/ }))
  const dialog = within(screen.getByRole('dialog'))
  return { user, field: dialog.getByLabelText('Room code'), join: dialog.getByRole('button', { name: 'JOIN QUIZ' }) }
}

test('WB2 JOIN QUIZ wakes with the first character', async () => {
  const { user, field, join } = await openPlayDialog()
  expect(document.activeElement).toBe(field)
  expect(join.getAttribute('aria-disabled')).toBe('true')
  await user.type(field, 'h')
  expect(join.getAttribute('aria-disabled')).toBeNull()
})

test('WB2 a code of another length is refused in its own words, without a call', async () => {
  const asked = answerCalls({})
  const { user, field } = await openPlayDialog()
  await user.type(field, 'hk4{Enter}')
  expect(await screen.findByText('Room ID must be 6 characters in length.')).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(asked.filter(otherThanOwnRoom)).toEqual([])
})

test('WB2 Enter joins; an unknown player is asked for details', async () => {
  const asked = answerCalls({
    checkroomid: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null },
  })
  const { user, field } = await openPlayDialog()
  await user.type(field, 'HK4PWT{Enter}')
  expect(await screen.findByText('now at /joinroom')).toBeDefined()
  expect(asked.filter(otherThanOwnRoom)).toEqual([{ call: 'checkroomid', body: { roomId: 'hk4pwt' } }])
})

test('WB2 a pasted link is a code', async () => {
  const { user, field } = await openPlayDialog()
  await user.click(field)
  await user.paste('https://quokka.example/HK4PWT?source=whatsapp')
  expect(field).toHaveProperty('value', 'hk4pwt')
})

test('WB2 a code of no room, and a server that does not answer, are named under the field', async () => {
  answerCalls({
    checkroomid: { roomIdExistsFlag: false, ownSeat: null, safeNames: false, language: null, refusal: null },
  })
  const { user, field } = await openPlayDialog()
  await user.type(field, 'zzzzzz{Enter}')
  expect(await screen.findByText('Invalid Room ID')).toBeDefined()
  answerCalls({ checkroomid: 'Too many tries.' })
  await user.type(field, '{Enter}')
  expect(await screen.findByText('Too many tries.')).toBeDefined()
})

test('WB32 a locked room is told under the code, before any details', async () => {
  const refusal = 'room/locked'
  const says = 'The host has locked this room. Ask the host to open it, then try again.'
  answerCalls({ checkroomid: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal } })
  const { user, field } = await openPlayDialog()
  await user.type(field, 'hk4pwt{Enter}')
  expect(await screen.findByText(says)).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('WR71 the code of a full room leads to its door', async () => {
  answerCalls({
    checkroomid: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: 'room/full' },
  })
  const { user, field } = await openPlayDialog()
  await user.type(field, 'hk4pwt{Enter}')
  expect(await screen.findByText('now at /hk4pwt')).toBeDefined()
})

test('WB32 home repeats why a room refused a player until the notice is closed, and keeps the details for the second try', async () => {
  const mia = { name: 'Mia', email: 'mia@example.org', ageGroup: '9 to 14', avatar: 'avatar1' } as const
  patchSession({ ...mia, roomId: 'hk4pwt' })
  const user = userEvent.setup()
  const { unmount } = renderScreen(<Home />, { state: { refused: 'The host has locked this room.' } })
  expect(screen.getByText('The host has locked this room.')).toBeDefined()
  expect(readSession()).toEqual({})
  expect(JSON.parse(sessionStorage.getItem('typedDetails') ?? '')).toEqual(mia)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('The host has locked this room.')).toBeNull())
  unmount()
  renderScreen(<Home />)
  await waitFor(() => expect(sessionStorage.length).toBe(0))
})

test('WB33 the code is typed in the page, without a dialog', async () => {
  answerCalls({
    checkroomid: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null },
  })
  const user = userEvent.setup()
  renderScreen(<Home />)
  const field = screen.getByLabelText('Room code')
  expect(document.activeElement).not.toBe(field)
  await user.type(field, 'hk4pwt{Enter}')
  expect(await screen.findByText('now at /joinroom')).toBeDefined()
})

test('WB51 the code of a link that led to no room stands in the field of the page, to be mended', async () => {
  renderScreen(<Home />, { state: { code: 'hk4 pwtx' } })
  const field = screen.getByLabelText('Room code')
  expect(field).toHaveProperty('value', 'hk4pwt')
  expect(document.activeElement).toBe(field)
})

test("WB3 coming home leaves the room, and a guest's details are forgotten", async () => {
  patchSession({ name: 'Mia', roomId: 'hk4pwt' })
  sessionStorage.setItem('roomMemory', '{"roomId":"hk4pwt"}')
  renderScreen(<Home />)
  await waitFor(() => expect(readSession()).toEqual({}))
  expect(sessionStorage.length).toBe(0)
})

const ownRoom = { roomId: 'hk4pwt', playerName: 'Mia', playerAvatar: 'avatar2', isHost: true }

test('WB26 home and the play dialog lead a host back into the open room', async () => {
  answerCalls({ getownroom: { ownRoom } })
  const user = userEvent.setup()
  renderScreen(<Home />)
  expect(await screen.findByText('Your room HK4PWT is still open.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Play Quiz/ }))
  const [, inDialog] = screen.getAllByRole('button', { name: 'Go back' })
  if (inDialog) await user.click(inDialog)
  expect(await screen.findByText('now at /waitingroom?room=hk4pwt')).toBeDefined()
  expect(readSession()).toMatchObject({ name: 'Mia', avatar: 'avatar2', isHost: true, roomId: 'hk4pwt' })
})

test('WB26 a player reads as whom, and nobody is led to a room without a seat', async () => {
  answerCalls({ getownroom: { ownRoom: { ...ownRoom, isHost: false } } })
  const { unmount } = renderScreen(<Home />)
  expect(await screen.findByText('You still have a seat in room HK4PWT, as Mia.')).toBeDefined()
  unmount()
  const asked = answerCalls({ getownroom: { ownRoom: null } })
  renderScreen(<Home />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull()
})

test('WB2 the play dialog says for how many hosting is free, by the installation, the host not counted', async () => {
  const seats = document.head.appendChild(document.createElement('meta'))
  seats.setAttribute('name', 'free-seats')
  seats.setAttribute('content', '50')
  await openPlayDialog()
  expect(screen.getByText('Hosting is free for you and up to 49 players.')).toBeDefined()
  seats.remove()
})

test('HO21 a Premium host is not told for how many hosting is free', async () => {
  setLoggedIn(true)
  localStorage.setItem('userType', 'PREMIUM')
  await openPlayDialog()
  expect(screen.queryByText(/^Hosting is free/u)).toBeNull()
})

test('WB3 a member keeps name and email on coming home', async () => {
  localStorage.setItem('isLoggedIn', 'true')
  patchSession({ name: 'Mia', roomId: 'hk4pwt' })
  renderScreen(<Home />)
  await waitFor(() => expect(readSession()).toEqual({ name: 'Mia' }))
})

test('WB3 Profile asks a visitor to log in; Start a quiz asks who is hosting', async () => {
  const user = userEvent.setup()
  renderScreen(<Home />)
  await user.click(screen.getByRole('button', { name: /^Profile/ }))
  expect(screen.getByText('Please login/signup to access this!')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: /Play Quiz/ }))
  await user.click(screen.getByRole('button', { name: 'Start a quiz' }))
  expect(screen.getByText('now at /playerdetails')).toBeDefined()
})

const openAccountMenu = async (userType: 'REGULAR' | 'ADMIN') => {
  setLoggedIn(true)
  const asked = answerCalls({ getprofile: profile({ userType }) })
  const user = userEvent.setup()
  renderScreen(<Home />)
  await user.click(await screen.findByRole('button', { name: 'Account of Maya Rivera' }))
  return { asked, user }
}

test("AS19 home shows a member by picture and name; the menu leads to what is the account's, and out", async () => {
  const { asked, user } = await openAccountMenu('REGULAR')
  expect(asked.filter(otherThanOwnRoom).map(({ call }) => call)).toEqual(['getprofile'])
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
  expect(screen.getByRole('link', { name: /^Profile$/ }).getAttribute('href')).toBe('/profile')
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Log out' }))
  expect(screen.getByText('now at /redirect/logout')).toBeDefined()
})

test('AS19 the way to the administration shows to administrators alone', async () => {
  await openAccountMenu('ADMIN')
  expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin')
})

test('AS19 the account menu closes by Escape and beside it', async () => {
  const { user } = await openAccountMenu('REGULAR')
  const button = screen.getByRole('button', { name: 'Account of Maya Rivera' })
  await user.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test("AS19 a phone's menu holds the same", async () => {
  setLoggedIn(true)
  answerCalls({ getprofile: profile() })
  const user = userEvent.setup()
  renderScreen(<Home />)
  await screen.findByRole('button', { name: 'Account of Maya Rivera' })
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  expect(screen.getByRole('heading', { name: 'Maya Rivera' })).toBeDefined()
  await user.click(screen.getAllByRole('link', { name: 'Log out' }).at(-1) ?? document.body)
  expect(screen.getByText('now at /redirect/logout')).toBeDefined()
})

test.each([
  ['Create Quiz', '/createquiz'],
  ['Dashboard', '/dashboard'],
  ['Reports', '/reports'],
  ['Profile', '/profile'],
])('AS20 %s asks a visitor to log in, and the log in leads back to it', async (name, to) => {
  const user = userEvent.setup()
  renderScreen(<Home />)
  await user.click(screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[0] ?? document.body)
  expect(screen.getByText('Please login/signup to access this!')).toBeDefined()
  await user.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1) ?? document.body)
  expect(screen.getByText('now at /signin')).toBeDefined()
  expect(history.state).toEqual({ redirect: to })
})

test('AS20 so does the address of a page for members; closing the question leads home', async () => {
  const user = userEvent.setup()
  const view = renderScreen(<LoginGate />, { at: '/reports' })
  await user.click(screen.getByRole('link', { name: 'Sign up' }))
  expect(screen.getByText('now at /signup')).toBeDefined()
  expect(history.state).toEqual({ redirect: '/reports' })
  view.unmount()
  renderScreen(<LoginGate />, { at: '/reports' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('now at /')).toBeDefined()
})

test('IM6 members have a tile that leads to bringing a quiz in, visitors have none', async () => {
  const view = renderScreen(<Home />)
  expect(screen.queryByText('Bring a quiz')).toBeNull()
  view.unmount()
  setLoggedIn(true)
  answerCalls({ getprofile: profile() })
  renderScreen(<Home />)
  expect((await screen.findByRole('link', { name: /^Bring a quiz/ })).getAttribute('href')).toBe('/bringquestions')
})

test('AS6 Start a quiz loads the profile of a member first', async () => {
  setLoggedIn(true)
  answerCalls({ getprofile: profile() })
  const user = userEvent.setup()
  renderScreen(<Home />)
  await user.click(screen.getByRole('button', { name: /Play Quiz/ }))
  await user.click(screen.getByRole('button', { name: 'Start a quiz' }))
  expect(await screen.findByText('now at /quizselection')).toBeDefined()
})

test('AS5 a login that is over shows home as to a visitor', async () => {
  setLoggedIn(true)
  answerCalls({ getprofile: sentence('', 401) })
  renderScreen(<Home />)
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined()
  expect(screen.queryByText('Unauthorized access please login to proceed')).toBeNull()
})

test('WB29 the menu of phones and tablets leads to Create Quiz and Reports', async () => {
  const user = userEvent.setup()
  renderScreen(<Home />)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Create Quiz', 'Reports']) expect(within(menu).getByRole('button', { name })).toBeDefined()
})

test('WB31 a visitor is told what forgetting does, and is forgotten at the second press', async () => {
  const seat = { roomId: 'hk4pwt', playerId: 'p1', playerName: 'Ada', isHost: false, phase: 'waiting' }
  const asked = answerCalls({
    getownroom: { room: seat },
    forgetguest: sentence('What this browser has played is forgotten.'),
  })
  const user = userEvent.setup()
  renderScreen(<Home />)
  await user.click(screen.getByRole('button', { name: 'Forget what I played here' }))
  const dialog = await screen.findByRole('dialog', { name: 'Forget what was played here?' })
  expect(dialog.textContent).toContain('Scores and answers stay for the hosts.')
  expect(asked.filter(otherThanOwnRoom)).toEqual([])
  patchSession({ name: 'Ada' })
  await user.click(within(dialog).getByRole('button', { name: 'Forget it' }))
  expect(await screen.findByText('What was played here is forgotten.')).toBeDefined()
  expect(asked.filter(otherThanOwnRoom)).toEqual([{ call: 'forgetguest', body: {} }])
  expect(readSession().name).toBeUndefined()
  expect(screen.queryByText(/still have a seat/)).toBeNull()
})

test('WB31 a member is not offered it: the profile forgets accounts', async () => {
  answerCalls({ getprofile: profile() })
  setLoggedIn(true)
  renderScreen(<Home />)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Forget what I played here' })).toBeNull())
})
