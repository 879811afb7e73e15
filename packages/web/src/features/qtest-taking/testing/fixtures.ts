import type { QTestQuestion, QTestResults } from '@quokka/contract/http'
import { answerData, question } from '../../../room-connection/testing/fixtures.ts'
import type { Attended, Submitted } from '../attempt/attempt-calls.ts'
import type { KeptAttempt } from '../attempt/attempt-memory.ts'

export const asked = (changes: Partial<QTestQuestion> = {}): QTestQuestion => ({
  ...question,
  qtestType: 'RM',
  ...changes,
})

export const second = asked({
  questionId: 'q2',
  questionNumber: 2,
  countedNumber: 2,
  questionType: 'TRF',
  questionTitle: 'Corals are animals.',
  answerChoices: ['True', 'False'],
})

export const slideToRead = asked({
  questionId: 's1',
  questionType: 'NQS',
  questionTitle: 'Well done',
  answerChoices: ['A note to read'],
  timeToAnswer: -1,
  countedNumber: null,
  maxPoints: 0,
})

export const results: QTestResults = {
  rank: 4,
  finished: 26,
  playerTotalScore: 1_034,
  decidingTime: 58.4,
  correctAnswers: 1,
  totalNoOfQuestions: 2,
  questionCount: 2,
  retakeFlag: true,
  marks: ['right', 'wrong'],
}

export const attended = (changes: Partial<Attended> = {}): Attended => ({
  status: 'IP',
  attemptToken: 'from-the-server',
  playerId: 'p1',
  playerName: 'Asha',
  question: asked(),
  timeElapsedMs: 0,
  endDate: '2026-11-24T12:00:00.000Z',
  serverTime: '2026-11-24T09:00:00.000Z',
  notAsked: 0,
  showAnswerFlag: true,
  showScoresFlag: true,
  retakeFlag: true,
  ...changes,
})

/** An attempt that is over. */
export const completed = (changes: Partial<Attended> = {}): Attended => {
  const { question: _none, ...rest } = attended({ status: 'CP', results, ...changes })
  return rest
}

/** A question was answered, and its answer is shown. */
export const revealed = (changes: Partial<Submitted> = {}): Submitted => ({
  status: 'IP',
  endDate: '2026-11-24T12:00:00.000Z',
  notAsked: 0,
  showAnswerFlag: true,
  answercontent: 'None',
  answerData,
  asked: 8,
  ...changes,
})

/** A question was answered where answers stay hidden. */
export const taken = (changes: Partial<Submitted> = {}): Submitted => ({
  status: 'IP',
  endDate: '2026-11-24T12:00:00.000Z',
  notAsked: 0,
  showAnswerFlag: false,
  answercontent: 'None',
  nextQuestion: second,
  ...changes,
})

export const kept = (changes: Partial<KeptAttempt> = {}): KeptAttempt => ({
  qtestId: 'abc',
  qtestName: 'Volcanoes',
  attemptToken: 'chosen-by-the-browser',
  playerId: 'p1',
  playerName: 'Asha',
  pending: null,
  ...changes,
})
