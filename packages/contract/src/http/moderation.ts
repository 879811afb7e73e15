import { LIMITS } from '@quokka/core/limits'
import { DECISIONS, QUIZ_STATUSES, REPORT_REASONS } from '@quokka/core/quiz'
import * as z from 'zod/mini'
import { QuestionRead } from './authoring.ts'
import { endpoint } from './endpoint.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))

const admin = { method: 'POST', caller: 'admin', changes: true, maxBytes: 4_000, perMinute: 120 } as const

/** Who wrote what was reported. */
export const ReportedAuthor = z
  .strictObject({
    userId: z.string(),
    userName: z.string(),
    picture: z.string(),
    mayPublish: z.boolean(),
    publicQuizzes: z.int(),
    takenDown: z.int(),
  })
  .check(z.meta({ id: 'ReportedAuthor' }))
export type ReportedAuthor = z.infer<typeof ReportedAuthor>

/** A quiz or a question with what was said of it; after a decision, with that. */
export const ReportedItem = z
  .strictObject({
    reportId: z.string().check(z.describe('Names the item: its newest report')),
    quizId: z.string(),
    questionId: z.nullable(z.string()).check(z.describe('Null when the whole quiz was reported')),
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
      .array(z.strictObject({ reason: z.enum(REPORT_REASONS), text: z.string(), reportedOn: z.string() }))
      .check(z.describe('The newest twenty')),
    author: z.nullable(ReportedAuthor).check(z.describe('Null for a ready-made quiz')),
    decision: z.nullable(z.strictObject({ decision: z.enum(DECISIONS), reason: z.string(), decidedOn: z.string() })),
  })
  .check(z.meta({ id: 'ReportedItem' }))
export type ReportedItem = z.infer<typeof ReportedItem>

export const listReports = endpoint({
  ...admin,
  path: 'moderation/list',
  changes: false,
  body: z.strictObject({ status: z.enum(['open', 'decided']) }),
  answer: z.strictObject({
    open: z.int().check(z.describe('How many items wait for a decision')),
    decided: z.int(),
    items: z.array(ReportedItem).check(z.describe('The newest hundred')),
  }),
  summary: 'What was reported, or what was decided',
})

export const readReported = endpoint({
  ...admin,
  path: 'moderation/getquiz',
  changes: false,
  refuses: [404],
  body: z.strictObject({ reportId: id }),
  answer: z.strictObject({ questions: z.array(QuestionRead) }),
  summary: 'The slides of a reported quiz, with their answers; media are addresses below /media/',
})

export const decideReport = endpoint({
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
