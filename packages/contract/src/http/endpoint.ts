import type * as z from 'zod/mini'

/**
 * Who may call: `anyone` (a guest credential is issued when the call needs one), a signed-in `user`, an `admin`, or
 * `signingIn`: whoever gave the right password, also while a step of the sign-in is still to be done.
 */
export type Caller = 'anyone' | 'signingIn' | 'user' | 'admin'

/**
 * What a 200 of a call is: a JSON shape, or a plain sentence that the client shows as it is (contract §1, rows marked *text*), or
 * a page, or a file to save.
 */
export type Answer = z.core.$ZodType | 'text' | 'html' | 'file' | 'redirect'

/** How a call is made. */
export type Method = 'GET' | 'POST'

/** What a call may be refused with by a rule of its own. */
export type RefusalStatus = 302 | 401 | 403 | 404 | 409

/** One HTTP call of the product: where it is, who may make it, how large and how often, what goes in and what comes back. */
export interface Endpoint<
  Body extends z.core.$ZodType = z.core.$ZodType,
  Reply extends Answer = Answer,
  Who extends Caller = Caller,
> {
  /** Path below `/qq/v1/`. */
  path: string
  /** A GET that changes something can be made by POST as well: a browser outside TLS does not tell where a GET comes from. */
  method: Method
  caller: Who
  /** True when the call changes something, so that a cross-site request to it must be refused (contract §1). */
  changes: boolean
  /** Largest accepted body in bytes, its data URLs apart; a larger one is answered 413. */
  maxBytes: number
  /** Fields that may hold a data URL, and the largest body with them; only where the caller has a login. */
  dataUrls?: { fields: readonly string[]; maxBytes: number }
  /** Calls a minute for one address, before `RATE_LIMIT_FACTOR`; a further one is answered 429. */
  perMinute: number
  /** A JSON answer that stays the same for long: it can be asked by GET as well, and browsers ask whether theirs still holds. */
  isKept?: true
  /** Statuses of its own refusals, beside those that every call of its kind has (contract §1). */
  refuses?: readonly RefusalStatus[]
  body: Body
  answer: Reply
  /** One line for the OpenAPI page. */
  summary: string
}

/** Declares a call; the object is the single source for the route, the client's types and the OpenAPI page. */
export const endpoint = <Body extends z.core.$ZodType, Reply extends Answer, Who extends Caller>(
  declared: Endpoint<Body, Reply, Who>,
) => declared

/** Every method by which a call can be made, its declared one among them. */
export const methodsOf = ({ method, changes, isKept }: Pick<Endpoint, 'method' | 'changes' | 'isKept'>): Method[] =>
  isKept || (method === 'GET' && changes) ? ['GET', 'POST'] : [method]
