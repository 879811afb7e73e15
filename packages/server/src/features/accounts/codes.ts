import { LIMITS } from '@quokka/core/limits'
import type { Language } from '@quokka/languages'
import { hashOfToken } from '../../http/callers/token-cookie.ts'
import { NotDone } from '../../jobs/not-done.ts'
import type { Letters } from '../../mailing/letters.ts'
import type { Clock, Mail } from '../../ports.ts'
import type { SecretHashes } from '../../signing-in/password-hash.ts'
import { isSecret } from '../../signing-in/password-hash.ts'
import { readableLetters } from '../../signing-in/readable-letters.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Challenges, Purpose } from '../../stores/challenges.ts'

/** Rule AC5. */
export const CODE_MINUTES = 10
/** A browser that asked has five tries of its own; a stranger with few addresses cannot use up those of all. Rule AC35. */
const TRIES = { each: 5, inAll: 50 }
const BROWSERS_OF_ADDRESS = 2

/** The browser that asks for a code. */
export interface Asker {
  credential: string
  addressKey: string
  /** Of the request. */
  language: Language
}

/** What a code is asked for, and the email that brings it. */
export interface CodeWanted {
  purpose: Purpose
  asker: Asker
  /** A mailbox that is not the account's yet: the code counts for this one alone. */
  mailbox?: string
  write(email: string, code: string): Mail
}

/** Codes that prove a mailbox: made and sent, and checked, once each. */
export interface Codes {
  /**
   * Sends a new code in the place of the one before; that one stays valid where the new one does not leave, or the mailbox has had
   * its share, and counts for this browser too then. For nobody the same work is done in vain: a server that is busy afterwards must not
   * tell that there is an account.
   */
  send(account: Account | undefined, wanted: CodeWanted): Promise<void>
  /** Uses a code up; false when it is not the one, and for an account that does not exist, in the same time. */
  use(
    account: Account | undefined,
    purpose: Purpose,
    given: { code: string; credentials: readonly string[]; mailbox?: string },
  ): Promise<boolean>
}

/** With the mailbox that it was sent to, so that a code of one mailbox is none for another that is asked for later. */
const secretOf = (code: string, mailbox: string | undefined): string =>
  mailbox === undefined ? code : `${code} ${mailbox.toLowerCase()}`

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
    async send(account, { purpose, asker, mailbox, write }) {
      const code = readableLetters(LIMITS.confirmationCodeCharacters)
      const codeHash = await hashes.hash(secretOf(code, mailbox))
      if (account === undefined) return
      const { userId, email } = account
      const key = { userId, purpose }
      const browser = { browser: asker.credential, address: hashOfToken(`${userId} ${asker.addressKey}`) }
      await challenges.ask(key, { ...browser, tries: TRIES.each }, BROWSERS_OF_ADDRESS)
      const nowMs = clock.nowMs()
      // Before the email, so that no code arrives which is not valid yet.
      const before = await challenges.issue(
        key,
        { codeHash, expiresAtMs: nowMs + CODE_MINUTES * 60_000, tries: TRIES },
        nowMs,
      )
      try {
        if (await letters.send(write(mailbox ?? email, code), 'code')) await challenges.renewTries(key, codeHash, TRIES)
        else await challenges.withdraw(key, codeHash, before)
      } catch (error) {
        // It may be in the mailbox, and has used its share.
        if (error instanceof NotDone && error.outcome === 'unknown') await challenges.renewTries(key, codeHash, TRIES)
        else await challenges.withdraw(key, codeHash, before)
        throw error
      }
    },
    async use(account, purpose, { code, credentials, mailbox }) {
      const key = { userId: account?.userId ?? '', purpose }
      const codeHash = await challenges.takeTry(key, credentials, clock.nowMs())
      const isRight = await isSecret(secretOf(code.trim().toUpperCase(), mailbox), codeHash ?? nobodysHash)
      if (codeHash === undefined || !isRight) return false
      return challenges.use(key, codeHash)
    },
  }
}
