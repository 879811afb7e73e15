import { randomInt } from 'node:crypto'
import { LIMITS } from '@quokka/core/limits'
import type { Clock } from '../../ports.ts'
import { hashSecret, isSecret } from '../../signing-in/password-hash.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Challenges, Purpose } from '../../stores/challenges.ts'

/** Ten minutes, five tries, and no flood of mail to anybody. Rule AC5. */
export const CODE_MINUTES = 10
const TRIES = 5
const MOST_IN_HOUR = 3

/** Capital letters and digits that are not taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Codes that prove a mailbox: made, and checked, once each. */
export interface Codes {
  /**
   * A new code for an account, in place of the one before; undefined when too many were sent within the hour. For nobody the
   * same work is done in vain: a server that is busy afterwards must not tell that there is an account.
   */
  issue(account: Account | undefined, purpose: Purpose): Promise<string | undefined>
  /** Uses a code up; false when it is not the one, and for an account that does not exist, in the same time. */
  use(account: Account | undefined, purpose: Purpose, code: string): Promise<boolean>
}

export const createCodes = ({ challenges, clock }: { challenges: Challenges; clock: Clock }): Codes => {
  const nobodysHash = hashSecret('the code of nobody')
  return {
    async issue(account, purpose) {
      const code = Array.from(
        { length: LIMITS.confirmationCodeCharacters },
        () => ALPHABET[randomInt(ALPHABET.length)],
      ).join('')
      const nowMs = clock.nowMs()
      const expiresAtMs = nowMs + CODE_MINUTES * 60_000
      const codeHash = await hashSecret(code)
      if (account === undefined) return undefined
      const challenge = { userId: account.userId, purpose, codeHash, expiresAtMs, tries: TRIES }
      return (await challenges.issue(challenge, nowMs, MOST_IN_HOUR)) ? code : undefined
    },
    async use(account, purpose, code) {
      const codeHash = await challenges.takeTry(account?.userId ?? '', purpose, clock.nowMs())
      const isRight = await isSecret(code.trim().toUpperCase(), codeHash ?? (await nobodysHash))
      if (account === undefined || codeHash === undefined || !isRight) return false
      return challenges.use(account.userId, purpose, codeHash)
    },
  }
}
