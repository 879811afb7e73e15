import { QTEST_TYPES, QTEST_WINDOWS } from '@quokka/core/qtest-schedule'
import * as z from 'zod/mini'
import { QuizTile } from './authoring.ts'
import { endpoint } from './endpoint.ts'

/** A scheduled test in a list (contract §2). */
export const QTestTile = z
  .strictObject({
    qtestId: z.string(),
    qtestImage: z.string(),
    qtestName: z.string(),
    qtestType: z.enum(QTEST_TYPES),
    startOn: z.string(),
    endOn: z.string(),
    qtestStatus: z.enum(QTEST_WINDOWS),
    questionCount: z.int().check(z.describe('Those that count')),
    closedWhy: z.optional(z.string()).check(z.describe('It is closed: what the administrator says about that')),
  })
  .check(z.meta({ id: 'QTestTile' }))
export type QTestTile = z.infer<typeof QTestTile>

const shelf = { method: 'POST', caller: 'user', changes: false, maxBytes: 1_000, perMinute: 120 } as const

export const getDashboard = endpoint({
  ...shelf,
  path: 'getdashboard',
  body: z.strictObject({}),
  answer: z.strictObject({ myQuizzes: z.array(QuizTile), qtests: z.array(QTestTile) }),
  summary: 'Quizzes that the caller owns or may edit, the last edited first, and scheduled tests',
})

export const getMyLibrary = endpoint({
  ...shelf,
  path: 'getmylibrary',
  body: z.strictObject({}),
  answer: z.strictObject({
    drafts: z.array(QuizTile),
    published: z.array(QuizTile),
    qtests: z.array(QTestTile),
  }),
  summary: "The caller's drafts, published quizzes and scheduled tests",
})
