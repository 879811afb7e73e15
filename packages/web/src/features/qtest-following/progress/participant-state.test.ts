import { expect, test } from 'vitest'
import { NOW, participant } from '../testing/progress-read.ts'
import { dayBefore, stateOf } from './participant-state.ts'

const NOW_MS = Date.parse(NOW)
const minutesAgo = (minutes: number) => new Date(NOW_MS - minutes * 60_000).toISOString()

test('QE15 a participant active in the last ten minutes is at the question after those answered', () => {
  expect(stateOf(participant('Kenji', { answered: 7, lastActivityAt: minutesAgo(10) }), 15, NOW_MS)).toEqual({
    is: 'now',
    question: 8,
  })
  // The last one's answer is still looked at.
  expect(stateOf(participant('Kenji', { answered: 15 }), 15, NOW_MS)).toEqual({ is: 'now', question: 15 })
})

test('QE15 a participant idle for longer is shown as having left there', () => {
  expect(stateOf(participant('Max', { answered: 4, lastActivityAt: minutesAgo(10.1) }), 15, NOW_MS)).toEqual({
    is: 'left',
    question: 5,
  })
})

test('QE15 a finished attempt is shown as finished', () => {
  const at = minutesAgo(300)
  expect(stateOf(participant('Mia', { state: 'CP', lastActivityAt: at }), 15, NOW_MS)).toEqual({ is: 'finished', at })
})

test('QE15 days are those of the reader', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()
  expect(dayBefore(at(22, 0), at(22, 23))).toBe('today')
  expect(dayBefore(at(21, 23), at(22, 1))).toBe('yesterday')
  expect(dayBefore(at(21, 0), at(22, 23))).toBe('yesterday')
  expect(dayBefore(at(20, 23), at(22, 1))).toBe('earlier')
  // The night in which clocks are put forward or back is longer or shorter than others.
  expect(dayBefore(new Date(2026, 2, 28, 12).getTime(), new Date(2026, 2, 29, 12).getTime())).toBe('yesterday')
})
