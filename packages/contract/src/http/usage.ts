import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const payer = z.string().check(z.minLength(1), z.maxLength(100))

const admin = { method: 'POST', caller: 'admin', changes: true, maxBytes: 8_000, perMinute: 120 } as const

const Used = {
  bytesLastHour: z.number().check(z.minimum(0)),
  bytesLastDay: z.number().check(z.minimum(0)),
  openRooms: z.int().check(z.minimum(0)),
  qtestsLastHour: z.int().check(z.minimum(0)),
}

/** What a host, or the guests of one address, have written and have open. */
export const UsedBy = z
  .strictObject({
    ...Used,
    payer: z.string().check(z.describe('For the calls; of guests a hash of their address, another each day')),
    userName: z.nullable(z.string()).check(z.describe('Null for guests, and for an account that is gone')),
    isAccount: z.boolean(),
    stoppedUntil: z.nullable(z.string()),
  })
  .check(z.meta({ id: 'UsedBy' }))
export type UsedBy = z.infer<typeof UsedBy>

export const listUsage = endpoint({
  ...admin,
  path: 'usage/list',
  changes: false,
  body: z.strictObject({}),
  answer: z.strictObject({ server: z.strictObject(Used), payers: z.array(UsedBy).check(z.maxLength(100)) }),
  summary: 'Who uses most of what is stored of rooms and QTests, the most of a day first',
})

export const stopUsage = endpoint({
  ...admin,
  path: 'usage/stop',
  refuses: [404],
  body: z.strictObject({ payer }),
  answer: UsedBy,
  summary: 'Ends the rooms of a host, or of the guests of an address, and lets them begin nothing for an hour',
})

export const allowUsage = endpoint({
  ...admin,
  path: 'usage/allow',
  refuses: [404],
  body: z.strictObject({ payer }),
  answer: UsedBy,
  summary: 'Takes a stop back',
})
