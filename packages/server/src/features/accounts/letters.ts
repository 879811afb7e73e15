import { mailboxOf } from '@quokka/core/accounts'
import { hashOfToken } from '../../http/callers/token-cookie.ts'
import type { Clock } from '../../ports.ts'
import type { Allowances } from '../../stores/allowances.ts'

const HOUR_MS = 3_600_000

/** What one mailbox may get, whoever causes it. Rules ML10 to ML12. */
const SHARES = {
  /** A code: anybody can ask for one by typing a name or an address. */
  code: { atOnce: 3, everyMs: 2 * HOUR_MS },
  /** That somebody tried to sign up with it: apart, so that it takes no code's place. */
  claim: { atOnce: 1, everyMs: 24 * HOUR_MS },
  /** What somebody with the password did: apart, so that no stranger can keep it from the owner. */
  notice: { atOnce: 10, everyMs: 2 * HOUR_MS },
  /** That somebody with the password guesses at the second step. */
  guesses: { atOnce: 1, everyMs: 24 * HOUR_MS },
} as const

export type LetterKind = keyof typeof SHARES

/** Keeps strangers from flooding a mailbox. */
export interface Letters {
  /** Takes one letter of the mailbox's share; false when that is used up. */
  mayWrite(email: string, kind: LetterKind): Promise<boolean>
}

export const createLetters = ({ allowances, clock }: { allowances: Allowances; clock: Clock }): Letters => ({
  async mayWrite(email, kind) {
    const taken = await allowances.take(hashOfToken(mailboxOf(email)), { kind, ...SHARES[kind] }, clock.nowMs())
    return taken.isTaken
  },
})
