import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '../../lib/navigation/paths.ts'
import { renderScreen } from '../../testing/screen-test.tsx'
import { RoomLayout } from './room-layout.tsx'
import { atPodium } from './testing/room-states.ts'

vi.mock('../../room-connection/room-store.ts', () => ({
  useRoom: (select: (state: typeof atPodium) => unknown) => select(atPodium),
  enterRoom: () => {},
  leaveRoom: () => {},
}))

test('WR39 the screen of a phase is there before the address has followed', () => {
  sessionStorage.setItem('name', 'Mia')
  sessionStorage.setItem('roomId', 'hk4pwt')
  const addresses: string[] = []
  const Podium = () => {
    addresses.push(location.pathname)
    return <p>The podium</p>
  }
  renderScreen(<RoomLayout screens={new Map([[paths.podium, Podium]])} />, { at: paths.quiz })
  expect(addresses[0]).toBe(paths.quiz)
  expect(screen.getByText(/The podium|now at \/podium/u)).toBeDefined()
})
