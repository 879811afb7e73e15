import { expect, test, vi } from 'vitest'
import type { GetReady } from '../../room-connection/room-state.ts'
import { renderScreen } from '../../testing/screen-test.tsx'
import { GetReadyRoom } from './get-ready-room.tsx'
import { asked } from './testing/room-states.ts'

const COUNTDOWN_MS = 5_000
const gettingReady: GetReady = {
  ...asked,
  phase: 'getReady',
  place: { ...asked.place, getReadyMs: COUNTDOWN_MS },
  opensAtMs: 0,
}

vi.mock('../../room-connection/room-store.ts', () => ({
  useRoom: (select: (state: GetReady) => unknown) => select(gettingReady),
}))

test('RM41 the countdown on the screen lasts as long as the room says', () => {
  gettingReady.opensAtMs = performance.now() + COUNTDOWN_MS
  const { container } = renderScreen(<GetReadyRoom />)
  expect(container.querySelector('svg + span')?.textContent).toBe('5')
  expect(container.querySelector('circle')?.style.animationDuration).toBe(`${COUNTDOWN_MS}ms`)
})
