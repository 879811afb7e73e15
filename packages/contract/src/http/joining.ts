import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The seat that the caller's browser has in a room already, whatever was closed meanwhile. */
export const OwnSeat = z
  .strictObject({ playerName: z.string(), playerAvatar: z.string(), isHost: z.boolean() })
  .check(z.meta({ id: 'OwnSeat' }))
export type OwnSeat = z.infer<typeof OwnSeat>

export const checkRoomId = endpoint({
  path: 'checkroomid',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  maxBytes: 1_000,
  perMinute: 60,
  body: z.strictObject({ roomId: z.string().check(z.maxLength(200)) }),
  answer: z.strictObject({ roomIdExistsFlag: z.boolean(), ownSeat: z.nullable(OwnSeat), safeNames: z.boolean() }),
  summary: 'Whether a room with this code is open, and whether the caller sits in it',
})
