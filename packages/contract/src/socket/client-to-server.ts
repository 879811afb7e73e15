import * as z from 'zod'

const short = z.string().max(200)
const frame = <Action extends string, Shape extends z.ZodRawShape>(action: Action, shape: Shape) =>
  z.object({ action: z.literal(action), payload: z.object(shape) }).meta({ id: action })

/** A host's command may name the question it was pressed on, so that a doubled one skips nothing (contract §10). */
const onQuestion = { questionId: short.optional() }

/**
 * What a client may send on the room socket (contract §10), each `{action, payload}` in one text frame.
 * Ids in payloads are names, not proofs: the credential of the connection decides who acts.
 */
export const ClientToServerFrame = z.discriminatedUnion('action', [
  frame('addPlayer', {
    playerName: short,
    playerEmail: z.string().max(400),
    playerId: short.optional(),
    playerAvatar: short,
    isHost: z.boolean().optional(),
    categories: z.array(short).max(50).optional(),
    ageGroup: short,
  }),
  frame('rejoinPlayer', { playerId: short }),
  frame('startQuiz', { roomId: short.optional() }),
  frame('submitAnswer', {
    playerId: short.optional(),
    questionId: short,
    quizId: short.optional(),
    roomId: short.optional(),
    timeTaken: z.unknown().optional(),
    playerAnswer: z.string().max(1_000),
    questionType: short.optional(),
  }),
  frame('timeUp', onQuestion),
  frame('sendNextQuestion', onQuestion),
  frame('goToPodium', onQuestion),
  frame('goBackToWaitingRoom', {
    playerName: short.optional(),
    playerId: short.optional(),
    playerAvatar: short.optional(),
  }),
  frame('updateQuiz', { categories: z.array(short).min(1).max(50), quizType: short }),
  frame('userExit', { playerId: short.optional() }),
])
export type ClientToServerFrame = z.infer<typeof ClientToServerFrame>
export type ClientAction = ClientToServerFrame['action']

/** Why a text could not be read, in a sentence of contract §12. */
export interface Unreadable {
  action: 'unreadable'
  message: string
}

const ACTIONS: readonly string[] = ClientToServerFrame.options.map((option) => option.shape.action.value)

/** Sentences for frames that cannot be read (contract §12). */
export const FRAME_ERRORS = {
  noAction: "Data has no 'action' property.",
  noPayload: "Data has no 'payload' property.",
  unknownAction: "Data 'action' property is not handled.",
  badPayload: "Data 'payload' property is not valid.",
} as const

const envelope = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads one frame of a client. What cannot be read becomes a value with a sentence; nothing throws. */
export const parseClientFrame = (text: string): ClientToServerFrame | Unreadable => {
  const data = envelope(text)
  const unreadable = (message: string): Unreadable => ({ action: 'unreadable', message })
  if (typeof data !== 'object' || data === null || !('action' in data)) return unreadable(FRAME_ERRORS.noAction)
  if (typeof data.action !== 'string' || !ACTIONS.includes(data.action)) return unreadable(FRAME_ERRORS.unknownAction)
  if (!('payload' in data) || typeof data.payload !== 'object' || data.payload === null)
    return unreadable(FRAME_ERRORS.noPayload)
  const read = ClientToServerFrame.safeParse(data)
  return read.success ? read.data : unreadable(FRAME_ERRORS.badPayload)
}
