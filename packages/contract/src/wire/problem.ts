import * as z from 'zod/mini'

/** A refusal for clients that accept `application/problem+json` (RFC 9457); `detail` is the sentence that others get as text. */
export const Problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  })
  .check(z.meta({ id: 'Problem' }))
