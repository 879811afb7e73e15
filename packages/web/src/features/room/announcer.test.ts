import { expect, test } from 'vitest'
import { announcementOf } from './announcer.tsx'
import { answered, asked, atPodium, place, waiting } from './testing/room-states.ts'

const PODIUM = 'The quiz is over. Here is the podium.'

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

test("WR7 WR43 the podium is announced at once, the viewer's own rank when the winner is up", () => {
  for (const risen of [1, 2]) expect(announcementOf({ ...atPodium, risen }, null)).toBe(PODIUM)
  expect(announcementOf({ ...atPodium, risen: 3 }, null)).toBe('You came 2nd with 342 points.')
  expect(announcementOf({ ...atPodium, place: { ...place, isHost: true, hostModeFlag: true } }, null)).toBe(PODIUM)
})

test('WR64 what decides between the same points is spoken with score and place', () => {
  const { answer } = answered
  const told = {
    ...answered,
    answer: { ...answer, playerRunningScore: { ...answer.playerRunningScore, decidingTime: 31.2 } },
  }
  const equal = { ...atPodium, podium: { ...atPodium.podium, decidingTime: 31.24 } }
  const spoken = [announcementOf(told, null), announcementOf(equal, null)].map((text) => text.replaceAll('\u00a0', ' '))
  expect(spoken[0]).toMatch(/rank 3. With the same points less time goes first. Yours: 31.2 s.$/)
  expect(spoken[1]).toMatch(/342 points. With the same points less time goes first. Yours: 31.24 s.$/)
})

test('WR44 WR45 nobody is told a place that there is not', () => {
  const { podium } = atPodium
  const none = podium.playerStats.map((row) => ({ ...row, totalScore: 0 }))
  expect(announcementOf({ ...atPodium, podium: { ...podium, playerStats: none } }, null)).toBe('No points this time')
  expect(announcementOf({ ...atPodium, podium: { ...podium, rank: 0 } }, null)).toBe('Thanks for joining!')
})

test('WR37 of a survey no points and no rank are told', () => {
  const survey = { ...answered, question: { ...answered.question, maxPoints: 0 } }
  expect(announcementOf(survey, null)).toBe('Right!')
})

test('WR45 a player who joins after a question is announced no result of it', () => {
  const playerRunningScore = { totalScore: 0, rank: 0 }
  const late = { ...answered, answer: { ...answered.answer, playerAnswer: '', playerRunningScore } }
  expect(announcementOf(late, null)).toBe('Thanks for joining! Please wait for the host to share the next question.')
})

test('WR7 the waiting room is told', () => {
  expect(announcementOf(waiting, null)).toContain('The host will start the quiz.')
})

test('WR7 a host who only leads is told no result of their own', () => {
  expect(announcementOf({ ...answered, place: { ...place, isHost: true, hostModeFlag: true } }, null)).toBe('')
})
