import type { Question } from '@quokka/core/questions'
import { ALL_TYPES, rightAnswer, wrongAnswer } from '@quokka/core/testing'
import { expect, test } from 'vitest'
import type { Preview, Step } from './preview-state.ts'
import { beginPreview, outcome, secondsLeft, stepped, totalScore } from './preview-state.ts'

const choice: Question = {
  questionId: 'q1',
  questionType: 'MCQ',
  questionTitle: 'Which planet has the most known moons?',
  questionImage: null,
  answerImage: null,
  answerContent: null,
  timerS: 30,
  maxPoints: 100,
  choices: ['Jupiter', 'Saturn', 'Neptune', 'Mars'],
  correct: 'Saturn',
}
const second: Question = { ...choice, questionId: 'q2' }
const slide: Question = {
  ...choice,
  questionId: 'q3',
  questionType: 'NQS',
  note: 'Look up',
  timerS: 5,
  maxPoints: 0,
} as Question

const play = (questions: readonly Question[], ...steps: Step[]): Preview =>
  steps.reduce((preview, step) => stepped(questions, preview, step), beginPreview(1_000))

const answer = (text: string, atMs: number): Step => ({ did: 'answer', answer: text, atMs })
const tick = (atMs: number): Step => ({ did: 'tick', atMs })
const goOn = (atMs: number): Step => ({ did: 'goOn', atMs, rank: 4 })
const move = (by: -1 | 1, atMs: number): Step => ({ did: 'move', by, atMs })

test.each([
  [1_000, 30],
  [1_999, 30],
  [2_000, 29],
  [30_999, 1],
])('PV1 at %i ms, begun at 1000, %i seconds are left', (atMs, seconds) => {
  const preview = play([choice], tick(atMs))
  expect(preview.phase === 'asking' && secondsLeft(preview, choice)).toBe(seconds)
})

test('PV1 at the limit an empty answer is submitted, and one that comes later is empty too', () => {
  const mark = { answer: '', verdict: 'none', takenMs: 30_000, points: 0 }
  expect(play([choice], tick(31_000))).toMatchObject({ phase: 'answered', mark })
  expect(play([choice], answer('Saturn', 31_000))).toMatchObject({ phase: 'answered', mark })
})

test.each([
  [100, 1_000, 100],
  [100, 16_000, 50],
  [100, 16_100, 50],
  [100, 30_999, 1],
  [1, 30_000, 1],
  [0, 2_000, 0],
])('PV2 a right answer worth %i at %i ms brings %i', (maxPoints, atMs, points) => {
  const preview = play([{ ...choice, maxPoints } as Question], answer('saturn', atMs))
  expect(preview).toMatchObject({ phase: 'answered', mark: { verdict: 'right', points } })
})

test.each(ALL_TYPES.filter(({ timerS }) => timerS === 30))('PV2 $questionType is judged as in a room', (question) => {
  const right = rightAnswer(question)
  const wrong = wrongAnswer(question) ?? ''
  if (right !== undefined) expect(play([question], answer(right, 1_000))).toMatchObject({ mark: { points: 100 } })
  expect(play([question], answer(wrong, 1_000))).toMatchObject({
    mark: { verdict: right === undefined ? 'thanked' : 'wrong', points: 0 },
  })
})

test('PV2 what was answered stays until the question is answered again', () => {
  const once = play([choice, second], answer('Saturn', 16_000), goOn(20_000), answer('Saturn', 35_000))
  expect(once.phase === 'answered' && totalScore(once)).toBe(100)
  const again = stepped([choice, second], stepped([choice, second], once, move(-1, 40_000)), answer('Mars', 41_000))
  expect(again.phase === 'answered' && totalScore(again)).toBe(50)
})

test('PV3 an info slide has no clock, takes no answer, and leads straight on', () => {
  const asked = play([slide, choice], tick(99_000), answer('Saturn', 99_000))
  expect(asked).toEqual(beginPreview(1_000))
  expect(asked.phase === 'asking' && secondsLeft(asked, slide)).toBeNull()
  expect(stepped([slide, choice], asked, goOn(99_000))).toMatchObject({ phase: 'asking', index: 1, askedAtMs: 99_000 })
})

test('PV4 a question leads on from its answer page only, the last one to the result', () => {
  expect(play([choice, second], goOn(2_000))).toMatchObject({ phase: 'asking', index: 0 })
  expect(play([choice, second], answer('Mars', 2_000), goOn(3_000))).toMatchObject({ phase: 'asking', index: 1 })
  expect(play([choice], answer('Mars', 2_000), goOn(3_000))).toMatchObject({ phase: 'result', rank: 4 })
  expect(play([slide], goOn(3_000)).phase).toBe('result')
})

test('PV5 arrows move within the bounds and restart a question', () => {
  const questions = [choice, second]
  expect(play(questions, move(-1, 2_000))).toEqual(beginPreview(1_000))
  const moved = play(questions, move(1, 2_000))
  expect(moved).toMatchObject({ phase: 'asking', index: 1, askedAtMs: 2_000 })
  expect(stepped(questions, moved, move(1, 3_000))).toBe(moved)
  expect(play(questions, answer('Mars', 2_000), move(1, 3_000), move(-1, 4_000))).toMatchObject({
    phase: 'asking',
    index: 0,
    askedAtMs: 4_000,
  })
})

test('PV6 the result counts what can be won, and its title is that of a game', () => {
  const survey = { ...choice, questionId: 'q4', correct: null } as Question
  const questions = [choice, second, slide, survey]
  const result = play(
    questions,
    answer('Saturn', 1_000),
    goOn(2_000),
    answer('Saturn', 2_000),
    goOn(3_000),
    goOn(4_000),
    answer('Mars', 5_000),
    goOn(6_000),
  )
  expect(outcome(questions, result)).toEqual({
    totalScore: 200,
    right: 2,
    winnable: 2,
    surveys: 1,
    rankTitle: 'Prodigy',
  })
  expect(outcome(questions, { marks: {} }).rankTitle).toBe('Whiz')
})

test('PV6 a preview can begin again, and nothing else moves a result', () => {
  const result = play([choice], answer('Saturn', 2_000), goOn(3_000))
  for (const step of [tick(4_000), answer('Mars', 4_000), goOn(4_000), move(-1, 4_000)])
    expect(stepped([choice], result, step)).toBe(result)
  expect(stepped([choice], result, { did: 'restart', atMs: 9_000 })).toEqual(beginPreview(9_000))
})
