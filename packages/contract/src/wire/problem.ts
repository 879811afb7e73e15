import * as z from 'zod/mini'
import { CallRefusal, FieldRefusal } from './refusal-codes.ts'

/**
 * A refusal for clients that accept `application/problem+json` (RFC 9457); `detail` is the sentence that others get as text.
 * What kind of problem it is, `code` says: `type` is an address, and no installation has one that stays (decision 0062).
 */
export const Problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    code: CallRefusal,
    detail: z.string(),
    says: z.optional(z.string()),
    errors: z.optional(
      z.array(z.object({ path: z.string(), code: FieldRefusal, message: z.string(), says: z.optional(z.string()) })),
    ),
  })
  .check(z.meta({ id: 'Problem' }))
