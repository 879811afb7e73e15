import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDoor } from './door.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('RM49 whoever asks again and again is one who waits, until let in or for twelve seconds without asking', () => {
  const counts: number[] = []
  const door = createDoor({ runningMs: () => Date.now() }, () => counts.push(door.count()))
  door.knock('ann')
  door.knock('bob')
  door.knock('cem')
  vi.advanceTimersByTime(5_000)
  door.knock('ann')
  door.enter('cem')
  door.enter('dan')
  expect(counts).toEqual([1, 2, 3, 2])
  vi.advanceTimersByTime(7_000)
  expect(counts).toEqual([1, 2, 3, 2, 1])
  vi.advanceTimersByTime(5_000)
  expect(counts).toEqual([1, 2, 3, 2, 1, 0])
  expect(vi.getTimerCount()).toBe(0)
})
