import { setUpAdmin } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../../lib/calls/call.ts'

export type FirstAdmin = z.infer<typeof setUpAdmin.body>

export const makeFirstAdmin = (admin: FirstAdmin) => call(setUpAdmin, admin)
