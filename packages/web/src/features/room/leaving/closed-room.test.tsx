import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { patchSession, readSession } from '../../../account/session.ts'
import type { ClosedWhy } from '../../../room-connection/room-state.ts'
import { renderScreen } from '../../../testing/screen-test.tsx'
import { ClosedRoom } from './closed-room.tsx'

const open = (why: ClosedWhy) => {
  vi.useFakeTimers()
  patchSession({ name: 'Mia', roomId: 'hk4pwt', isHost: false })
  const onPlayHere = vi.fn()
  const closed = { phase: 'closed' as const, roomId: 'hk4pwt', why, sentence: null, notices: [], noticeCount: 0 }
  renderScreen(<ClosedRoom closed={closed} onPlayHere={onPlayHere} />, { at: '/quiz' })
  return onPlayHere
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('WB27 a tab that another one took the seat from says so, waits, and takes it back when told', () => {
  const onPlayHere = open('replaced')
  expect(screen.getByRole('heading', { name: 'You are playing somewhere else' })).toBeDefined()
  expect(screen.queryByText(/Going home/)).toBeNull()
  pass(60_000)
  act(() => screen.getByRole('button', { name: 'Play here' }).click())
  expect(onPlayHere).toHaveBeenCalledOnce()
  expect(readSession()).toMatchObject({ roomId: 'hk4pwt' })
})

test('WR71 a player for whom a room is full waits at its door, with the details that were typed', () => {
  open('full')
  expect(screen.getByText('now at /hk4pwt')).toBeDefined()
  expect(readSession()).toMatchObject({ name: 'Mia' })
})

test('WB32 a player who was removed takes the reason home', () => {
  open('removed')
  const sentence = /Ask the host if this was a mistake/u
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Start your own quiz' })).toBeNull()
  act(() => screen.getByRole('button', { name: 'Go home' }).click())
  expect(history.state).toEqual({ refused: expect.stringMatching(sentence) })
})

test('WB27 a room that is over leads home by itself', () => {
  open('hostLeft')
  expect(readSession().roomId).toBeUndefined()
  pass(8_100)
  expect(screen.getByText('now at /')).toBeDefined()
})
