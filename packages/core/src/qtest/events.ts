import * as z from 'zod'
import { AGE_GROUPS } from '../accounts/age-group.ts'
import { SourceQuiz, StoredQuiz } from '../play/frozen-quiz.ts'
import { EXTRA_TIMES } from '../scoring/extra-time.ts'
import { CLOSED_BY, QTEST_ACCESS, QTEST_TYPES } from './schedule.ts'

const ms = z.number()

/** What a QTest asks, as it was when it was scheduled: later changes of the quiz do not reach it. Rule QT6. */
export const QTestSource = z.strictObject({
  quiz: SourceQuiz,
  qtestType: z.enum(QTEST_TYPES),
  description: z.string(),
  /** An address, or empty. */
  image: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
})
export type QTestSource = z.infer<typeof QTestSource>

/**
 * In which order options are shown: each attempt its own, or one for all, made of a seed that no participant knows, since the
 * shuffles of a seed give their solutions away. Rule QT14.
 */
const OptionOrder = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('each') }),
  z.strictObject({ for: z.literal('all'), seed: z.string() }),
])
export type OptionOrder = z.infer<typeof OptionOrder>

/** What its host chooses, and may change. */
export const QTestSettings = z.strictObject({
  showAnswer: z.boolean(),
  showResult: z.boolean(),
  retake: z.boolean(),
  startMs: ms,
  endMs: ms,
  additionalFields: z.array(z.string()),
  /** Journals from before there was a choice have none. */
  access: z.enum(QTEST_ACCESS).default('link'),
  /** Journals from before there was a choice have none: choices stay as their author wrote them, all else is each attempt's. */
  optionOrder: OptionOrder.optional(),
})
export type QTestSettings = z.infer<typeof QTestSettings>

/** An account has it, or a guest; the other is null. The hash is of the token that the browser chose. */
const held = { account: z.string().nullable(), guest: z.string().nullable(), tokenHash: z.string().nullable() }
/**
 * What an attempt's aliases and shuffles are made of, each time the same. Attempts that were begun before aliases were made of a
 * text have a number, and one id for each alias.
 */
const FrozenBy = z.strictObject({
  seed: z.union([z.string(), z.int()]),
  ids: z.array(z.string()).optional(),
  /** As it was chosen when the attempt began: a change does not reach it. */
  optionOrder: OptionOrder.optional(),
})
export type FrozenBy = z.infer<typeof FrozenBy>
/** The whole list of names, where it changed, and codes that are added to those there are. */
const lists = { names: z.array(z.string()).optional(), newCodes: z.array(z.string()).optional() }
const ofAttempt = { attemptId: z.string(), atMs: ms }
const extraTime = z.literal(EXTRA_TIMES)
/** What the participant's account wishes; absent for none. */
const wish = { extraTime: extraTime.optional() }

const QTestOpened = z.strictObject({
  was: z.literal('qtestOpened'),
  qtestId: z.string(),
  ownerId: z.string(),
  /** Journals from before quizzes were stored by their content hold the quiz itself. */
  source: QTestSource.extend({ quiz: z.union([StoredQuiz, SourceQuiz]) }),
  settings: QTestSettings,
  ...lists,
  capacity: z.int().min(1),
  atMs: ms,
})

/** What can have happened in a QTest: its state is computed from them by `evolve`, and all are journalled. Times are milliseconds by the wall, but for `runningMs`. */
export const QTestEvent = z.discriminatedUnion('was', [
  QTestOpened,
  z.strictObject({ was: z.literal('qtestRescheduled'), settings: QTestSettings, ...lists, atMs: ms }),
  z.strictObject({ was: z.literal('qtestLocked'), atMs: ms }),
  z.strictObject({ was: z.literal('qtestUnlocked'), atMs: ms }),
  /** The plan of its host is another one. */
  z.strictObject({ was: z.literal('capacityChanged'), capacity: z.int().min(1), atMs: ms }),
  z.strictObject({ was: z.literal('qtestDeleted'), atMs: ms }),
  /** The reason is for its host. */
  z.strictObject({ was: z.literal('qtestClosed'), by: z.enum(CLOSED_BY), reason: z.string(), atMs: ms }),
  z.strictObject({ was: z.literal('qtestReopened'), by: z.enum(CLOSED_BY), atMs: ms }),
  z.strictObject({
    was: z.literal('attemptBegun'),
    ...ofAttempt,
    ...held,
    name: z.string(),
    email: z.string().nullable(),
    fields: z.record(z.string(), z.string()),
    /** The one of the host's list that was given, where codes are asked for. */
    code: z.string().optional(),
    ...wish,
    ...FrozenBy.shape,
  }),
  /** By somebody who has begun before and has cleared it. */
  z.strictObject({
    was: z.literal('attemptBegunAnew'),
    ...ofAttempt,
    ...wish,
    ...FrozenBy.shape,
    /** All of them, where some are asked that the attempt before had not. */
    fields: z.record(z.string(), z.string()).optional(),
  }),
  /** Another browser, or another visit, of whoever has the attempt. */
  z.strictObject({ was: z.literal('tokenAdded'), ...ofAttempt, tokenHash: z.string() }),
  z.strictObject({
    was: z.literal('questionAsked'),
    ...ofAttempt,
    questionId: z.string(),
    /** By the clock that runs inside questions. Journals from before there were two clocks have it in `atMs`. */
    runningMs: ms.optional(),
  }),
  z.strictObject({
    was: z.literal('questionAnswered'),
    ...ofAttempt,
    questionId: z.string(),
    answer: z.string(),
    takenMs: ms,
    claimedS: z.number().nullable(),
  }),
  /** `atMs` is when its time was over, not when that was noticed. */
  z.strictObject({ was: z.literal('questionTimedOut'), ...ofAttempt, questionId: z.string() }),
  /** The window closed before its last question was asked. */
  z.strictObject({ was: z.literal('attemptCutOff'), ...ofAttempt }),
  z.strictObject({ was: z.literal('attemptCleared'), ...ofAttempt }),
  /** By the host. */
  z.strictObject({ was: z.literal('attemptRemoved'), ...ofAttempt }),
  /** Its place is somebody else's: nothing was answered in it for long. */
  z.strictObject({ was: z.literal('placeLost'), ...ofAttempt }),
  /** It has a place again. */
  z.strictObject({ was: z.literal('attemptRestored'), ...ofAttempt }),
  /** By the host, from the next question on. */
  z.strictObject({ was: z.literal('extraTimeSet'), ...ofAttempt, extraTime }),
])
export type QTestEvent = z.infer<typeof QTestEvent>
export type QTestOpened = z.infer<typeof QTestOpened>
/** The opening as it is decided, before its quiz is stored. */
export type QTestScheduled = QTestOpened & { source: QTestSource }

/** The version of the events' shapes, kept with every journal row. */
export const EVENTS_VERSION = 1
