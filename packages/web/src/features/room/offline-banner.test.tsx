import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Line } from '../../room-connection/room-state.ts'
import { renderScreen } from '../../testing/screen-test.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { asked } from './testing/room-states.ts'

const room: { line: Line } = { ...asked, line: { is: 'up' } }

vi.mock('../../room-connection/room-store.ts', () => ({
  useRoom: (select: (state: typeof room) => unknown) => select(room),
}))

const lost = (agoMs: number, isOffline: boolean): Line => {
  const nowMs = performance.now()
  return { is: 'lost', sinceMs: nowMs - agoMs, nextTryMs: nowMs + 500, isOffline }
}

test.each([
  ['a lost connection that comes back soon moves nothing', () => lost(100, false), ''],
  ['a lost connection that stays away', () => lost(2_000, false), 'The connection is slow.'],
  [
    'a server out of reach',
    () => lost(100, true),
    'You seem to be offline. The quiz will resume once you are back online.',
  ],
])('RC17 %s', (_, lineNow, told) => {
  room.line = lineNow()
  renderScreen(<OfflineBanner />)
  const banners = screen.queryAllByRole('status').map(({ textContent }) => textContent)
  expect(banners.join('')).toBe(told)
})
