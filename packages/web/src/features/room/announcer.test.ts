import { expect, test } from 'vitest'
import { announcementOf } from './announcer.tsx'
import { answered, asked, atPodium, place, waiting } from './testing/room-states.ts'

test.each([
  [30, ''],
  [11, ''],
  [10, '10 seconds left'],
  [6, '10 seconds left'],
  [5, '5 seconds left'],
  [1, '5 seconds left'],
  [0, ''],
])('WR7 with %i s left the screen reader is told "%s", which changes twice', (secondsLeft, said) => {
  expect(announcementOf(asked, secondsLeft)).toBe(said)
})

test('WR7 result, score and rank are told together', () => {
  expect(announcementOf(answered, null)).toBe('Right! 58 points. Your score is 342, rank 3.')
})

test('WR7 the podium and the waiting room are told', () => {
  expect(announcementOf(atPodium, null)).toBe('The quiz is over. You came 2nd with 342 points.')
  expect(announcementOf(waiting, null)).toContain('The host will start the quiz.')
})

test('WR7 a host who only leads is told no result of their own', () => {
  expect(announcementOf({ ...answered, place: { ...place, isHost: true, hostModeFlag: true } }, null)).toBe('')
})
