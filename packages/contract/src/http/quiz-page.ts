import { AGE_GROUPS } from '@quokka/core/accounts'
import { QUESTION_TYPES } from '@quokka/core/questions'
import { QUIZ_ORIGINS, STATUS_CODES } from '@quokka/core/quiz'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ReadyMadeQuiz } from './hosting.ts'

const quizId = z.string().check(z.minLength(1), z.maxLength(100))
const body = z.strictObject({ quizId })
const reads = { method: 'POST', changes: false, maxBytes: 1_000, refuses: [403, 404], body } as const

const asked = {
  questionType: z.enum(QUESTION_TYPES),
  questionTitle: z.string(),
  timeToAnswer: z.int(),
  isScored: z.boolean(),
}

/** A slide of a quiz as its page shows it: nothing of its answer, and no medium, whose name may tell it. */
export const PageQuestion = z.strictObject(asked).check(z.meta({ id: 'PageQuestion' }))
export type PageQuestion = z.infer<typeof PageQuestion>

/** The same with its answer. */
export const PageAnswer = z
  .strictObject({
    ...asked,
    answers: z
      .array(z.string())
      .check(z.describe('What is right; of pairs and orders a line each; empty for a survey')),
    otherChoices: z.array(z.string()).check(z.describe('What is offered besides')),
    explanation: z.optional(z.string()),
  })
  .check(z.meta({ id: 'PageAnswer' }))
export type PageAnswer = z.infer<typeof PageAnswer>

/** A quiz as its page shows it before it is played. */
export const QuizPage = z
  .strictObject({
    quizId: z.string(),
    quizName: z.string(),
    quizDescription: z.string(),
    quizImage: z.string(),
    origin: z.enum(QUIZ_ORIGINS),
    statusCode: z.enum(STATUS_CODES),
    authorName: z.optional(z.string()).check(z.describe("The author's user name, of quizzes that others wrote")),
    sharedTeam: z.optional(z.string()).check(z.describe('A team that the author and the caller are in')),
    editedOn: z.optional(z.string()),
    subject: z.optional(z.string()),
    classes: z.array(z.int()),
    ageGroup: z.enum(AGE_GROUPS),
    language: z.optional(z.string()),
    topics: z.array(z.string()),
    questionCount: z.int().check(z.describe('Those that count')),
    lengthS: z.int().check(z.describe('The times of all slides, and 5 s for each')),
    plays: z.int().check(z.describe('Finished games and QTests')),
    rightShare: z
      .optional(z.number().check(z.minimum(0), z.maximum(1)))
      .check(z.describe('Of all answers those that were right, where enough was played')),
    isLocked: z.boolean().check(z.describe("In the catalogue, but not for the caller's plan")),
    mayReadAnswers: z.boolean(),
    copiedFrom: z
      .optional(z.strictObject({ quizId: z.string(), quizName: z.string(), authorName: z.optional(z.string()) }))
      .check(z.describe('Of which quiz it is a copy; the author only while the caller may open that one')),
    questions: z.array(PageQuestion),
    similar: z.array(ReadyMadeQuiz),
  })
  .check(z.meta({ id: 'QuizPage' }))
export type QuizPage = z.infer<typeof QuizPage>

export const getQuizPage = endpoint({
  ...reads,
  path: 'getquizpage',
  caller: 'anyone',
  perMinute: 120,
  answer: QuizPage,
  summary: 'What a quiz is and asks, without its answers, for whoever may host it and for its editors',
})

export const getQuizAnswers = endpoint({
  ...reads,
  path: 'getquizanswers',
  caller: 'user',
  perMinute: 30,
  answer: z.strictObject({ questions: z.array(PageAnswer) }),
  summary: 'The slides of a quiz with their answers, for its editors and for adults who may host it',
})

export const copyQuiz = endpoint({
  path: 'copyquiz',
  method: 'POST',
  caller: 'user',
  changes: true,
  maxBytes: 1_000,
  perMinute: 20,
  refuses: [403, 404, 409],
  body,
  answer: z.strictObject({ quizId: z.string() }),
  summary: "Copies a quiz with its media into a draft of the caller's, which says where it comes from",
})
