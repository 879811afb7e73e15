import { QUIZ_LIMITS } from '@quokka/core/quiz'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Words that found no quiz. */
export const MissedSearch = z
  .strictObject({ words: z.string(), searches: z.int(), lastOn: z.string().check(z.describe('The last day (UTC)')) })
  .check(z.meta({ id: 'MissedSearch' }))
export type MissedSearch = z.infer<typeof MissedSearch>

export const listMissedSearches = endpoint({
  path: 'search/missed',
  method: 'POST',
  caller: 'admin',
  changes: false,
  maxBytes: 1_000,
  perMinute: 120,
  body: z.strictObject({}),
  answer: z.strictObject({ searches: z.array(MissedSearch).check(z.maxLength(QUIZ_LIMITS.listedMissedSearches)) }),
  summary: 'What people looked for and nobody has written yet: searches of the last 90 days that found nothing',
})
