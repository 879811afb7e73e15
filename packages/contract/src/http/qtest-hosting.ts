import { AGE_GROUP_SPELLINGS } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { QTEST_WINDOWS } from '@quokka/core/qtest-schedule'
import { DIFFICULTIES } from '@quokka/core/quiz'
import { EXTRA_TIMES } from '@quokka/core/scoring'
import * as z from 'zod/mini'
import { CallRefusal } from '../wire/refusal-codes.ts'
import { endpoint } from './endpoint.ts'
import { AttemptStatus, access, call, qtestType, short } from './qtest-parts.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))
/** A moment in ISO 8601 with its zone. The library's own pattern would weigh half a kilobyte in every player's download. */
const MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
/** The last two digits of a day that its month has not roll over into the next month. */
const hasDay = (moment: string): boolean => {
  const day = moment.slice(0, 10)
  return !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
}
const date = z.string().check(z.maxLength(40), z.regex(MOMENT), z.refine(hasDay), z.meta({ format: 'date-time' }))
/** What a host chooses when a QTest is made or moved. */
const Schedule = {
  showAnswer: z.boolean(),
  showResult: z.boolean(),
  retakeFlag: z.boolean(),
  startDate: date,
  endDate: date,
  additionalFields: z.array(short).check(z.maxLength(50), z.describe('What is asked beside name and e-mail')),
  names: z
    .optional(z.array(short).check(z.maxLength(LIMITS.qtestListed)))
    .check(z.describe('The whole list of those who may begin, each once')),
  codes: z
    .optional(z.int().check(z.minimum(1), z.maximum(LIMITS.qtestListed)))
    .check(z.describe('How many codes there shall be; those that there are stay')),
}
/** A list of names is long. */
const SCHEDULE_BYTES = 300_000

export const createQTest = endpoint({
  ...call,
  path: 'qtest/createqtest',
  caller: 'user',
  changes: true,
  maxBytes: SCHEDULE_BYTES,
  perMinute: 30,
  body: z.strictObject({
    ...Schedule,
    startDate: z.optional(date).check(z.describe("From now on, by the server's clock, where it is left out")),
    access: z._default(access, 'link'),
    sameOrder: z
      ._default(z.boolean(), false)
      .check(z.describe('Options in one order for all, not mixed for each attempt')),
    qtestType,
    categories: z.array(id).check(z.minLength(1), z.maxLength(50)),
    ageGroup: z
      .optional(z.enum(AGE_GROUP_SPELLINGS))
      .check(z.describe('For whom categories are drawn; left out, children are protected')),
    difficulty: z.optional(z.enum(DIFFICULTIES)).check(z.describe('Of the questions that are drawn')),
  }),
  answer: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('Success'), qtestId: z.string() }),
    z.strictObject({
      status: z.literal('Error'),
      errorCode: CallRefusal,
      errorMessage: z.string(),
      errorSays: z.optional(z.string()),
    }),
  ]),
  summary: 'Schedules a quiz, or questions of categories, as a test that people take alone',
})

export const rescheduleQTest = endpoint({
  ...call,
  path: 'qtest/rescheduleqtest',
  caller: 'user',
  changes: true,
  maxBytes: SCHEDULE_BYTES,
  perMinute: 60,
  refuses: [404],
  body: z.strictObject({
    ...Schedule,
    access: z.optional(access).check(z.describe('As it is where it is left out')),
    sameOrder: z
      .optional(z.boolean())
      .check(z.describe('As it is where it is left out; who has begun keeps the order')),
    qtestId: id,
  }),
  answer: 'text',
  summary: 'Changes the window and the rules of a QTest; its owner alone',
})

export const changeQTestStatus = endpoint({
  ...call,
  path: 'qtest/changequizstatus',
  caller: 'user',
  changes: true,
  perMinute: 60,
  refuses: [404],
  body: z.strictObject({ qtestId: id, status: z.literal('inactive') }),
  answer: 'text',
  summary: 'Deletes a QTest for good; its owner alone',
})

export const QTestParticipant = z
  .strictObject({
    participantId: z.string(),
    playerName: z.string(),
    fields: z.record(z.string(), z.string()),
    answered: z.int().check(z.describe('Questions that are done, info slides apart')),
    correctAnswers: z.int(),
    totalScore: z.int(),
    state: AttemptStatus,
    lastActivityAt: z.string(),
    sameBrowser: z
      .array(z.string())
      .check(z.describe('Under which other names the browser has begun, the latest three at most')),
  })
  .check(z.meta({ id: 'QTestParticipant' }))
export type QTestParticipant = z.infer<typeof QTestParticipant>

export const getQTestProgress = endpoint({
  ...call,
  path: 'qtest/getqtestprogress',
  caller: 'user',
  changes: false,
  perMinute: 240,
  refuses: [404],
  body: z.strictObject({
    qtestId: short,
    before: z.optional(short).check(z.describe('The `next` of the page before')),
    state: z
      .optional(z.enum([...AttemptStatus.options, 'removed']))
      .check(z.describe('`removed` lists those whom the host has removed')),
    pages: z
      .optional(z.int().check(z.minimum(1), z.maximum(LIMITS.progressPages)))
      .check(z.describe('How many pages are wanted as one; 1 where it is left out')),
    search: z.optional(short).check(z.describe('Part of a name or of an additional field, in any case')),
    byName: z.optional(z.boolean()).check(z.describe('In the order of names, not of activity')),
  }),
  answer: z.strictObject({
    qtestName: z.string(),
    qtestImage: z.string(),
    qtestType,
    qtestStatus: z.enum(QTEST_WINDOWS),
    startDate: z.string(),
    endDate: z.string(),
    serverTime: z.string(),
    showAnswer: z.boolean(),
    showResult: z.boolean(),
    retakeFlag: z.boolean(),
    sameOrder: z.boolean(),
    additionalFields: z.array(z.string()),
    totalNoOfQuestions: z.int(),
    capacity: z.int().check(z.describe('How many may take it')),
    access,
    locked: z.boolean(),
    closed: z.boolean(),
    closedWhy: z.optional(z.string()).check(z.describe('What the administrator says about that')),
    removed: z.int().check(z.describe('How many participants the host has removed; they are in no other figure')),
    started: z.int(),
    startedLastHour: z.int(),
    finished: z.int(),
    averageScore: z.int().check(z.describe('Of those who finished; 0 while nobody has')),
    averageCorrect: z.int().check(z.minimum(0), z.maximum(100), z.describe('Per cent, of those who finished')),
    matching: z.int().check(z.describe('How many there are on all pages')),
    participants: z.array(QTestParticipant).check(z.maxLength(LIMITS.progressPages * LIMITS.progressRows)),
    next: z.nullable(z.string()).check(z.describe('Brings the page after this one; null on the last')),
  }),
  summary: 'How far the participants of a QTest are, the latest activity first; its owner alone',
})

const ofParticipant = z.strictObject({ qtestId: short, participantId: short })

export const getQTestParticipant = endpoint({
  ...call,
  path: 'qtest/getparticipant',
  caller: 'user',
  changes: false,
  perMinute: 240,
  refuses: [404],
  body: ofParticipant,
  answer: z.strictObject({
    playerName: z.string(),
    fields: z.record(z.string(), z.string()),
    totalScore: z.int(),
    extraTime: z
      .literal(EXTRA_TIMES)
      .check(z.describe('How much more time the participant has from the next question on, in percent')),
    answers: z.array(
      z.strictObject({
        countedNumber: z.int(),
        questionTitle: z.string(),
        playerAnswer: z.string().check(z.describe('As reports write it; empty for none')),
        rightAnswers: z.array(z.string()).check(z.describe('Empty for a survey')),
        mark: z.enum(['right', 'wrong', 'thanked', 'none', 'notAsked']),
        timeTaken: z.nullable(z.number()).check(z.describe('Seconds; null without an answer')),
        playerScore: z.int(),
      }),
    ),
  }),
  summary: 'What one participant answered to each question; the owner of the QTest alone',
})

export const setQTestExtraTime = endpoint({
  ...call,
  path: 'qtest/setextratime',
  caller: 'user',
  changes: true,
  perMinute: 240,
  refuses: [404],
  body: z.strictObject({ ...ofParticipant.shape, extraTime: z.literal(EXTRA_TIMES) }),
  answer: 'text',
  summary: 'Gives a participant more time for each question, from the next one on, or takes it back; the owner alone',
})

export const removeQTestPlayer = endpoint({
  ...call,
  path: 'qtest/removeplayer',
  caller: 'user',
  changes: true,
  perMinute: 240,
  refuses: [404],
  body: ofParticipant,
  answer: 'text',
  summary: 'Removes a participant and frees the place; the attempt counts no more. Its owner alone',
})

export const restoreQTestPlayer = endpoint({
  ...call,
  path: 'qtest/restoreplayer',
  caller: 'user',
  changes: true,
  perMinute: 240,
  refuses: [404, 409],
  body: ofParticipant,
  answer: 'text',
  summary: 'Lets a removed participant go on where the attempt was, while there is a place; its owner alone',
})

export const lockQTest = endpoint({
  ...call,
  path: 'qtest/lockqtest',
  caller: 'user',
  changes: true,
  perMinute: 60,
  refuses: [404],
  body: z.strictObject({ qtestId: short, locked: z.boolean() }),
  answer: 'text',
  summary: 'Lets nobody new begin, or lets them again; who has begun goes on. Its owner alone',
})

export const closeQTest = endpoint({
  ...call,
  path: 'qtest/closeqtest',
  caller: 'admin',
  changes: true,
  perMinute: 60,
  refuses: [404],
  body: z.strictObject({
    qtestId: short,
    closed: z.boolean(),
    reason: z
      ._default(z.string().check(z.maxLength(LIMITS.decisionReasonCharacters)), '')
      .check(z.describe('Not empty where it is closed: its host reads it')),
  }),
  answer: 'text',
  summary: 'Ends a QTest so that nothing begins in it, or opens it again; also apart from its quiz',
})

export const getQTestList = endpoint({
  ...call,
  path: 'qtest/getqtestlist',
  caller: 'user',
  changes: false,
  perMinute: 60,
  refuses: [404],
  body: z.strictObject({ qtestId: short }),
  answer: z.strictObject({
    qtestName: z.string(),
    access,
    entries: z
      .array(z.strictObject({ entry: z.string(), playerName: z.nullable(z.string()) }))
      .check(z.maxLength(LIMITS.qtestListed), z.describe('Names or codes, each with who has begun with it')),
  }),
  summary: 'The names or codes by which a QTest is entered; its owner alone',
})
