import type { QuestionRead } from '@quokka/contract/http'
import { stringifyList, textOrNone } from '@quokka/contract/wire'
import type { Question } from '@quokka/core/questions'
import { AuthoredQuestion, fold, playerView, QUESTION_TYPES, solution } from '@quokka/core/questions'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blanksOf } from '../families/typed-draft.ts'
import { draftOf, emptyDraft, readDraft, sentOf } from './slide-draft.ts'

/** Texts as they are stored: trimmed and not empty. */
const textTo = (most: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: most })
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= most)

const media = fc.constantFrom(null, 'k3.webp', 'k4.mp3')
const common = {
  questionId: fc.constant('question-1'),
  questionTitle: textTo(300),
  questionImage: media,
  answerImage: media,
  answerContent: fc.option(textTo(300).filter((text) => text !== 'None')),
  timerS: fc.integer({ min: 1, max: 600 }),
  maxPoints: fc.integer({ min: 0, max: 1_000 }),
}
const four = fc.array(textTo(60), { minLength: 4, maxLength: 4 })
const typed = { accepted: fc.array(textTo(25), { minLength: 1, maxLength: 10 }), given: fc.constant(0) }

const question: fc.Arbitrary<Question> = fc.oneof(
  fc
    .record({
      ...common,
      questionType: fc.constant('MCQ' as const),
      choices: fc.uniqueArray(textTo(60), { minLength: 4, maxLength: 4, selector: fold }),
      right: fc.option(fc.nat(3)),
    })
    .map(({ right, ...mcq }) => ({ ...mcq, correct: right === null ? null : (mcq.choices[right] ?? null) })),
  fc.record({
    ...common,
    questionType: fc.constant('TRF' as const),
    correct: fc.constantFrom('True' as const, 'False' as const, null),
  }),
  fc
    .record({
      ...common,
      questionType: fc.constant('MTF' as const),
      left: fc.array(fc.oneof(textTo(60), fc.constant('')), { minLength: 4, maxLength: 4 }),
      answers: four,
    })
    .map((mtf) => ({ ...mtf, offered: mtf.answers.toReversed() })),
  fc
    .record({
      ...common,
      questionType: fc.constant('DND' as const),
      answers: fc.array(textTo(60), { minLength: 2, maxLength: 4 }),
    })
    .map((dnd) => ({ ...dnd, offered: dnd.answers.toReversed() })),
  fc.record({ ...common, ...typed, questionType: fc.constant('FIB' as const) }),
  fc.record({ ...common, ...typed, questionType: fc.constant('CNT' as const) }),
  fc.record({
    ...common,
    questionType: fc.constant('NQS' as const),
    answerContent: fc.constant(null),
    timerS: fc.constant(5),
    maxPoints: fc.constant(0),
    note: fc.oneof(fc.constant(''), textTo(300)),
  }),
)

const readBack = (stored: Question): QuestionRead => {
  const { answerChoices, answerBlanks } = playerView(stored)
  return {
    questionId: stored.questionId,
    quizId: 'quiz-1',
    questionType: stored.questionType,
    questionTitle: stored.questionTitle,
    correctAnswer: stringifyList(solution(stored)),
    answerChoices: stringifyList(answerChoices),
    s3ImageName: stored.questionImage,
    s3AnswerImageName: stored.answerImage,
    answerContent: textOrNone(stored.answerContent),
    timeToAnswer: stored.timerS,
    maxPoints: stored.maxPoints,
    questionNumber: 1,
    quizType: 'Private',
    ...(answerBlanks && { answerBlanks }),
    revision: 1,
  }
}

/** Without its id, and as if it had not been shuffled. */
const asAuthored = ({ questionId: _, ...stored }: Question) =>
  'offered' in stored ? { ...stored, offered: stored.answers } : stored

test('SE12 a stored slide that is opened and sent again is the same slide', () => {
  fc.assert(
    fc.property(question, (stored) => {
      const sent = { quizId: 'quiz-1', ...sentOf(draftOf(readBack(stored))) }
      expect(AuthoredQuestion.parse(sent)).toEqual(asAuthored(stored))
    }),
    { numRuns: 300 },
  )
})

test('SE12 a slide without an explanation is sent with the word None', () => {
  expect(sentOf({ ...emptyDraft('MCQ'), answerContent: '  ' })).toMatchObject({ answerContent: 'None' })
})

const head = { questionTitle: 'Who is whose young?', timer: 40, maxPoints: 50 }
const left = ['Kangaroo', 'Swan', 'Hare', 'Goat']
const answers = ['Joey', 'Cygnet', 'Leveret', 'Kid']
test.each([
  [
    { ...head, questionType: 'MTF', correctAnswer: [left, answers] },
    {
      ...head,
      questionType: 'MTF',
      ...Object.fromEntries(left.map((text, index) => [`leftoption${index + 1}`, text])),
      ...Object.fromEntries(answers.map((text, index) => [`answer${index + 1}`, text])),
      ...Object.fromEntries(answers.toReversed().map((text, index) => [`option${index + 1}`, text])),
    },
  ],
  [
    { ...head, questionType: 'DND', correctAnswer: ['first', 'second', 'third'] },
    { ...head, questionType: 'DND', answer1: 'first', answer2: '', answer3: 'second', answer4: 'third' },
  ],
])('SE13 both spellings of $questionType open as the same draft', (inLists, inFields) => {
  const drafts = [inLists, inFields].map((sent) =>
    draftOf(readBack({ questionId: 'question-1', ...AuthoredQuestion.parse(sent) } as Question)),
  )
  expect(drafts[0]).toEqual(drafts[1])
  expect(drafts[0]).toMatchObject({ questionTitle: head.questionTitle, timer: 40, maxPoints: 50 })
})

test('SE14 a draft that was kept opens as it was', () => {
  for (const questionType of QUESTION_TYPES)
    expect(readDraft(emptyDraft(questionType))).toEqual(emptyDraft(questionType))
  fc.assert(
    fc.property(question, (stored) => {
      const draft = draftOf(readBack(stored))
      expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    }),
  )
})

test('SE14 what is no draft is not opened', () => {
  fc.assert(fc.property(fc.jsonValue(), (kept) => readDraft(kept) === undefined))
  for (const questionType of QUESTION_TYPES)
    expect(readDraft({ ...emptyDraft(questionType), fields: 7 })).toBeUndefined()
  expect(readDraft({ ...emptyDraft('MCQ'), fields: { options: ['A'], correct: 0 } })).toBeUndefined()
  expect(readDraft({ ...emptyDraft('MCQ'), timer: 'long' })).toBeUndefined()
})

test("SE11 an answer's boxes are those that players get when chance gives its first letter", () => {
  fc.assert(
    fc.property(textTo(25), (answer) => {
      const fib: Question = {
        questionId: 'question-1',
        questionType: 'FIB',
        questionTitle: 'Which word?',
        questionImage: null,
        answerImage: null,
        answerContent: null,
        timerS: 30,
        maxPoints: 100,
        accepted: [answer],
        given: 0,
      }
      expect(blanksOf(` ${answer} `)).toEqual(playerView(fib).answerBlanks)
    }),
  )
})
