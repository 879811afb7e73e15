import { QUESTION_TYPES } from '@quokka/core/questions'
import { CLASSES, DIFFICULTIES, QUIZ_LIMITS, SUBJECTS } from '@quokka/core/quiz'
import * as z from 'zod/mini'
import { QuestionRead } from './authoring.ts'
import { endpoint } from './endpoint.ts'
import { PositiveInt32 } from './positive-int32.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))

/** Whose a question is: the caller's, of a quiz that the caller may edit or play by team, or of the catalogue. */
export const BANK_ORIGINS = ['mine', 'team', 'catalogue'] as const
export type BankOrigin = (typeof BANK_ORIGINS)[number]

/** A question that stands elsewhere, with its answer, for authors. */
export const BankQuestion = z
  .strictObject({
    question: QuestionRead,
    quizName: z.string(),
    origin: z.enum(BANK_ORIGINS),
    classes: z.array(z.int()),
    image: z.optional(z.string()).check(z.describe('The address of its picture')),
    rightPercent: z
      .optional(z.int().check(z.minimum(0), z.maximum(100)))
      .check(z.describe("Of those who were asked it in the caller's latest games and QTests")),
    difficulty: z.optional(z.enum(DIFFICULTIES)).check(z.describe('As the catalogue says, where nothing was measured')),
  })
  .check(z.meta({ id: 'BankQuestion' }))
export type BankQuestion = z.infer<typeof BankQuestion>

const found = z.int().check(z.minimum(0))

export const findQuestions = endpoint({
  path: 'createquiz/findquestions',
  method: 'POST',
  caller: 'user',
  changes: false,
  maxBytes: 2_000,
  perMinute: 60,
  refuses: [404],
  body: z.strictObject({
    quizId: id.check(z.describe('The quiz that is being written; its own questions are left out')),
    search: z.string().check(z.maxLength(QUIZ_LIMITS.bankSearchCharacters)),
    origin: z.nullable(z.enum(BANK_ORIGINS)),
    subject: z.nullable(z.enum(SUBJECTS)),
    schoolClass: z.nullable(z.literal([...CLASSES])),
    questionType: z.nullable(z.enum(QUESTION_TYPES)),
    difficulty: z.nullable(z.enum(DIFFICULTIES)),
    page: z.int().check(z.minimum(0), z.maximum(1_000)),
  }),
  answer: z.strictObject({
    counts: z
      .strictObject({ mine: found, team: found, catalogue: found })
      .check(z.describe(`Those of accounts up to ${QUIZ_LIMITS.bankQuestionsFound} in all`)),
    locked: found.check(z.describe("Questions of the catalogue that the caller's plan does not open")),
    perPage: z.int(),
    questions: z.array(BankQuestion),
  }),
  summary: 'Questions to copy into a quiz, those that say most of the words first; for editors of the quiz',
})

export const insertQuestions = endpoint({
  path: 'createquiz/insertquestions',
  method: 'POST',
  caller: 'user',
  changes: true,
  maxBytes: 6_000,
  perMinute: 30,
  refuses: [404, 409],
  body: z.strictObject({
    quizId: id,
    from: z
      .array(z.strictObject({ quizId: id, questionId: id }))
      .check(z.minLength(1), z.maxLength(QUIZ_LIMITS.bankQuestionsAtOnce)),
    questionNumber: PositiveInt32.check(z.describe('The place of the first copy; the end where it is too large')),
  }),
  answer: z.strictObject({
    questions: z.array(QuestionRead),
    addedQuestionIds: z.array(z.string()).check(z.describe('In the order in which they were asked for')),
    mediaLeftOut: found.check(z.describe('Pictures, sounds and films for which there was no room')),
  }),
  summary: 'Copies questions of other quizzes into a quiz, all or none, with media and explanations',
})
