import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '../lib/random.ts'
import { ALL_TYPES, exampleOf, penOf, rightAnswer, SAMPLES, secretsOf, wrongAnswer } from '../testing/index.ts'
import {
  AuthoredQuestion,
  accepts,
  forEditors,
  isScored,
  isSurvey,
  isTimed,
  judge,
  listed,
  mixing,
  numbered,
  playerView,
  QUESTION_TYPES,
  Question,
  reading,
  scoredTypes,
  shuffled,
  solution,
  tally,
} from './index.ts'

const named = ALL_TYPES.map((question): [string, Question] => [
  `${question.questionType} ${question.questionId}`,
  question,
])

const scored = named.filter(([, question]) => isScored(question) && !isSurvey(question))

test.each(scored)('QU1 %s judges its right and a wrong answer', (_, question) => {
  expect(judge(question, rightAnswer(question) ?? '')).toBe('right')
  expect(judge(question, wrongAnswer(question) ?? '')).toBe('wrong')
})

test('QU2 every choice of a survey is thanked and none is right', () => {
  const survey: Question = { ...exampleOf('MCQ'), choices: ['Red', 'Green', 'Blue', 'Pink'], correct: null }
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
  expect(judge(exampleOf('FIB'), answer)).toBe(verdict)
})

test('QU5 exactly one letter of a typed answer is given, gaps between words stay', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const question: Question = { ...exampleOf('CNT'), accepted: ['Great Reef'] }
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
  const question: Question = { ...exampleOf('DND'), answers: ['a', 'a'], offered: ['a', 'a'] }
  expect(shuffled(question, seeded(1))).toEqual(question)
})

test.each(named)('QU7 what a player sees of %s has no field for the solution', (_, question) => {
  const seen = playerView(shuffled(question, seeded(1)))
  expect(['answerChoices', 'answerBlanks']).toEqual(expect.arrayContaining(Object.keys(seen)))
  for (const secret of secretsOf(question)) expect(JSON.stringify(seen)).not.toContain(secret)
  for (const name of Object.keys(forEditors(question))) expect(JSON.stringify(seen)).not.toContain(name)
})

test.each(named)('QU8 %s survives storage', (_, question) => {
  expect(Question.parse(JSON.parse(JSON.stringify(question)))).toEqual(question)
})

const asSent = (questionType: string, fields: object) => ({ questionType, questionTitle: 'A title', ...fields })
const asRead = (questionType: string, fields: object) =>
  shuffled(numbered(AuthoredQuestion.parse(asSent(questionType, fields)), 'question-1'), seeded(1))

test.each(QUESTION_TYPES)('QU9 %s is read in lists and in numbered fields alike', (code) => {
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const { lists, fields } = SAMPLES[code].written(penOf(draw))
      if (fields !== undefined) expect(asRead(code, fields)).toEqual(asRead(code, lists))
    }),
  )
})

test('QU9 an order is read as a list and in numbered fields alike, empty slots dropped', () => {
  const common = { questionType: 'DND', questionTitle: 'Order', timer: 30, maxPoints: 100 }
  expect(AuthoredQuestion.parse({ ...common, answer1: 'a', answer2: '', answer3: 'b' })).toEqual(
    AuthoredQuestion.parse({ ...common, correctAnswer: ['a', 'b'] }),
  )
})

test.each(QUESTION_TYPES)(
  'QU8 QU10 whatever the rules of %s let an author write is a question that is stored',
  (code) => {
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const stored = asRead(code, SAMPLES[code].written(penOf(draw)).lists)
        expect(stored.questionType).toBe(code)
        expect(Question.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
      }),
    )
  },
)

test.each(
  QUESTION_TYPES.flatMap((code) =>
    Object.entries(SAMPLES[code].refused).map(([why, sent]) => [code, why, sent] as const),
  ),
)('QU10 %s: %s is refused', (code, _, sent) => {
  expect(AuthoredQuestion.safeParse(asSent(code, sent)).success).toBe(false)
})

test.each(QUESTION_TYPES)(
  'QU19 %s keeps what its pictures show, in at most 200 characters, and does without',
  (code) => {
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const { lists, fields } = SAMPLES[code].written(penOf(draw))
        for (const spelling of [lists, fields ?? lists]) {
          const read = (alt: unknown) => asRead(code, { ...spelling, questionImageAlt: alt, answerImageAlt: alt })
          const described = { questionImageAlt: 'A reef', answerImageAlt: 'A reef' }
          expect(read(' A reef ')).toMatchObject(described)
          for (const nothing of [undefined, null, ' '])
            expect(Object.keys(JSON.parse(JSON.stringify(read(nothing))))).not.toContain('questionImageAlt')
          expect(() => read('x'.repeat(201))).toThrow()
        }
      }),
      { numRuns: 10 },
    )
  },
)

test('QU10 an unknown type is refused', () => {
  expect(AuthoredQuestion.safeParse(asSent('XYZ', { correctAnswer: ['a'] })).success).toBe(false)
})

test('QU11 only the info slide is unscored and without a clock', () => {
  for (const question of ALL_TYPES) expect(isScored(question)).toBe(!('note' in question))
  for (const question of ALL_TYPES) expect(isTimed(question)).toBe(!('note' in question))
  for (const question of ALL_TYPES) expect(scoredTypes().includes(question.questionType)).toBe(isScored(question))
})

test('QU12 the chart counts every answer once and marks the right bar', () => {
  for (const [, question] of scored) {
    const [right, wrong] = [rightAnswer(question) ?? '', wrongAnswer(question) ?? '']
    const chart = tally(question, [right, right, wrong, 'not an answer at all, much too long'])
    expect(chart.values.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(chart.values[chart.correctAnswerIndex]).toBe(2)
    expect(new Set([chart.labels.length, chart.toolTipMessages.length])).toEqual(new Set([chart.values.length]))
  }
})

test.each(QUESTION_TYPES)('QU3 QU6 QU12 any question of %s is shuffled, judged and counted', (code) => {
  fc.assert(
    fc.property(fc.gen(), fc.string(), fc.integer(), (draw, answer, seed) => {
      const question = shuffled(asRead(code, SAMPLES[code].written(penOf(draw)).lists), seeded(seed))
      expect(judge(question, answer) === 'none').toBe(!accepts(question, answer))
      expect(tally(question, [answer]).values.every((count) => count >= 0)).toBe(true)
      expect(shuffled(question, seeded(seed))).toEqual(question)
    }),
  )
})

const readings: [string, Question, string, string][] = [
  ['a choice as its author wrote it', exampleOf('MCQ'), ' cedar', 'Cedar'],
  ['true or false', exampleOf('TRF'), 'FALSE', 'False'],
  ['a typed answer in capitals', exampleOf('FIB'), 'koala', 'KOALA'],
  ['typed words', exampleOf('CNT'), 'great reef', 'GREAT REEF'],
  ['an order in one line', exampleOf('DND'), '["Second","first","third","fourth"]', 'second → first → third → fourth'],
  [
    'pairs each with its prompt',
    exampleOf('MTF'),
    '["dos","uno","TRES","cuatro"]',
    'one → dos, two → uno, three → tres, four → cuatro',
  ],
  ['what an info slide cannot get as it was sent', exampleOf('NQS'), 'seen', 'seen'],
  ['what a question cannot get as it was sent', exampleOf('MTF'), '["dos"]', '["dos"]'],
]
test.each(readings)('RF11 a report writes %s', (_, question, answer, text) => {
  expect(reading(question, answer).text).toBe(text)
})

test('RF11 a prompt that is only a picture is called by its number', () => {
  const question: Question = { ...exampleOf('MTF'), left: ['one', '', 'three', ''] }
  expect(reading(question, rightAnswer(question) ?? '').text).toBe('one → uno, 2 → dos, three → tres, 4 → cuatro')
})

test.each(named)(
  'RF11 of %s a report names the right answer in any case, and what it names is read alike',
  (_, question) => {
    const answers = listed(question)
    for (const answer of answers) expect(accepts(question, answer)).toBe(true)
    const right = answers.filter((answer) => judge(question, answer) === 'right')
    expect(right).toHaveLength(isScored(question) && !isSurvey(question) ? 1 : 0)
    expect(new Set(answers.map((answer) => reading(question, answer).comparedBy)).size).toBe(answers.length)
  },
)

test('RF11 answers that compare as equal are one in a report', () => {
  const alike = (question: Question, ...answers: string[]) =>
    new Set(answers.map((answer) => reading(question, answer).comparedBy)).size
  expect(alike(exampleOf('MCQ'), 'Birch', ' BIRCH ', 'birch')).toBe(1)
  expect(alike(exampleOf('FIB'), 'koala', 'KOALA', "ko'ala")).toBe(1)
  expect(alike(exampleOf('DND'), '["first","second","third","fourth"]', '[ "First","SECOND","third","fourth"]')).toBe(1)
  expect(alike(exampleOf('MTF'), '["uno","dos","tres","cuatro"]', '["dos","uno","tres","cuatro"]')).toBe(2)
})

test('QU21 options that mix stand in every order alike, the right one too, and stay mixed; those of an author stay as they are', () => {
  const seed = Math.floor(Math.random() * 0x1_0000_0000)
  const random = seeded(seed)
  const question = exampleOf('MCQ')
  const places = { right: [0, 0, 0, 0], first: [0, 0, 0, 0] }
  let mixed = mixing(question)
  const games = 4_000
  for (let game = 0; game < games; game += 1) {
    mixed = shuffled(mixed, random)
    const options = playerView(mixed).answerChoices as string[]
    const count = (list: number[], option: string) =>
      (list[options.indexOf(option)] = (list[options.indexOf(option)] ?? 0) + 1)
    count(places.right, question.correct ?? '')
    count(places.first, question.choices[0] ?? '')
    expect(judge(mixed, question.correct ?? '')).toBe('right')
  }
  // A quarter each; five standard deviations are 3.4 per cent.
  for (const count of [...places.right, ...places.first])
    expect(Math.abs(count / games - 0.25), `seed ${seed}`).toBeLessThan(0.035)
  expect(shuffled(question, random)).toEqual(question)
  expect(mixing(exampleOf('DND'))).toEqual(exampleOf('DND'))
})
