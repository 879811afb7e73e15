import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RoomContext } from '../room-context.ts'
import { player } from '../testing/room-states.ts'
import { HostWaitingRoom } from './host-waiting-room.tsx'
import { PlayerGrid } from './player-grid.tsx'
import { PlayerWaitingRoom } from './player-waiting-room.tsx'
import type { WaitingRoomView } from './waiting-room-view.ts'

const view: WaitingRoomView = {
  roomId: 'hk4pwt',
  quizName: 'Space',
  totalNoOfQuestions: 10,
  capacity: 10,
  players: [player('host'), player('mia'), player('zoe', { isActive: false })],
  playerId: 'mia',
  hostId: 'host',
  noOfPlayers: 3,
  noOfActivePlayers: 2,
  locked: false,
  safeNames: false,
}

const OUTSIDE_ROOM = {
  leave: () => {},
  askToLeave: () => {},
  standings: null,
  ownScore: 0,
  drawer: { isOpen: true, setOpen: () => {} },
}

const host = (changes: Partial<WaitingRoomView>, isHostMode = false) => {
  const onStart = vi.fn()
  render(
    <HostWaitingRoom
      view={{ ...view, playerId: 'host', ...changes }}
      isHostMode={isHostMode}
      onBack={() => {}}
      onStart={onStart}
    />,
  )
  return onStart
}

test('WR19 the host sees the code, who is here and how many may still come', () => {
  host({})
  expect(screen.getByText(/Room code: H K 4 P W T/)).toBeTruthy()
  expect(screen.getByText('players are here')).toBeTruthy()
  expect(screen.getByText('7 places left')).toBeTruthy()
  expect(screen.getByText('away')).toBeTruthy()
})

test('WR21 each player but the host is a button for the host, and none for a player', async () => {
  const manage = vi.fn()
  const { unmount } = render(
    <RoomContext value={{ ...OUTSIDE_ROOM, manage }}>
      <PlayerGrid players={view.players} playerId="host" hostId="host" noOfPlayers={3} size="normal" />
    </RoomContext>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['mia', 'zoeaway'])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(manage).toHaveBeenCalledExactlyOnceWith('mia')
  unmount()
  render(<PlayerGrid players={view.players} playerId="mia" hostId="host" noOfPlayers={3} size="normal" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('RM24 a locked room says that nobody new can join, and offers to open it', () => {
  host({ locked: true })
  expect(screen.getByText('Nobody new can join. Whoever is here can come back.')).toBeTruthy()
  expect(screen.getByText('The room is locked at 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Open room/ })).toBeTruthy()
})

test('WR18 with others in the room START QUIZZING starts', async () => {
  const onStart = host({})
  await userEvent.click(screen.getByRole('button', { name: 'START QUIZZING' }))
  expect(onStart).toHaveBeenCalledOnce()
})

test('WR18 alone, the host chooses between Invite Friends and Quiz Solo', async () => {
  const onStart = host({ players: [player('host')], noOfPlayers: 1, noOfActivePlayers: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'START QUIZZING' }))
  expect(onStart).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Invite Friends' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Quiz Solo' }))
  expect(onStart).toHaveBeenCalledOnce()
})

test('WR18 a host in host mode is not asked', async () => {
  const onStart = host({ players: [player('host')], noOfPlayers: 1, noOfActivePlayers: 1 }, true)
  await userEvent.click(screen.getByRole('button', { name: 'START QUIZZING' }))
  expect(onStart).toHaveBeenCalledOnce()
})

test('WR19 a player is told that the host will start, and has nothing to start', () => {
  render(<PlayerWaitingRoom view={view} name="mia" onBack={() => {}} />)
  expect(screen.getByRole('heading', { level: 1, name: 'You are in, mia!' })).toBeTruthy()
  expect(screen.getByText(/The host will start the quiz\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'START QUIZZING' })).toBeNull()
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('You')
})
