import { LIMITS } from '@quokka/core/limits'
import { COMPLAINT_REASONS, DECISIONS, QUIZ_STATUSES } from '@quokka/core/quiz'
import * as z from 'zod/mini'
import { QuestionRead } from './authoring.ts'
import { endpoint } from './endpoint.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))

const admin = { method: 'POST', caller: 'admin', changes: true, maxBytes: 4_000, perMinute: 120 } as const

/** Who wrote what somebody complained about. */
export const ModeratedAuthor = z
  .strictObject({
    userId: z.string(),
    userName: z.string(),
    picture: z.string(),
    mayPublish: z.boolean(),
    publicQuizzes: z.int(),
    takenDown: z.int(),
  })
  .check(z.meta({ id: 'ModeratedAuthor' }))
export type ModeratedAuthor = z.infer<typeof ModeratedAuthor>

/** A quiz or a question with what was said of it; after a decision, with that. */
export const ModeratedItem = z
  .strictObject({
    reportId: z.string().check(z.describe('Names the item: its newest complaint')),
    quizId: z.string(),
    questionId: z.nullable(z.string()).check(z.describe('Null when the complaint is about the whole quiz')),
    qtestId: z.nullable(z.string()).check(z.describe('The QTest in which it was seen, if in one')),
    quizName: z.string(),
    quizImage: z.string().check(z.describe('An address below /media/')),
    questionTitle: z.nullable(z.string()).check(z.describe('Null for a whole quiz, and for a slide that is gone')),
    questionNumber: z.nullable(z.int()),
    slideCount: z.int(),
    status: z.enum(QUIZ_STATUSES),
    isPublic: z.boolean(),
    takenDown: z.boolean(),
    reportCount: z.int(),
    reports: z
      .array(z.strictObject({ reason: z.enum(COMPLAINT_REASONS), text: z.string(), reportedOn: z.string() }))
      .check(z.describe('The newest twenty')),
    author: z.nullable(ModeratedAuthor).check(z.describe('Null for a ready-made quiz')),
    decision: z.nullable(z.strictObject({ decision: z.enum(DECISIONS), reason: z.string(), decidedOn: z.string() })),
  })
  .check(z.meta({ id: 'ModeratedItem' }))
export type ModeratedItem = z.infer<typeof ModeratedItem>

export const listComplaints = endpoint({
  ...admin,
  path: 'moderation/list',
  changes: false,
  body: z.strictObject({ status: z.enum(['open', 'decided']) }),
  answer: z.strictObject({
    open: z.int().check(z.describe('How many items wait for a decision')),
    decided: z.int(),
    items: z.array(ModeratedItem).check(z.describe('The newest hundred')),
  }),
  summary: 'What somebody complained about, or what was decided',
})

export const readModeratedQuiz = endpoint({
  ...admin,
  path: 'moderation/getquiz',
  changes: false,
  refuses: [404],
  body: z.strictObject({ reportId: id }),
  answer: z.strictObject({ questions: z.array(QuestionRead) }),
  summary: 'The slides of a quiz that somebody complained about, with their answers; media are addresses below /media/',
})

export const decideComplaint = endpoint({
  ...admin,
  path: 'moderation/decide',
  refuses: [404],
  body: z.strictObject({
    reportId: id,
    decision: z.enum(DECISIONS),
    reason: z.string().check(z.maxLength(LIMITS.decisionReasonCharacters)),
  }),
  answer: 'text',
  summary: 'Keeps a quiz, or takes it down: it leaves every list and cannot be hosted, running games go on',
})

export const setPublishing = endpoint({
  ...admin,
  path: 'moderation/setpublishing',
  refuses: [404],
  body: z.strictObject({ userId: id, mayPublish: z.boolean() }),
  answer: 'text',
  summary: 'Whether an account may publish to everybody; without, its public quizzes leave the lists of others',
})
