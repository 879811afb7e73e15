import { AGE_GROUP_SPELLINGS } from '@quokka/core/accounts'
import { DIFFICULTIES } from '@quokka/core/quiz'
import { EXTRA_TIMES } from '@quokka/core/scoring'
import * as z from 'zod'
import type { FrameRefusal } from '../wire/refusal-codes.ts'

/** Who may send a frame, how large it may be and how often it may come: declared beside its shape, as a call's are. */
export interface FrameLimits {
  /** Whose frame it is; anybody else's is refused. Rule RM1. */
  giver: 'anyone' | 'host'
  maxBytes: number
  /** So many may come at once from one sender in a room, then one in each `everyMs`, before `RATE_LIMIT_FACTOR`. */
  atOnce: number
  everyMs: number
}

const limits = z.registry<FrameLimits>()

/** Without NUL and halves of characters, such as a field that cuts by length leaves behind: no database holds them. */
const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '')
const text = (mostCharacters: number) => z.string().max(mostCharacters).overwrite(storable)
const short = text(200)
const frame = <Action extends string, Shape extends z.ZodRawShape>(
  action: Action,
  declared: FrameLimits,
  shape: Shape,
) =>
  z
    .object({ action: z.literal(action), payload: z.object(shape) })
    .meta({ id: action })
    .register(limits, declared)

/** What a host presses now and then. */
const press: FrameLimits = { giver: 'host', maxBytes: 1_000, atOnce: 10, everyMs: 500 }

/** A host puts a whole class in order. */
const moderate: FrameLimits = { giver: 'host', maxBytes: 2_000, atOnce: 20, everyMs: 500 }

/** A host's command may name the question it was pressed on, so that a doubled one skips nothing (contract §10). */
const onQuestion = { questionId: short.optional() }

/**
 * What a client may send on the room socket (contract §10), each `{action, payload}` in one text frame.
 * Ids in payloads are names, not proofs: the credential of the connection decides who acts.
 */
export const ClientToServerFrame = z.discriminatedUnion('action', [
  frame(
    'addPlayer',
    { giver: 'anyone', maxBytes: 8_000, atOnce: 5, everyMs: 2_000 },
    {
      playerName: short,
      playerEmail: text(400),
      playerId: short.optional(),
      playerAvatar: short,
      isHost: z.boolean().optional(),
      categories: z.array(short).max(50).optional(),
      ageGroup: short,
    },
  ),
  frame('rejoinPlayer', { giver: 'anyone', maxBytes: 1_000, atOnce: 10, everyMs: 1_000 }, { playerId: short }),
  frame('startQuiz', press, { roomId: short.optional() }),
  frame(
    'submitAnswer',
    { giver: 'anyone', maxBytes: 8_000, atOnce: 10, everyMs: 1_000 },
    {
      playerId: short.optional(),
      questionId: short,
      quizId: short.optional(),
      roomId: short.optional(),
      timeTaken: z.unknown().optional(),
      playerAnswer: text(1_000),
      questionType: short.optional(),
    },
  ),
  frame('timeUp', press, {
    ...onQuestion,
    /** A page believes that the time is over, nobody pressed anything: before that by the server's clock it ends nothing. */
    reminder: z.boolean().optional(),
  }),
  frame('sendNextQuestion', press, onQuestion),
  frame('goToPodium', press, onQuestion),
  frame(
    'goBackToWaitingRoom',
    { giver: 'anyone', maxBytes: 2_000, atOnce: 2, everyMs: 2_000 },
    {
      playerName: short.optional(),
      playerId: short.optional(),
      playerAvatar: short.optional(),
    },
  ),
  frame(
    'updateQuiz',
    { giver: 'host', maxBytes: 4_000, atOnce: 1, everyMs: 2_000 },
    {
      categories: z.array(short).min(1).max(50),
      quizType: short,
      ageGroup: z.enum(AGE_GROUP_SPELLINGS).optional(),
      difficulty: z.enum(DIFFICULTIES).optional(),
    },
  ),
  frame('removePlayer', moderate, { playerId: short }),
  frame('renamePlayer', moderate, { playerId: short, playerName: short }),
  frame('setExtraTime', moderate, { playerId: short, extraTime: z.literal(EXTRA_TIMES) }),
  frame('lockRoom', press, { locked: z.boolean() }),
  frame('userExit', { giver: 'anyone', maxBytes: 1_000, atOnce: 5, everyMs: 1_000 }, { playerId: short.optional() }),
])
export type ClientToServerFrame = z.infer<typeof ClientToServerFrame>
export type ClientAction = ClientToServerFrame['action']

/** A text that could not be read, and why. */
export interface Unreadable {
  action: 'unreadable'
  code: Extract<FrameRefusal, 'frame/no-action' | 'frame/no-payload' | 'frame/unknown-action' | 'frame/invalid-payload'>
}

const ACTIONS: readonly string[] = ClientToServerFrame.options.map((option) => option.shape.action.value)

/** What each frame is declared with. */
export const FRAME_LIMITS: ReadonlyMap<ClientAction, FrameLimits> = new Map(
  ClientToServerFrame.options.map((option) => [option.shape.action.value, limits.get(option) as FrameLimits]),
)

const envelope = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads one frame of a client. What cannot be read becomes a value with a code; nothing throws. */
export const parseClientFrame = (text: string): ClientToServerFrame | Unreadable => {
  const data = envelope(text)
  const unreadable = (code: Unreadable['code']): Unreadable => ({ action: 'unreadable', code })
  if (typeof data !== 'object' || data === null || !('action' in data)) return unreadable('frame/no-action')
  if (typeof data.action !== 'string' || !ACTIONS.includes(data.action)) return unreadable('frame/unknown-action')
  if (!('payload' in data) || typeof data.payload !== 'object' || data.payload === null)
    return unreadable('frame/no-payload')
  const read = ClientToServerFrame.safeParse(data)
  return read.success ? read.data : unreadable('frame/invalid-payload')
}
