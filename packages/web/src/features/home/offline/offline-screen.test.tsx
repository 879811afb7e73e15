import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isServerReached } from '../../../lib/calls/is-server-reached.ts'
import { rememberRoom } from '../../../room-connection/room-memory.ts'
import { keptThings } from './kept-things.ts'
import { OfflineScreen } from './offline-screen.tsx'
import { useTries } from './use-tries.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const KEPT = { questionId: 'q', quizId: 'z', questionType: 'MCQ', playerAnswer: 'A', timeTaken: 2 }
const inRoom = ({ isHost = false, playerId = 'p', kept = null as typeof KEPT | null } = {}) => {
  Object.assign(sessionStorage, { roomId: 'hk4pwt', name: 'Mia', isHost: String(isHost) })
  rememberRoom(sessionStorage, { roomId: 'hk4pwt', playerId, kept })
}
const titlesAt = (pathname: string) =>
  keptThings({ pathname, tab: sessionStorage, browser: localStorage }).map(({ title }) => title)

test('HT56 nothing is said to be kept where nothing is', () => {
  for (const path of ['/', '/quiz', '/library']) expect(titlesAt(path)).toEqual([])
})

test('HT56 a player in a game is told of the seat, and of an answer that was not sent', () => {
  inRoom()
  expect(titlesAt('/quiz')).toEqual(['Your seat in HK4PWT is kept'])
  inRoom({ kept: KEPT })
  expect(titlesAt('/Quiz')).toEqual(['Your seat in HK4PWT is kept', 'Your answer waits here'])
  expect(titlesAt('/')).toEqual([])
})

test('HT56 a seat that another one may get, and a room that ends without its host, are not promised', () => {
  inRoom()
  expect(titlesAt('/waitingroom')).toEqual(['Your room is HK4PWT'])
  inRoom({ isHost: true })
  expect(keptThings({ pathname: '/quiz', tab: sessionStorage, browser: localStorage })).toEqual([
    { is: 'seat', title: 'Your room is HK4PWT', sentence: 'Come back soon: without its host it ends.' },
  ])
  inRoom({ playerId: '' })
  expect(titlesAt('/quiz')).toEqual([])
})

test('HT56 at a QTest stored answers are told of, and drafts wherever there are some', () => {
  expect(titlesAt('/qtest/abc')).toEqual(['What you sent is stored'])
  localStorage.setItem('unsavedWork:ann:quiz:slide', '{}')
  expect(titlesAt('/')).toEqual(['Drafts are safe'])
})

/** What comes of each try; the last for good. */
const comingTo = (...outcomes: boolean[]) =>
  vi.fn(async () => (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) === true)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('HT53 the page says that there is no connection, and when it tries again, after growing pauses', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const tries = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', tries)
  render(<OfflineScreen />)
  screen.getByRole('heading', { level: 1, name: 'No connection right now' })
  screen.getByText('Tries again by itself in 4 s')
  await pass(4_000)
  expect(tries).toHaveBeenCalledTimes(1)
  screen.getByText('Tries again by itself in 8 s')
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  await pass(0)
  expect(tries).toHaveBeenCalledTimes(2)
  screen.getByText('Tries again by itself in 16 s')
})

test('HT53 the page is opened again as soon as the server answers, and then tries no more', async () => {
  const tries = comingTo(false, false, true)
  const onReached = vi.fn()
  renderHook(() => useTries(tries, onReached))
  for (const pauseMs of [4_000, 8_000]) await pass(pauseMs)
  expect(onReached).not.toHaveBeenCalled()
  await pass(16_000)
  expect(onReached).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(tries).toHaveBeenCalledTimes(3)
})

test('HT53 a network that is back and a page that is seen again try at once, one at a time', async () => {
  const tries = comingTo(false)
  renderHook(() => useTries(tries, vi.fn()))
  for (const [index, happen] of [
    () => fireEvent(window, new Event('online')),
    () => fireEvent(document, new Event('visibilitychange')),
  ].entries()) {
    happen()
    happen()
    await pass(0)
    expect(tries).toHaveBeenCalledTimes(index + 1)
  }
})

test('HT53 only what the server itself answers well counts as an answer', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  fetched.mockResolvedValueOnce({ ok: true })
  expect(await isServerReached()).toBe(true)
  fetched.mockResolvedValueOnce({ ok: false, status: 511 })
  expect(await isServerReached()).toBe(false)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await isServerReached()).toBe(false)
})
