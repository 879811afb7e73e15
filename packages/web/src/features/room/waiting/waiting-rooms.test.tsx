import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { player } from '../testing/room-states.ts'
import { HostWaitingRoom } from './host-waiting-room.tsx'
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
