import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '../lib/random.ts'
import { ALL_TYPES, rightAnswer, wrongAnswer } from '../testing/all-types.ts'
import {
  AuthoredQuestion,
  accepts,
  isScored,
  isTimed,
  judge,
  playerView,
  Question,
  scoredTypes,
  shuffled,
  solution,
  tally,
} from './index.ts'

const named = ALL_TYPES.map((question): [string, Question] => [
  `${question.questionType} ${question.questionId}`,
  question,
])

test.each(named)('QU1 %s judges its right and a wrong answer', (_, question) => {
  const right = rightAnswer(question)
  const wrong = wrongAnswer(question)
  if (right !== undefined) expect(judge(question, right)).toBe('right')
  if (right !== undefined && wrong !== undefined) expect(judge(question, wrong)).toBe('wrong')
})

test('QU2 every choice of a survey is thanked and none is right', () => {
  const survey = ALL_TYPES.find((question) => 'choices' in question && question.correct === null) as Question
  for (const choice of ['Red', 'Green', 'Blue', 'Pink']) expect(judge(survey, choice)).toBe('thanked')
  expect(solution(survey)).toEqual([])
  expect(tally(survey, ['Red', 'Red', 'Blue']).correctAnswerIndex).toBe(-1)
})

test('QU3 every kind of answer sent to every kind of question is judged or refused, never thrown', () => {
  const answers = [
    ...ALL_TYPES.flatMap((question) => [rightAnswer(question), wrongAnswer(question)]),
    '',
    '[]',
    '{}',
    'null',
    '["a","b"]',
    '[1,2,3,4]',
    '"'.repeat(99),
  ]
  for (const question of ALL_TYPES) {
    for (const answer of answers) {
      if (answer === undefined) continue
      const verdict = judge(question, answer)
      expect(['right', 'wrong', 'thanked', 'none']).toContain(verdict)
      expect(verdict === 'none').toBe(!accepts(question, answer))
    }
  }
})

test('QU3 an arbitrary text never breaks a question', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL_TYPES), fc.string(), (question, answer) => {
      expect(judge(question, answer)).toBeTypeOf('string')
      expect(tally(question, [answer]).values.every((count) => count >= 0)).toBe(true)
    }),
  )
})

test.each([
  ['QUOKKA', 'right'],
  ['  quokka ', 'right'],
  ['Wombat', 'right'],
  ['quok ka', 'wrong'],
  ['', 'none'],
  ['q'.repeat(26), 'none'],
])('QU4 the typed answer %j is %s', (answer, verdict) => {
  const question = ALL_TYPES.find((candidate) => 'accepted' in candidate) as Question
  expect(judge(question, answer)).toBe(verdict)
})

test('QU5 exactly one letter of a typed answer is given, gaps between words stay', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const question = ALL_TYPES.find(
        (candidate) => 'accepted' in candidate && candidate.accepted[0] === 'Great Reef',
      ) as Question
      const blanks = playerView(shuffled(question, seeded(seed))).answerBlanks ?? []
      expect(blanks.length).toBe('Great Reef'.length)
      expect(blanks.filter((blank) => blank !== '' && blank !== ' ').length).toBe(1)
      expect(blanks[5]).toBe(' ')
      blanks.forEach((blank, index) => {
        if (blank !== '') expect(blank).toBe('Great Reef'[index])
      })
    }),
  )
})

test('QU6 a shuffle never shows the solution and loses nothing', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom(...ALL_TYPES.filter((question) => 'offered' in question)),
      (seed, question) => {
        const after = shuffled(question, seeded(seed))
        if (!('offered' in after)) throw new Error('kept its type')
        expect(after.offered).not.toEqual(after.answers)
        expect([...after.offered].sort()).toEqual([...after.answers].sort())
      },
    ),
  )
})

test('QU6 items that are all equal stay as they are', () => {
  const question: Question = {
    ...(ALL_TYPES[3] as Extract<Question, { questionType: 'DND' }>),
    answers: ['a', 'a'],
    offered: ['a', 'a'],
  }
  expect(shuffled(question, seeded(1))).toEqual(question)
})

test.each(named)('QU7 what a player sees of %s has no field for the solution', (_, question) => {
  expect(Object.keys(playerView(question)).sort()).toEqual(
    'accepted' in question ? ['answerBlanks', 'answerChoices'] : ['answerChoices'],
  )
})

test.each(named)('QU8 %s survives storage', (_, question) => {
  expect(Question.parse(JSON.parse(JSON.stringify(question)))).toEqual(question)
})

test('QU9 pairs are read in lists and in numbered fields alike', () => {
  const common = { questionType: 'MTF', questionTitle: 'Pairs', timer: 30, maxPoints: 100 }
  const lists = {
    ...common,
    correctAnswer: [
      ['a', 'b', 'c', 'd'],
      ['1', '2', '3', '4'],
    ],
  }
  const fields = {
    ...common,
    leftoption1: 'a',
    leftoption2: 'b',
    leftoption3: 'c',
    leftoption4: 'd',
    answer1: '1',
    answer2: '2',
    answer3: '3',
    answer4: '4',
  }
  expect(AuthoredQuestion.parse(fields)).toEqual(AuthoredQuestion.parse(lists))
})

test('QU9 an order is read as a list and in numbered fields alike, empty slots dropped', () => {
  const common = { questionType: 'DND', questionTitle: 'Order', timer: 30, maxPoints: 100 }
  expect(AuthoredQuestion.parse({ ...common, answer1: 'a', answer2: '', answer3: 'b' })).toEqual(
    AuthoredQuestion.parse({ ...common, correctAnswer: ['a', 'b'] }),
  )
})

test.each([
  ['an option twice', { questionType: 'MCQ', answerChoices: ['a', 'A', 'b', 'c'], correctAnswer: ['b'] }],
  [
    'a right answer that is no option',
    { questionType: 'MCQ', answerChoices: ['a', 'd', 'b', 'c'], correctAnswer: ['x'] },
  ],
  ['choices that are not the answers', { questionType: 'DND', correctAnswer: ['a', 'b'], answerChoices: ['a', 'c'] }],
  ['one item to order', { questionType: 'DND', correctAnswer: ['a'] }],
  ['a typed answer of 26 characters', { questionType: 'FIB', correctAnswer: ['a'.repeat(26)] }],
  ['an unknown type', { questionType: 'XYZ', correctAnswer: ['a'] }],
])('QU10 %s is refused', (_, question) => {
  expect(AuthoredQuestion.safeParse({ questionTitle: 'Title', ...question }).success).toBe(false)
})

test('QU11 only the info slide is unscored and without a clock', () => {
  for (const question of ALL_TYPES) expect(isScored(question)).toBe(!('note' in question))
  for (const question of ALL_TYPES) expect(isTimed(question)).toBe(!('note' in question))
  for (const question of ALL_TYPES) expect(scoredTypes().includes(question.questionType)).toBe(isScored(question))
})

test('QU12 the chart counts every answer once and marks the right bar', () => {
  for (const question of ALL_TYPES) {
    const right = rightAnswer(question)
    const wrong = wrongAnswer(question)
    if (right === undefined || wrong === undefined) continue
    const chart = tally(question, [right, right, wrong, 'not an answer at all, much too long'])
    expect(chart.values.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(chart.values[chart.correctAnswerIndex]).toBe(2)
  }
})
