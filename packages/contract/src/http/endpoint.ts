import type * as z from 'zod/mini'

/** Who may call: `anyone` (a guest credential is issued when the call needs one), or a signed-in `user`. */
export type Caller = 'anyone' | 'user'

/** What a 200 of a call is: a JSON shape, or a plain sentence that the client shows as it is (contract §1, rows marked *text*). */
export type Answer = z.core.$ZodType | 'text'

/** One HTTP call of the product: where it is, who may make it, how large and how often, what goes in and what comes back. */
export interface Endpoint<Body extends z.core.$ZodType = z.core.$ZodType, Reply extends Answer = Answer> {
  /** Path below `/qq/v1/`. */
  path: string
  method: 'GET' | 'POST'
  caller: Caller
  /** True when the call changes something, so that a cross-site request to it must be refused (contract §1). */
  changes: boolean
  /** Largest accepted body in bytes; a larger one is answered 413. */
  maxBytes: number
  /** Calls a minute for one address, before `RATE_LIMIT_FACTOR`; a further one is answered 429. */
  perMinute: number
  body: Body
  answer: Reply
  /** One line for the OpenAPI page. */
  summary: string
}

/** Declares a call; the object is the single source for the route, the client's types and the OpenAPI page. */
export const endpoint = <Body extends z.core.$ZodType, Reply extends Answer>(declared: Endpoint<Body, Reply>) =>
  declared
