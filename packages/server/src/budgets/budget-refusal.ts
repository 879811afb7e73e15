import type { Refusal } from '../http/replies/refusals.ts'
import type { Objection } from './budgets.ts'
import { objectionWords } from './objection-words.ts'

/** An objection as a call is refused with it. */
export const budgetRefusal = (objection: Objection): Refusal => ({
  code: objection.code,
  ...objectionWords(objection),
  retryAfterS: Math.ceil(objection.waitMs / 1_000),
})
