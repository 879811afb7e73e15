import { createUser } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'

export type NewUser = z.infer<typeof createUser.body>
/** With the password, which the server tells this once. */
export type CreatedUser = z.infer<typeof createUser.answer>

export const makeUser = (user: NewUser) => call(createUser, user)
