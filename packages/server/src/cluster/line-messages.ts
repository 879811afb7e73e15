import { LIMITS } from '@quokka/core/limits'
import { EXTRA_TIMES } from '@quokka/core/scoring'
import * as z from 'zod'

// Nodes of two builds may run beside each other: what the other one tells beyond this is left out, here and in all messages.

/** Numbers a line among all that its node has opened to rooms elsewhere. */
const line = z.int().min(1)
const roomId = z.string().length(LIMITS.roomCodeCharacters)
/** A browser has a few; more of them are none of this room. */
export const MOST_CREDENTIALS = 100
const credential = z.string().min(1).max(200)
const latency = z.number().min(0).max(3_600_000)

/** What a node tells of the connections that are open there to the node that runs their room. */
export const FromLine = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('opened'),
    line,
    roomId,
    credentials: z.array(credential).min(1).max(MOST_CREDENTIALS),
    ownPicture: z.string().max(2_000).nullable(),
    /** None from a node of a build before. */
    extraTime: z.literal(EXTRA_TIMES).default(0),
    addressKey: z.string().max(200),
    /** English from a node of a build before. */
    language: z.string().max(20).default('en'),
    /** Names the connection in the log; empty from a node of a build before. */
    requestId: z.string().max(64).default(''),
    /** Since it was opened. */
    ageMs: z.number().min(0),
    /** Whether it had a seat where the room ran before. */
    hadSeat: z.boolean(),
  }),
  z.object({ is: z.literal('sent'), line, text: z.string().max(20_000), ageMs: latency, creditMs: latency }),
  z.object({ is: z.literal('drained'), line }),
  z.object({ is: z.literal('closed'), line }),
])
export type FromLine = z.infer<typeof FromLine>

/** What the node that runs a room tells a node of its lines. */
export const ToLine = z.discriminatedUnion('is', [
  z.object({ is: z.literal('acting'), line, credential }),
  z.object({ is: z.literal('seated'), line }),
  /** A frame for some lines. */
  z.object({ is: z.literal('shown'), lines: z.array(line), text: z.string() }),
  /** A frame for each line of a room that has a seat. */
  z.object({ is: z.literal('shownToAll'), roomId, text: z.string() }),
  z.object({ is: z.literal('ended'), line, code: z.int().min(1_000).max(4_999), reason: z.string().max(120) }),
  /** The room does not run there, or not any more. */
  z.object({ is: z.literal('moved'), line }),
])
export type ToLine = z.infer<typeof ToLine>
