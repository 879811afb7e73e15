import { EVENTS_VERSION, RoomEvent } from '@quokka/core/room'
import * as z from 'zod'

const Row = z.object({ version: z.literal(EVENTS_VERSION), events: z.array(RoomEvent) })

/** The events of one commit as the body of a journal row. */
export const encodeEvents = (events: readonly RoomEvent[]): string =>
  JSON.stringify({ version: EVENTS_VERSION, events })

/** Reads a journal row. Throws when it is damaged: a room must not go on from half a history. */
export const decodeEvents = (body: string): RoomEvent[] => Row.parse(JSON.parse(body)).events
