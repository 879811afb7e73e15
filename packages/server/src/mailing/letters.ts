import { mailboxOf } from '@quokka/core/accounts'
import { hashOfToken } from '../http/callers/token-cookie.ts'
import { NotDone } from '../jobs/not-done.ts'
import type { Clock, Mail, Mailer } from '../ports.ts'
import type { Allowances } from '../stores/allowances.ts'

const HOUR_MS = 3_600_000

/** What one mailbox may get, whoever causes it. Rules ML10 to ML12, ML19. */
const SHARES = {
  /** A code: anybody can ask for one by typing a name or an address. */
  code: { atOnce: 3, everyMs: 2 * HOUR_MS },
  /** That somebody tried to sign up with it: apart, so that it takes no code's place. */
  claim: { atOnce: 1, everyMs: 24 * HOUR_MS },
  /** What somebody with the password did: apart, so that no stranger can keep it from the owner. */
  notice: { atOnce: 10, everyMs: 2 * HOUR_MS },
  /** That somebody with the password guesses at the second step. */
  guesses: { atOnce: 1, everyMs: 24 * HOUR_MS },
  /** That quizzes are shared with its owner: any member can cause it. */
  shared: { atOnce: 5, everyMs: 4 * HOUR_MS },
} as const

export type LetterShare = keyof typeof SHARES

/** What keeps strangers from flooding a mailbox. */
export interface Letters {
  /**
   * Sends what is written where the mailbox's share allows it; false where it does not. An email that did not leave gives its share back,
   * one that may have left does not. Rule ML14.
   */
  send(mail: Mail, share: LetterShare): Promise<boolean>
}

export const createLetters = ({
  allowances,
  mailer,
  clock,
}: {
  allowances: Allowances
  mailer: Mailer
  clock: Clock
}): Letters => ({
  async send(mail, share) {
    const holder = hashOfToken(mailboxOf(mail.to))
    const allowance = { kind: share, ...SHARES[share] }
    if (!(await allowances.take(holder, allowance, clock.nowMs())).isTaken) return false
    try {
      await mailer.send(mail)
      return true
    } catch (error) {
      if (!(error instanceof NotDone && error.outcome === 'unknown')) await allowances.giveBack(holder, allowance)
      throw error
    }
  },
})
