import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { clearSession, patchSession, readSession, setLoggedIn } from '../../../account/session.ts'
import { profile } from '../../../testing/accounts.ts'
import { answerCalls, renderScreen, sentence } from '../../../testing/screen-test.tsx'
import { JoinRoom } from './join-room.tsx'
import { PlayerDetails } from './player-details.tsx'
import { RoomEntry } from './room-entry.tsx'

const renderEntry = (at: string) => renderScreen(<RoomEntry roomId={at.slice(1)} />, { at })
const renderJoin = () => renderScreen(<JoinRoom />, { at: '/joinroom', state: { roomId: 'hk4pwt' } })

test('WB4 a room link asks an unknown player for details', async () => {
  const asked = answerCalls({
    checkroomid: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null },
  })
  renderEntry('/HK4PWT')
  expect(await screen.findByText('now at /joinroom')).toBeDefined()
  expect(asked[0]).toEqual({ call: 'checkroomid', body: { roomId: 'hk4pwt' } })
})

test('WB4 a room link leads a known player to the waiting room', async () => {
  patchSession({ name: 'Mia', email: 'mia@example.org', ageGroup: '9 to 14', avatar: 'avatar1' })
  answerCalls({
    checkroomid: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null },
  })
  renderEntry('/hk4pwt')
  expect(await screen.findByText('now at /waitingroom?room=hk4pwt')).toBeDefined()
  expect(readSession().roomId).toBe('hk4pwt')
})

test.each([
  ['?source=whatsapp', { roomId: 'hk4pwt', source: 'whatsapp' }],
  ['?source=elsewhere', { roomId: 'hk4pwt' }],
])('RW17 a room link with %s tells the server where it was shared, if that is known', async (search, body) => {
  const asked = answerCalls({
    checkroomid: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null },
  })
  renderScreen(<RoomEntry roomId="hk4pwt" />, { at: '/hk4pwt', search })
  expect(await screen.findByText('now at /joinroom')).toBeDefined()
  expect(asked.filter(({ call }) => call === 'checkroomid')).toEqual([{ call: 'checkroomid', body }])
})

test.each([
  ['/zzzzzz', 'Invalid Quiz link.'],
  ['/hk4', 'Room ID must be 6 characters in length. Quiz link is invalid.'],
])('WB4 WB51 the link %s goes home with its code and says %j', async (at, sentence) => {
  answerCalls({
    checkroomid: { roomIdExistsFlag: false, ownSeat: null, safeNames: false, language: null, refusal: null },
  })
  renderEntry(at)
  expect(await screen.findByText('now at /home')).toBeDefined()
  expect(screen.getByText(sentence)).toBeDefined()
  expect(history.state).toEqual({ code: at.slice(1) })
})

test('WB32 the link of a locked room goes home with the reason, and asks for no details', async () => {
  answerCalls({
    checkroomid: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: 'room/locked' },
  })
  renderEntry('/hk4pwt')
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(history.state).toEqual({ refused: expect.stringContaining('The host has locked this room.') })
})

test('WR71 whoever comes to a full room waits at its link, and goes in when there is a place, whatever fails meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const room = { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: 'room/full' }
  const asked = answerCalls({ checkroomid: room })
  renderScreen(<RoomEntry roomId="hk4pwt" />, { at: '/hk4pwt', search: '?source=whatsapp' })
  expect(await screen.findByRole('heading', { name: 'Unable to join. Room is full' })).toBeDefined()
  expect(screen.getByText(/^Stay on this page/u)).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(asked.map(({ body }) => body)).toEqual([{ roomId: 'hk4pwt', source: 'whatsapp' }, { roomId: 'hk4pwt' }])
  answerCalls({ checkroomid: sentence('Resting.', 503) })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByRole('heading', { name: 'Unable to join. Room is full' })).toBeDefined()
  answerCalls({ checkroomid: { ...room, refusal: null } })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText('now at /joinroom')).toBeDefined()
  vi.useRealTimers()
})

test('WB4 /joinroom without a room goes home', () => {
  renderScreen(<JoinRoom />, { at: '/joinroom' })
  expect(screen.getByText('now at /home')).toBeDefined()
})

test('WB5 what is missing is named on press, and the focus goes to the first', async () => {
  const user = userEvent.setup()
  renderJoin()
  await user.click(screen.getByRole('button', { name: 'JOIN QUIZ' }))
  for (const field of ['Avatar', 'Name', 'E-mail', 'Age group']) {
    expect(screen.getByText(`${field}: Field cannot be empty`)).toBeDefined()
  }
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Quokka' }))
})

test('SU28 a player of 15 to 17 is told which age group to choose', () => {
  renderJoin()
  const group = screen.getByRole('group', { name: 'Age group' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^15 to 17\? Choose 9 to 14\./u,
  )
})

test('WB5 an email is checked for its form, and an error goes as soon as its field changes', async () => {
  const user = userEvent.setup()
  renderJoin()
  await user.type(screen.getByLabelText('E-mail'), 'mia@')
  await user.click(screen.getByRole('button', { name: 'JOIN QUIZ' }))
  expect(screen.getByText('Enter a valid email')).toBeDefined()
  await user.type(screen.getByLabelText('E-mail'), 'e')
  expect(screen.queryByText('Enter a valid email')).toBeNull()
})

test('WB5 a name has at most 30 characters', async () => {
  const user = userEvent.setup()
  renderJoin()
  const name = screen.getByLabelText('Name')
  await user.type(name, 'Maximilian-Alexander von Hohenstein')
  expect(name).toHaveProperty('value', 'Maximilian-Alexander von Hohen')
})

test('WB6 whole details are kept and lead into the room', async () => {
  const user = userEvent.setup()
  renderJoin()
  await user.click(screen.getByRole('radio', { name: 'Koala' }))
  await user.type(screen.getByLabelText('Name'), ' Mia ')
  await user.type(screen.getByLabelText('E-mail'), 'mia@example.org')
  await user.click(screen.getByRole('radio', { name: '6 to 8' }))
  await user.click(screen.getByRole('button', { name: 'JOIN QUIZ' }))
  expect(screen.getByText('now at /waitingroom?room=hk4pwt')).toBeDefined()
  expect(readSession()).toMatchObject({
    name: 'Mia',
    email: 'mia@example.org',
    ageGroup: '6 to 8',
    avatar: 'avatar2',
    roomId: 'hk4pwt',
  })
})

test('WB6 a host goes on to the choice of a quiz; name and email of a profile cannot be changed', async () => {
  const user = userEvent.setup()
  localStorage.setItem('isLoggedIn', 'true')
  patchSession({ name: 'Ms Rivera', email: 'rivera@example.org', ageGroup: '18+', avatar: 'avatar0' })
  renderScreen(<PlayerDetails />, { at: '/playerdetails' })
  expect(screen.getByLabelText('Name')).toHaveProperty('readOnly', true)
  expect(screen.getByLabelText('E-mail')).toHaveProperty('readOnly', true)
  await user.click(screen.getByRole('button', { name: 'CONTINUE' }))
  expect(screen.getByText('now at /quizselection')).toBeDefined()
})

test('AS21 in a new tab name, email, age group and picture of a member come from the profile', async () => {
  setLoggedIn(true)
  answerCalls({ getprofile: profile({ picture: '/media/avatars/maya.webp' }) })
  const user = userEvent.setup()
  renderJoin()
  expect(await screen.findByDisplayValue('Maya Rivera')).toHaveProperty('readOnly', true)
  expect(screen.getByDisplayValue('rivera@school.example')).toHaveProperty('readOnly', true)
  expect(screen.getByRole('radio', { name: '18+' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'JOIN QUIZ' }))
  expect(screen.getByText('now at /waitingroom?room=hk4pwt')).toBeDefined()
  expect(readSession().avatar).toBe('/media/avatars/maya.webp')
})

test('AS21 a member without a picture chooses an avatar, and without a name gives one', async () => {
  setLoggedIn(true)
  answerCalls({ getprofile: profile({ picture: '', given_name: '', family_name: '', username: '' }) })
  const user = userEvent.setup()
  renderJoin()
  expect(await screen.findByDisplayValue('rivera@school.example')).toHaveProperty('readOnly', true)
  await user.type(screen.getByLabelText('Name'), 'Maya')
  await user.click(screen.getByRole('button', { name: 'JOIN QUIZ' }))
  expect(screen.getByText('Avatar: Field cannot be empty')).toBeDefined()
})

test('AS21 a player who is no longer signed in may change every field', async () => {
  setLoggedIn(true)
  patchSession({ name: 'Maya', email: 'maya@example.org' })
  answerCalls({ getprofile: sentence('', 401) })
  renderJoin()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('readOnly', false))
  expect(screen.getByLabelText('E-mail')).toHaveProperty('readOnly', false)
})

test('AS21 a room link leads a member with a whole profile to the waiting room, also in a new tab', async () => {
  setLoggedIn(true)
  answerCalls({
    checkroomid: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null },
    getprofile: profile(),
  })
  renderEntry('/hk4pwt')
  expect(await screen.findByText('now at /waitingroom?room=hk4pwt')).toBeDefined()
})

test('WR32 what was typed into the details is there after a reload, until it is sent or the player goes home', async () => {
  const user = userEvent.setup()
  const { unmount } = renderJoin()
  await user.type(screen.getByLabelText('Name'), 'Mia')
  await user.click(screen.getByRole('radio', { name: 'Koala' }))
  unmount()
  const again = renderJoin()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mia')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Koala' }).checked).toBe(true)
  expect(readSession().name).toBeUndefined()
  again.unmount()
  clearSession()
  renderJoin()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
})
