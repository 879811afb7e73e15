import * as z from 'zod'
import { AGE_GROUPS } from '../accounts/age-group.ts'
import { LIMITS } from '../limits.ts'
import { FrozenQuiz, PlayedQuiz } from '../play/frozen-quiz.ts'
import { EXTRA_TIMES } from '../scoring/extra-time.ts'

const ms = z.number()
/** When a question takes answers; `endsAtMs` is null for a slide without a clock. */
const clock = { opensAtMs: ms, endsAtMs: ms.nullable() }

/** How a room is played, fixed when it is opened. `capacity` counts everyone with a seat, the host included; it may grow. */
export const RoomSettings = z.strictObject({
  showAnswer: z.boolean(),
  randomizeQuestion: z.boolean(),
  hostMode: z.boolean(),
  capacity: z.int().min(1),
  hostGraceMs: z.int().min(0),
  /** Each player is shown under two friendly words in place of a name; rooms of before had none. */
  safeNames: z.boolean().default(false),
  /** A right answer wins the same whenever it comes, and nothing plays or ticks. */
  calm: z.boolean().default(false),
  /** The language in which the host opened it, where everybody is to see it in that; null where each sees it in their own. */
  language: z.string().nullable().default(null),
  /** From the announcement of a question until its clock runs, in milliseconds. Journals from before this field have the default. */
  getReadyMs: z.int().min(0).default(LIMITS.getReadyMs),
})
export type RoomSettings = z.infer<typeof RoomSettings>

const RoomOpened = z.strictObject({
  was: z.literal('roomOpened'),
  roomId: z.string(),
  hostCredential: z.string(),
  settings: RoomSettings,
  quiz: z.union([PlayedQuiz, FrozenQuiz]),
  atMs: ms,
})

/**
 * What can have happened in a room. A room's state is computed from them by `evolve`; all but the ephemeral ones are journalled.
 * Times are milliseconds by the clock that runs inside questions (decision 0074), but for `startedAtMs`.
 */
export const RoomEvent = z.discriminatedUnion('was', [
  RoomOpened,
  z.strictObject({
    was: z.literal('playerJoined'),
    playerId: z.string(),
    credential: z.string(),
    name: z.string(),
    avatar: z.string(),
    email: z.string().nullable(),
    ageGroup: z.enum(AGE_GROUPS),
    /** What the player's account wishes; absent for none. */
    extraTime: z.literal(EXTRA_TIMES).optional(),
    atMs: ms,
  }),
  z.strictObject({ was: z.literal('playerRenamed'), playerId: z.string(), name: z.string(), avatar: z.string() }),
  z.strictObject({ was: z.literal('playerRenamedByHost'), playerId: z.string(), name: z.string() }),
  /** From the next question on. */
  z.strictObject({ was: z.literal('extraTimeSet'), playerId: z.string(), extraTime: z.literal(EXTRA_TIMES) }),
  z.strictObject({
    was: z.literal('playerRemoved'),
    playerId: z.string(),
    /** Every credential that the room refuses from now on: the seat's, and the others of the same browser. */
    credentials: z.array(z.string()),
    atMs: ms,
  }),
  z.strictObject({ was: z.literal('roomLocked') }),
  z.strictObject({ was: z.literal('roomUnlocked') }),
  z.strictObject({ was: z.literal('seatsRaised'), capacity: z.int().min(1) }),
  z.strictObject({ was: z.literal('playerLeft'), playerId: z.string() }),
  z.strictObject({ was: z.literal('playerReturned'), playerId: z.string() }),
  z.strictObject({
    was: z.literal('quizStarted'),
    order: z.array(z.int()).min(1),
    ...clock,
    /** When its first slide opens, by the wall. Journals from before there were two clocks have it in `opensAtMs`. */
    startedAtMs: ms.optional(),
  }),
  z.strictObject({ was: z.literal('questionAsked'), index: z.int(), ...clock }),
  z.strictObject({
    was: z.literal('questionShifted'),
    ...clock,
    atMs: ms,
    /** By how much; less than the outage where that was long. */
    addedMs: ms,
    /** How long its clock had run when the outage began: nobody took longer for an answer that came meanwhile. */
    ranMs: ms,
  }),
  z.strictObject({
    was: z.literal('answerSubmitted'),
    playerId: z.string(),
    answer: z.string(),
    /** Of more time than the ordinary, as the same share of the ordinary one (decision 0118). */
    takenMs: ms,
    claimedS: z.number().nullable(),
  }),
  /** The ordinary time is over, and somebody with more of it is still waited for. */
  z.strictObject({ was: z.literal('overtimeBegan') }),
  z.strictObject({ was: z.literal('questionClosed'), why: z.enum(['time', 'host', 'everyone']) }),
  z.strictObject({ was: z.literal('podiumReached') }),
  z.strictObject({ was: z.literal('quizReplaced'), quiz: z.union([PlayedQuiz, FrozenQuiz]) }),
  z.strictObject({ was: z.literal('roomClosed'), why: z.enum(['hostLeft', 'hostGone']) }),
  z.strictObject({ was: z.literal('playerConnected'), playerId: z.string() }),
  z.strictObject({ was: z.literal('playerDropped'), playerId: z.string(), atMs: ms }),
  z.strictObject({ was: z.literal('everyoneDropped'), atMs: ms }),
  z.strictObject({ was: z.literal('serverSlept'), atMs: ms }),
])
export type RoomEvent = z.infer<typeof RoomEvent>
export type RoomOpened = z.infer<typeof RoomOpened>

const EPHEMERAL: readonly RoomEvent['was'][] = [
  'overtimeBegan',
  'playerConnected',
  'playerDropped',
  'everyoneDropped',
  'serverSlept',
]

/** Whether an event must be on durable storage before it is announced. Presence need not: it does not survive a restart; what time brings comes again. */
export const isJournalled = (event: RoomEvent): boolean => !EPHEMERAL.includes(event.was)

/** The version of the events' shapes, kept with every journal row. */
export const EVENTS_VERSION = 1
