import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getOrgTeams = endpoint({
  path: 'createquiz/getorgteams',
  method: 'GET',
  caller: 'user',
  changes: false,
  maxBytes: 1_000,
  perMinute: 120,
  body: z.strictObject({}),
  answer: z.record(z.string(), z.string()).check(z.describe('Team ids by team name')),
  summary: "The teams of the caller's organisation",
})
