import { LIMITS } from '@quokka/core/limits'
import { QTEST_WINDOWS } from '@quokka/core/qtest-schedule'
import { SHARE_SOURCES } from '@quokka/core/share-sources'
import * as z from 'zod/mini'
import { AnswerData, CurrentQuestion, decidingTime } from '../socket/server-to-client.ts'
import { endpoint } from './endpoint.ts'
import { AttemptStatus, access, call, qtestType, short } from './qtest-parts.ts'

/** A question of an attempt: as in a room, under aliases made for this attempt (contract §6). */
export const QTestQuestion = z.object({ ...CurrentQuestion.shape, qtestType }).check(z.meta({ id: 'QTestQuestion' }))
export type QTestQuestion = z.infer<typeof QTestQuestion>

export const QTestResults = z
  .strictObject({
    rank: z.int().check(z.describe('Among those who have finished; equal scores and times share one')),
    finished: z.int().check(z.describe('How many have finished so far, this one included')),
    playerTotalScore: z.int(),
    decidingTime,
    correctAnswers: z.int(),
    totalNoOfQuestions: z.int().check(z.describe('Those that can be answered right')),
    questionCount: z.int().check(z.describe('Those and the surveys')),
    retakeFlag: z.boolean(),
    marks: z
      .optional(z.array(z.enum(['right', 'wrong', 'thanked', 'none'])))
      .check(z.describe('One a question that counts, in order; left out where answers are not shown')),
  })
  .check(z.meta({ id: 'QTestResults' }))
export type QTestResults = z.infer<typeof QTestResults>

export const checkQTest = endpoint({
  ...call,
  path: 'qtest/checkqtest',
  caller: 'anyone',
  changes: false,
  perMinute: 1_200,
  refuses: [404],
  body: z.strictObject({
    qtestId: short,
    attemptToken: z.optional(short),
    source: z.optional(z.enum(SHARE_SOURCES)).check(z.describe('Where a shared link was followed from; only counted')),
  }),
  answer: z.strictObject({
    status: z.enum(QTEST_WINDOWS),
    qtestName: z.string(),
    qtestImage: z.string().check(z.describe('An address, or empty')),
    qtestDescription: z.string(),
    additionalFields: z.array(z.string()),
    startDate: z.string(),
    endDate: z.string(),
    serverTime: z.string().check(z.describe('For a countdown on a device whose clock is wrong')),
    totalNoOfQuestions: z.int().check(z.describe('Those that count')),
    totalTimeToAnswer: z
      .number()
      .check(z.describe("Seconds of all their clocks together, in a member's own time where the caller has more")),
    retakeFlag: z.boolean().check(z.describe('Whether it can be taken again')),
    keepsEmail: z
      .boolean()
      .check(z.describe('False for a quiz of the young age groups: the e-mail of a guest is not kept')),
    access,
    locked: z.boolean().check(z.describe('The host lets nobody new begin')),
    closed: z.boolean().check(z.describe('By an administrator: nothing begins, whatever the window says')),
    closedWhy: z.optional(z.string()).check(z.describe('For its host')),
    full: z.boolean().check(z.describe('There is no place for anybody new')),
    placeFreeAt: z.optional(z.string()).check(z.describe('When one may be, if any')),
    ownAttempts: z
      .array(z.strictObject({ playerName: z.string(), status: AttemptStatus, answered: z.int() }))
      .check(z.describe("Those of the caller's account, browser or token")),
  }),
  summary: 'Whether a QTest can be taken now, and what its entry shows',
})

/** What an attempt learns of the window with every answer. */
const ofWindow = {
  endDate: z.string(),
  notAsked: z.int().check(z.describe('Questions that the end of the window left unasked; 0 while in progress')),
}

export const attendQTest = endpoint({
  ...call,
  path: 'qtest/attendqtest',
  caller: 'anyone',
  changes: true,
  maxBytes: 10_000,
  perMinute: 3_000,
  refuses: [404, 409],
  body: z.strictObject({
    qtestId: short,
    attemptToken: z.optional(short),
    playerId: z.optional(short),
    playerName: z._default(short, ''),
    playerEmail: z._default(z.string().check(z.maxLength(400)), ''),
    additionalFields: z._default(z.record(short, short), {}),
    code: z.optional(short).check(z.describe('Of the list of codes, where there is one')),
    isLoginUser: z.optional(z.boolean()),
  }),
  answer: z.strictObject({
    status: AttemptStatus,
    attemptToken: z.string(),
    playerId: z.string(),
    playerName: z.string(),
    question: z.optional(QTestQuestion).check(z.describe('While in progress')),
    timeElapsedMs: z.optional(z.number()).check(z.describe('How long its clock runs already')),
    ...ofWindow,
    serverTime: z.string(),
    showAnswerFlag: z.boolean(),
    showScoresFlag: z.boolean(),
    retakeFlag: z.boolean(),
    results: z.optional(QTestResults),
  }),
  summary: 'Begins an attempt, or goes on with it where it stopped',
})

export const submitQTestAnswer = endpoint({
  ...call,
  path: 'qtest/submitanswer',
  caller: 'anyone',
  changes: true,
  maxBytes: 8_000,
  perMinute: 6_000,
  refuses: [404, 409],
  body: z.strictObject({
    qtestId: short,
    attemptToken: z.optional(short),
    playerId: z.optional(short),
    qtestType: z.optional(short),
    questionId: short,
    timeTaken: z.optional(z.unknown()),
    playerAnswer: z.string().check(z.maxLength(1_000)),
    questionType: z.optional(short),
  }),
  answer: z.strictObject({
    status: AttemptStatus,
    ...ofWindow,
    showAnswerFlag: z.boolean(),
    answercontent: z.string().check(z.describe('The explanation; "None" when there is none or answers are not shown')),
    answerData: z.optional(AnswerData).check(z.describe('Left out where answers are not shown')),
    asked: z.optional(z.int()).check(z.describe('Of how many `correctPercent` is the share; with `answerData` alone')),
    nextQuestion: z.optional(QTestQuestion).check(z.describe('Where no answer is shown between; its clock runs')),
    timeElapsedMs: z.optional(z.number()).check(z.describe('How long it runs already, when the answer is sent again')),
    results: z.optional(QTestResults),
  }),
  summary: 'Answers the open question of an attempt; the same again gets the same answer',
})

export const getQTestAnswer = endpoint({
  ...call,
  path: 'qtest/getanswer',
  caller: 'anyone',
  changes: false,
  perMinute: 3_000,
  refuses: [403, 404, 409],
  body: z.strictObject({
    qtestId: short,
    attemptToken: z.optional(short),
    playerId: z.optional(short),
    countedNumber: z
      .int()
      .check(z.minimum(1), z.maximum(LIMITS.slidesPerQuiz), z.describe('Of the question, as in `marks`')),
  }),
  answer: z.strictObject({ question: QTestQuestion, answerData: AnswerData }),
  summary: 'A question of a completed attempt with its answer, where the host shows answers',
})

export const deletePlayerAnswer = endpoint({
  ...call,
  path: 'qtest/deleteplayeranswer',
  caller: 'anyone',
  changes: true,
  perMinute: 600,
  refuses: [404, 409],
  body: z.strictObject({ qtestId: short, attemptToken: z.optional(short), playerId: z.optional(short) }),
  answer: 'text',
  summary: 'Clears an attempt so that it can be taken again, where the host allows it',
})
