import type { ServerToClientFrame } from '@quokka/contract/socket'
import { expect, test } from 'vitest'
import { answerFrame, isDueAfter, keepAnswer, keptAfter } from './outbox.ts'
import { answerData, asks, frame, joined, leaderboard, podium, question } from './testing/fixtures.ts'

const kept = keepAnswer(question, 'Saturn', 2_345.6)

test('RC5 an answer is kept with the question that it is for and the seconds that it took', () => {
  expect(answerFrame(kept, 'p1', 'hk4pwt')).toEqual({
    action: 'submitAnswer',
    payload: {
      playerId: 'p1',
      roomId: 'hk4pwt',
      questionId: 'q1',
      quizId: 'quiz',
      questionType: 'MCQ',
      playerAnswer: 'Saturn',
      timeTaken: 2.346,
    },
  })
})

test.each<[string, ServerToClientFrame]>([
  ['its receipt', frame('answerReceived', { questionId: 'q1' })],
  ['the answer of its question', frame('sendAnswer', { answerData })],
  ['another question', asks({ currentQuestion: { ...question, questionId: 'q2' } })],
  ['its question when the server has an answer', asks({ answered: 'Saturn' })],
  ['its question when the time is over', asks({ timeElapsedMs: 30_000 })],
  ['the podium', frame('sendPodium', podium)],
  ['a return to the waiting room', frame('joined', joined)],
  ['the end of the room', frame('hostExited', {})],
])('RC5 a kept answer is dropped by %s', (_, received) => {
  expect(keptAfter(kept, received)).toBeNull()
  expect(isDueAfter(kept, received)).toBe(false)
})

test.each<[string, ServerToClientFrame]>([
  ['the receipt of another', frame('answerReceived', { questionId: 'q0' })],
  ['a leaderboard', frame('sendLeaderboard', leaderboard)],
  ['an error', frame('error', { code: 'answer/too-late', message: 'No' })],
  ['a return to the question', frame('joined', { ...joined, phase: 'question' })],
])('RC5 a kept answer outlives %s, unsent', (_, received) => {
  expect(keptAfter(kept, received)).toEqual(kept)
  expect(isDueAfter(kept, received)).toBe(false)
})

test('RC5 a kept answer goes out again when its question is asked again without it', () => {
  expect(isDueAfter(kept, asks({ timeElapsedMs: 29_000 }))).toBe(true)
  expect(isDueAfter(null, asks())).toBe(false)
})
