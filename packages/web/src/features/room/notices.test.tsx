import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RoomState } from '../../room-connection/room-state.ts'
import { ToasterProvider } from '../../ui/stage/feedback/toaster.tsx'
import { Notices } from './notices.tsx'
import { asked, place, waiting } from './testing/room-states.ts'

const leading = { ...place, isHost: true, hostModeFlag: true }

test.each<[string, RoomState, boolean]>([
  ['who waits', waiting, true],
  ['who answers', asked, false],
  ['who leads', { ...asked, place: leading }, true],
])('WR50 %s and comes back is welcomed, unless the answers would move', (_, state, isTold) => {
  render(
    <ToasterProvider closeLabel="Close">
      <Notices state={{ ...state, notices: [{ id: 1, what: 'welcomeBack' }] }} />
    </ToasterProvider>,
  )
  expect(screen.queryByText(/Welcome back!/u) !== null).toBe(isTold)
})

test('WR52 time that was added is told in a sentence, to whoever answers too', () => {
  render(
    <ToasterProvider closeLabel="Close">
      <Notices state={{ ...asked, notices: [{ id: 1, what: 'timeAdded', seconds: 12 }] }} />
    </ToasterProvider>,
  )
  expect(screen.getByText('The server was away for 12 seconds. The time has been added.')).toBeDefined()
})

test('WR50 a server notice is shown to a player who is answering too', () => {
  render(
    <ToasterProvider closeLabel="Close">
      <Notices state={{ ...asked, notices: [{ id: 1, what: 'said', text: 'Too many messages.' }] }} />
    </ToasterProvider>,
  )
  expect(screen.getByText('Too many messages.')).toBeDefined()
})
