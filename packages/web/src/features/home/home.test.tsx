import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { patchSession, readSession } from '../../lib/session.ts'
import { answerCalls, prepareScreenTests, renderScreen } from '../../testing/screen-test.tsx'
import { Home } from './home.tsx'

prepareScreenTests()

const openPlayDialog = async () => {
  const user = userEvent.setup()
  renderScreen(<Home />)
  await user.click(screen.getByRole('button', { name: /Play Quiz/ }))
  return { user, field: screen.getByLabelText('Room code'), join: screen.getByRole('button', { name: 'JOIN QUIZ' }) }
}

test('WB2 JOIN QUIZ wakes with the first character', async () => {
  const { user, field, join } = await openPlayDialog()
  expect(document.activeElement).toBe(field)
  expect(join.getAttribute('aria-disabled')).toBe('true')
  await user.type(field, 'h')
  expect(join.getAttribute('aria-disabled')).toBeNull()
})

test('WB2 a code of another length is refused in the words of the specification, without a call', async () => {
  const asked = answerCalls({})
  const { user, field } = await openPlayDialog()
  await user.type(field, 'hk4{Enter}')
  expect(await screen.findByText('Room ID must be 6 characters in length.')).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
})

test('WB2 Enter joins; who is not known yet is asked for details', async () => {
  const asked = answerCalls({ checkroomid: { roomIdExistsFlag: true, ownSeat: null } })
  const { user, field } = await openPlayDialog()
  await user.type(field, 'HK4PWT{Enter}')
  expect(await screen.findByText('now at /joinroom')).toBeDefined()
  expect(asked).toEqual([{ call: 'checkroomid', body: { roomId: 'hk4pwt' } }])
})

test('WB2 a pasted link is a code', async () => {
  const { user, field } = await openPlayDialog()
  await user.click(field)
  await user.paste('https://quokka.example/HK4PWT?source=whatsapp')
  expect(field).toHaveProperty('value', 'hk4pwt')
})

test('WB2 a code of no room, and a server that does not answer, are named under the field', async () => {
  answerCalls({ checkroomid: { roomIdExistsFlag: false, ownSeat: null } })
  const { user, field } = await openPlayDialog()
  await user.type(field, 'zzzzzz{Enter}')
  expect(await screen.findByText('Invalid Room ID')).toBeDefined()
  answerCalls({ checkroomid: 'Too many tries.' })
  await user.type(field, '{Enter}')
  expect(await screen.findByText('Too many tries.')).toBeDefined()
})

test('WB3 who comes home has left the room, and a guest leaves no details behind', async () => {
  patchSession({ name: 'Mia', roomId: 'hk4pwt' })
  renderScreen(<Home />)
  await waitFor(() => expect(readSession()).toEqual({}))
})

test('WB3 a member keeps name and e-mail on coming home', async () => {
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
