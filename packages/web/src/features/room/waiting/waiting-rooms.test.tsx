import type { PlayerStats } from '@quokka/contract/socket'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { patchSession, setLoggedIn } from '../../../account/session.ts'
import { RoomContext } from '../room-context.ts'
import { player } from '../testing/room-states.ts'
import { HostWaitingRoom } from './host-waiting-room.tsx'
import { PlayerGrid } from './player-grid.tsx'
import { PlayerWaitingRoom } from './player-waiting-room.tsx'
import type { WaitingRoomView } from './waiting-room-view.ts'

const view: WaitingRoomView = {
  roomId: 'hk4pwt',
  quizName: 'Space',
  questionCount: 10,
  capacity: 10,
  waitingAtDoor: 0,
  players: [player('host'), player('mia'), player('zoe', { isActive: false })],
  playerId: 'mia',
  hostId: 'host',
  noOfPlayers: 3,
  noOfContenders: 3,
  noOfContendersHere: 2,
  locked: false,
  safeNames: false,
}

const OUTSIDE_ROOM = {
  leave: () => {},
  leaveToSomebodyElse: () => {},
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

test('WR70 a full room says so, with how many wait; a free member of 18 and more is shown the way to more places', () => {
  const full = { capacity: 3, waitingAtDoor: 2 }
  host(full)
  expect(screen.getByRole('status').textContent).toBe('Every place is taken. 2 wait at the door.')
  expect(screen.queryByRole('link', { name: 'More places' })).toBeNull()
  for (const [userType, ageGroup, links] of [
    ['REGULAR', '18+', 1],
    ['REGULAR', '9 to 14', 0],
    ['PREMIUM', '18+', 0],
  ] as const) {
    cleanup()
    setLoggedIn(true)
    localStorage.setItem('userType', userType)
    patchSession({ ageGroup })
    host(full)
    expect(screen.queryAllByRole('link', { name: 'More places' }).length).toBe(links)
  }
  cleanup()
  host({ ...full, locked: true })
  expect(screen.queryByText(/Every place is taken/u)).toBeNull()
})

test('WR21 each player but the host is a button for the host, and none for a player', async () => {
  const manage = vi.fn()
  const { unmount } = render(
    <RoomContext value={{ ...OUTSIDE_ROOM, manage }}>
      <PlayerGrid players={view.players} playerId="host" hostId="host" noOfPlayers={3} newcomers={[]} />
    </RoomContext>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['mia', 'zoeaway'])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(manage).toHaveBeenCalledExactlyOnceWith('mia')
  unmount()
  render(<PlayerGrid players={view.players} playerId="mia" hostId="host" noOfPlayers={3} newcomers={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('RM24 a locked room says that nobody new can join, and offers to open it', () => {
  host({ locked: true })
  expect(screen.getByText('Nobody new can join. Whoever is here can come back.')).toBeTruthy()
  expect(screen.getByText('Locked at 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Open room/ })).toBeTruthy()
})

test('WR18 with others in the room START QUIZZING starts', async () => {
  const onStart = host({})
  await userEvent.click(screen.getByRole('button', { name: 'START QUIZZING' }))
  expect(onStart).toHaveBeenCalledOnce()
})

test('WR18 alone, the host chooses between Invite Friends and Quiz Solo', async () => {
  const onStart = host({ players: [player('host')], noOfPlayers: 1, noOfContenders: 1, noOfContendersHere: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'START QUIZZING' }))
  expect(onStart).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Invite Friends' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Quiz Solo' }))
  expect(onStart).toHaveBeenCalledOnce()
})

test('WR18 in host mode START QUIZZING is disabled until somebody is there, and says so', async () => {
  const onStart = host({ players: [player('host')], noOfPlayers: 1, noOfContenders: 0, noOfContendersHere: 0 }, true)
  const start = screen.getByRole('button', { name: 'START QUIZZING', description: 'Wakes with the first player' })
  await userEvent.click(start)
  expect(start.getAttribute('aria-disabled')).toBe('true')
  expect(onStart).not.toHaveBeenCalled()
  cleanup()
  const onStartOfTwo = host({ noOfContendersHere: 1 }, true)
  await userEvent.click(screen.getByRole('button', { name: 'START QUIZZING', description: '' }))
  expect(onStartOfTwo).toHaveBeenCalledOnce()
})

test('WR26 the newest three have a ring, the newest the strongest, and the newest is named in full beside the count', () => {
  const screenWith = (players: readonly PlayerStats[]) => (
    <HostWaitingRoom
      view={{ ...view, playerId: 'host', players, noOfPlayers: players.length }}
      isHostMode
      onBack={() => {}}
      onStart={() => {}}
    />
  )
  const { rerender } = render(screenWith([player('host'), player('ann')]))
  expect(screen.queryByText(/ is in$/u)).toBeNull()
  rerender(screenWith(['host', 'ann', 'bob', 'cem', 'dee', 'eve'].map((name) => player(name))))
  expect(screen.getByText('eve is in')).toBeTruthy()
  const rings = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--ring') ?? '')
  expect(rings.slice(0, 3)).toEqual(['', '', ''])
  expect(rings.slice(3, 6).map(Number)).toEqual([expect.closeTo(1 / 3), expect.closeTo(2 / 3), 1])
})

test('WR27 a lobby with nobody in it says what it waits for and how one joins', () => {
  host({ players: [player('host')], noOfPlayers: 1, noOfContenders: 1, noOfContendersHere: 1 })
  expect(screen.getByRole('heading', { level: 2, name: 'Waiting for the first player' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Open the page',
    'Type the code',
    'Name and face',
  ])
  expect(screen.getByText('9 places left')).toBeTruthy()
  expect(screen.queryByText(/here$/u)).toBeNull()
})

test('WR28 where nobody told which address phones reach, the host reads that they do not reach this one', async () => {
  host({})
  const warning = /^Phones cannot reach this address\./u
  expect(screen.getByText(warning)).toBeTruthy()
  expect(screen.getByText('This computer only')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(within(await screen.findByRole('dialog')).getByText(warning)).toBeTruthy()
})

test('WR19 a player is told that the host will start, and has nothing to start', () => {
  render(<PlayerWaitingRoom view={view} name="mia" onBack={() => {}} />)
  expect(screen.getByRole('heading', { level: 1, name: 'You are in, mia!' })).toBeTruthy()
  expect(screen.getByText(/The host will start the quiz\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'START QUIZZING' })).toBeNull()
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('You')
})

test('WR33 whoever is somebody else says so in the waiting room; not in a locked one, and not to a member', async () => {
  const leaveToSomebodyElse = vi.fn()
  const name = 'Not mia?'
  const show = (changes: Partial<WaitingRoomView>) =>
    render(
      <RoomContext value={{ ...OUTSIDE_ROOM, leaveToSomebodyElse }}>
        <PlayerWaitingRoom view={{ ...view, ...changes }} name="mia" onBack={() => {}} />
      </RoomContext>,
    )
  const { unmount } = show({})
  await userEvent.click(screen.getByRole('button', { name }))
  expect(leaveToSomebodyElse).toHaveBeenCalledOnce()
  unmount()
  const locked = show({ locked: true })
  expect(screen.queryByRole('button', { name })).toBeNull()
  locked.unmount()
  setLoggedIn(true)
  show({})
  expect(screen.queryByRole('button', { name })).toBeNull()
})
