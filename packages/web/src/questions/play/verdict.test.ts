import type { AnswerData } from '@quokka/contract/socket'
import { expect, test } from 'vitest'
import { ordinal } from './ordinal.ts'
import { isEasy, moodOf, verdictOf } from './verdict.ts'

const answer = (changes: Partial<AnswerData>): AnswerData => ({
  questionType: 'TRF',
  questionId: 'q1',
  correctAnswer: '[]',
  imageName: null,
  s3AnswerImageName: null,
  answerContent: 'None',
  isCorrect: false,
  isSurvey: false,
  showAnswer: true,
  playerAnswer: 'True',
  timeTaken: 2,
  playerScore: 0,
  playerRunningScore: { totalScore: 0, rank: 1 },
  previousRank: null,
  correctPercent: 0,
  ...changes,
})

test.each([
  ['a right answer', answer({ isCorrect: true }), 'right'],
  ['a wrong answer', answer({}), 'wrong'],
  ['any choice in a survey', answer({ isSurvey: true }), 'thanked'],
  ['no choice in a survey', answer({ isSurvey: true, playerAnswer: '' }), 'none'],
  ['no answer', answer({ playerAnswer: '' }), 'none'],
] as const)('WR9 the result of %s', (_, data, verdict) => {
  expect(verdictOf(data)).toBe(verdict)
})

test.each([
  [100, true],
  [51, true],
  [50, false],
  [0, false],
])('WR10 with %i%% right the question is easy: %s', (percent, easy) => {
  expect(isEasy(percent)).toBe(easy)
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [22, '22nd'],
  [113, '113th'],
])('WR11 place %i reads %s', (place, text) => {
  expect(ordinal(place)).toBe(text)
})

test.each([
  [false, 72, 'cheering'],
  [false, 0, 'thinking'],
  [true, 0, 'happy'],
])('WR40 beside a result (survey: %s, per cent right: %i) our quokka is %s', (isSurvey, percent, mood) => {
  expect(moodOf(isSurvey, percent)).toBe(mood)
})
