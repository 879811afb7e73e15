import { SHARE_SOURCES } from '@quokka/core/share-sources'
import * as z from 'zod/mini'
import type { FrameRefusal } from '../wire/refusal-codes.ts'
import { endpoint } from './endpoint.ts'

/** Why a room gives somebody no seat, whatever their details are. */
export const DOOR_REFUSALS = ['room/full', 'room/locked', 'room/removed'] as const satisfies readonly FrameRefusal[]
export type DoorRefusal = (typeof DOOR_REFUSALS)[number]

/** The seat that the caller's browser has in a room already, whatever was closed meanwhile. */
export const OwnSeat = z
  .strictObject({ playerName: z.string(), playerAvatar: z.string(), isHost: z.boolean() })
  .check(z.meta({ id: 'OwnSeat' }))
export type OwnSeat = z.infer<typeof OwnSeat>

/** The newest open room in which the caller's browser has a seat. */
export const OwnRoom = z.strictObject({ roomId: z.string(), ...OwnSeat.shape }).check(z.meta({ id: 'OwnRoom' }))
export type OwnRoom = z.infer<typeof OwnRoom>

export const checkRoomId = endpoint({
  path: 'checkroomid',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  maxBytes: 1_000,
  // A class that waits before a full room asks every five seconds, often from one address.
  perMinute: 600,
  body: z.strictObject({
    roomId: z.string().check(z.maxLength(200)),
    source: z.optional(z.enum(SHARE_SOURCES)).check(z.describe('Where a shared link was followed from; only counted')),
  }),
  answer: z.strictObject({
    roomIdExistsFlag: z.boolean(),
    ownSeat: z.nullable(OwnSeat),
    safeNames: z.boolean(),
    language: z.nullable(z.string()).check(z.describe('In which the room is shown to whoever has not chosen one')),
    refusal: z.nullable(z.enum(DOOR_REFUSALS)).check(z.describe('Why the caller would get no seat now')),
  }),
  summary: 'Whether a room with this code is open, whether the caller sits in it, and whether it lets the caller in',
})

export const getOwnRoom = endpoint({
  path: 'getownroom',
  method: 'POST',
  caller: 'anyone',
  changes: false,
  maxBytes: 1_000,
  perMinute: 60,
  body: z.strictObject({}),
  answer: z.strictObject({ ownRoom: z.nullable(OwnRoom) }),
  summary: 'The newest open room in which the caller sits',
})
