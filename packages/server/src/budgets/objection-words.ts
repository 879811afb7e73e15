import type { Wording } from '../http/replies/wordings.ts'
import { worded } from '../http/replies/wordings.ts'
import type { Objection } from './budgets.ts'

const MINUTE_MS = 60_000

/** The words of an objection, which say when it goes on. */
export const objectionWords = ({ code, waitMs }: Objection): { sentence: string; says: string } => {
  const count = Math.max(1, Math.ceil(waitMs / MINUTE_MS))
  return worded(`${code}/wait_${count === 1 ? 'one' : 'other'}` satisfies Wording, { count })
}
