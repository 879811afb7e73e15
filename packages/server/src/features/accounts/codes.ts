import { LIMITS } from '@quokka/core/limits'
import { hashOfToken } from '../../http/callers/token-cookie.ts'
import type { Clock } from '../../ports.ts'
import type { SecretHashes } from '../../signing-in/password-hash.ts'
import { isSecret } from '../../signing-in/password-hash.ts'
import { readableLetters } from '../../signing-in/readable-letters.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Challenges, Purpose } from '../../stores/challenges.ts'
import type { Letters } from './letters.ts'

/** Rule AC5. */
export const CODE_MINUTES = 10
/** A browser that asked has five tries of its own; a stranger with few addresses cannot use up those of all. Rule AC35. */
const TRIES = { each: 5, inAll: 50 }
const BROWSERS_OF_ADDRESS = 2

/** The browser that asks for a code. */
export interface Asker {
  credential: string
  addressKey: string
}

/** Codes that prove a mailbox: made, and checked, once each. */
export interface Codes {
  /**
   * A new code for an account, in place of the one before; undefined when its mailbox has had its share of letters: the last code
   * counts for this browser too then. For nobody the same work is done in vain: a server that is busy afterwards must not
   * tell that there is an account.
   */
  issue(account: Account | undefined, purpose: Purpose, asker: Asker): Promise<string | undefined>
  /** Uses a code up; false when it is not the one, and for an account that does not exist, in the same time. */
  use(
    account: Account | undefined,
    purpose: Purpose,
    given: { code: string; credentials: readonly string[] },
  ): Promise<boolean>
}

export const createCodes = ({
  challenges,
  hashes,
  letters,
  clock,
}: {
  challenges: Challenges
  hashes: SecretHashes
  letters: Letters
  clock: Clock
}): Codes => {
  const nobodysHash = hashes.ofNobody()
  return {
    async issue(account, purpose, { credential, addressKey }) {
      const code = readableLetters(LIMITS.confirmationCodeCharacters)
      const codeHash = await hashes.hash(code)
      if (account === undefined) return undefined
      const { userId, email } = account
      const key = { userId, purpose }
      const asker = { browser: credential, address: hashOfToken(`${userId} ${addressKey}`), tries: TRIES.each }
      await challenges.ask(key, asker, BROWSERS_OF_ADDRESS)
      if (!(await letters.mayWrite(email, 'code'))) return undefined
      await challenges.issue(key, { codeHash, expiresAtMs: clock.nowMs() + CODE_MINUTES * 60_000, tries: TRIES })
      return code
    },
    async use(account, purpose, { code, credentials }) {
      const key = { userId: account?.userId ?? '', purpose }
      const codeHash = await challenges.takeTry(key, credentials, clock.nowMs())
      const isRight = await isSecret(code.trim().toUpperCase(), codeHash ?? nobodysHash)
      if (codeHash === undefined || !isRight) return false
      return challenges.use(key, codeHash)
    },
  }
}
