import { QTEST_ACCESS, QTEST_TYPES } from '@quokka/core/qtest-schedule'
import * as z from 'zod/mini'

/** What calls of participants and of hosts have in common: participants download nothing of the hosts' calls. */
export const call = { method: 'POST', maxBytes: 4_000 } as const

export const short = z.string().check(z.maxLength(200))
export const qtestType = z.enum(QTEST_TYPES)
export const access = z.enum(QTEST_ACCESS).check(z.describe('Who may begin'))

/** Where an attempt stands: in progress or completed. */
export const AttemptStatus = z.enum(['IP', 'CP'])
export type AttemptStatus = z.infer<typeof AttemptStatus>
