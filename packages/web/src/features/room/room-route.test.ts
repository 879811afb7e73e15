import type { AnswerData, CurrentQuestion } from '@quokka/contract/socket'
import { expect, test } from 'vitest'
import { paths } from '../../lib/navigation/paths.ts'
import type { Place, RoomState } from '../../room-connection/room-state.ts'
import { planEntry } from './room-entry-plan.ts'
import { GO_MS, nextLookMs, routeOf } from './room-route.ts'

const place: Place = {
  roomId: 'hk4pwt',
  playerId: 'mia',
  playerName: 'Mia',
  safeNames: false,
  calm: false,
  language: null,
  isHost: false,
  hostModeFlag: false,
  quizName: 'Space',
  quizType: 'Ready Made',
  capacity: 10,
  getReadyMs: 3_000,
  questionCount: 3,
}
const told = { notices: [], noticeCount: 0 } as const
const inRoom = { ...told, line: { is: 'up' }, place, leaderboard: null, extraTimes: [] } as const
const question: CurrentQuestion = {
  questionId: 'q1',
  quizId: 'z',
  questionNumber: 1,
  questionType: 'TRF',
  questionTitle: 'Is it?',
  quizType: 'Ready Made',
  imageName: null,
  answerChoices: ['True', 'False'],
  hostModeFlag: false,
  timeToAnswer: 30,
  maxPoints: 100,
  totalNoOfQuestions: 3,
  countedNumber: 1,
  questionCount: 3,
}
const answer: AnswerData = {
  questionType: 'TRF',
  questionId: 'q1',
  correctAnswer: '["True"]',
  imageName: null,
  s3AnswerImageName: null,
  answerContent: 'None',
  isCorrect: false,
  isSurvey: false,
  showAnswer: true,
  playerAnswer: '',
  timeTaken: null,
  playerScore: 0,
  playerRunningScore: { totalScore: 0, rank: 2 },
  previousRank: null,
  correctPercent: 40,
}
const asking = { ...inRoom, question, opensAtMs: 1_000, endsAtMs: 31_000, addedMs: 0, isMoment: false, given: null }
const podium = { playerStats: [], rank: 1, totalScore: 9, correctAnswers: 1, totalNoOfQuestions: 3, rankTitle: 'Whiz' }

test.each<[RoomState, string | undefined]>([
  [{ ...told, phase: 'outside' }, undefined],
  [
    {
      ...told,
      phase: 'entering',
      roomId: 'hk4pwt',
      line: { is: 'connecting' },
      place: null,
      leaderboard: null,
      extraTimes: [],
    },
    undefined,
  ],
  [{ ...told, phase: 'closed', roomId: 'hk4pwt', why: 'full', sentence: null }, undefined],
  [{ ...inRoom, phase: 'waiting' }, paths.waitingRoom],
  [{ ...asking, phase: 'getReady' }, paths.getReadyRoom],
  [{ ...asking, phase: 'question' }, paths.quiz],
  [{ ...inRoom, phase: 'answer', question, answer }, paths.quiz],
  [{ ...inRoom, phase: 'podium', podium, risen: Infinity, newGame: null }, paths.podium],
])('WR1 the phase of $phase decides the screen', (state, path) => {
  expect(routeOf(state, 5_000)).toBe(path)
})

test('WR2 GO stands for a moment after the clock began, then the question comes', () => {
  const state: RoomState = { ...asking, phase: 'question' }
  expect(routeOf(state, 1_000 + GO_MS - 1)).toBe(paths.getReadyRoom)
  expect(nextLookMs(state, 1_100)).toBe(1_000 + GO_MS)
  expect(routeOf(state, 1_000 + GO_MS)).toBe(paths.quiz)
  expect(nextLookMs(state, 1_000 + GO_MS)).toBeNull()
})

test('WR3 a player who joins after a question closed waits for the next one', () => {
  const unranked = { ...answer, playerRunningScore: { totalScore: 0, rank: 0 } }
  expect(routeOf({ ...inRoom, phase: 'answer', question, answer: unranked }, 0)).toBe(paths.getReadyRoom)
})

test('WR3 a player who reloads during a reveal, or the host, sees the answer again', () => {
  expect(routeOf({ ...inRoom, phase: 'answer', question, answer }, 0)).toBe(paths.quiz)
  const host = { ...inRoom, place: { ...place, isHost: true } }
  const unranked = { ...answer, playerRunningScore: { totalScore: 0, rank: 0 } }
  expect(routeOf({ ...host, phase: 'answer', question, answer: unranked }, 0)).toBe(paths.quiz)
})

const session = { name: 'Mia', email: 'mia@quokka.test', ageGroup: '9 to 14', avatar: 'avatar1.svg' } as const

test('WR4 a reload returns to the room of the session', () => {
  expect(planEntry({ ...session, roomId: 'hk4pwt', isHost: true }, null)).toEqual({
    enter: 'hk4pwt',
    as: { ...session, isHost: true },
  })
})

test('WR4 the room in the address comes before the one in the session', () => {
  expect(planEntry({ ...session, roomId: 'hk4pwt' }, 'QRST12')).toMatchObject({ enter: 'qrst12' })
})

test('WR4 the name alone of a kept seat is enough to come back to it', () => {
  expect(planEntry({ name: 'Mia', avatar: 'avatar1', roomId: 'hk4pwt' }, null)).toEqual({ enter: 'hk4pwt', as: null })
})

test.each([
  ['a name', { ...session, name: '', roomId: 'hk4pwt' }],
  ['a room', session],
  ['a whole code', { ...session, roomId: 'hk4' }],
])('WR5 without %s the way leads home', (_, incomplete) => {
  expect(planEntry(incomplete, null)).toEqual({ go: 'home' })
})
