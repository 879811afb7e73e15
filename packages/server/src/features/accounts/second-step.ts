import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type { Language } from '@quokka/languages'
import { Secret, TOTP } from 'otpauth'
import { hashOfToken } from '../../http/callers/token-cookie.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { letterJob } from '../../mailing/letter-job.ts'
import { readerOf } from '../../mailing/reader.ts'
import { isSecret } from '../../signing-in/password-hash.ts'
import { readableLetters } from '../../signing-in/readable-letters.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Allowances } from '../../stores/allowances.ts'
import type { RecoveryCodes } from '../../stores/recovery-codes.ts'
import type { AccountPorts } from './account-ports.ts'
import { guessesMail, recoveryCodeMail } from './mails.ts'

/**
 * Wrong codes of the app: at most 29 in the first day of an attack and 24 in each further one. Three of a million codes count at a
 * time, so that somebody with the password gets in on less than one day of ten thousand. Rule AC38.
 */
const GUESSES = { kind: 'one-time code', atOnce: 5, everyMs: 3_600_000 }
const PERIOD_S = 30
/** A phone's clock may be one step off. */
const WINDOW_STEPS = 1

const RECOVERY_CODES = 10
const RECOVERY_CODE_LETTERS = 10
const RECOVERY_TRIES_PER_MINUTE = 5

/** `3-ABCDE-FGHJK`: the number finds the hash to compare with, the letters are the secret. */
const RECOVERY_CODE = /^(\d{1,2})([A-Z2-9]{10})$/
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')

/** Who proves it, and the language of the request. */
export interface Prover {
  account: Account
  language: Language
}

/** What somebody proves besides the password. */
export interface SecondStep {
  /** The app's secret as its address, to be shown as a QR code. */
  addressOf(secret: string, label: string): string
  /** Uses up a code of an app that is being set up: whoever sets it up knows its secret, so there is nothing to guess. */
  isRightCode(account: Account, secret: string, code: string): Promise<boolean>
  /** Uses the app's code up. A wrong one is counted; after five the next must wait. */
  giveCode(by: Prover, secret: string, code: string): Promise<Result<undefined, Refusal>>
  /** Uses a recovery code up, and tells the owner. */
  giveRecoveryCode(by: Prover, code: string): Promise<Result<undefined, Refusal>>
  /** Ten new recovery codes in place of those that there were. */
  makeRecoveryCodes(userId: string): Promise<string[]>
}

export interface SecondStepPorts
  extends Pick<AccountPorts, 'accounts' | 'hashes' | 'jobs' | 'guesses' | 'clock' | 'sender'> {
  allowances: Allowances
  recoveryCodes: RecoveryCodes
}

export const createSecondStep = (ports: SecondStepPorts): SecondStep => {
  const { accounts, hashes, allowances, recoveryCodes, jobs, guesses, clock, sender } = ports

  const totpOf = (secret: string, label: string): TOTP =>
    new TOTP({ issuer: sender.brandName, label, secret: Secret.fromBase32(secret), period: PERIOD_S })

  const isRightCode = async (account: Account, secret: string, code: string): Promise<boolean> => {
    const timestamp = clock.nowMs()
    const token = code.replaceAll(/\s/g, '')
    const delta = totpOf(secret, account.email).validate({ token, timestamp, window: WINDOW_STEPS })
    const step = Math.floor(timestamp / 1_000 / PERIOD_S) + (delta ?? 0)
    return delta !== null && (await accounts.useOneTimeCode(account.userId, secret, step))
  }

  const useRecoveryCode = async (userId: string, typed: string): Promise<boolean> => {
    const [, digits, secret = ''] = RECOVERY_CODE.exec(plain(typed)) ?? []
    if (digits === undefined) return false
    const number = Number(digits)
    const codeHash = await recoveryCodes.find(userId, number)
    return (
      codeHash !== undefined && (await isSecret(secret, codeHash)) && recoveryCodes.use(userId, { number, codeHash })
    )
  }

  return {
    addressOf: (secret, label) => totpOf(secret, label).toString(),
    isRightCode,
    async giveCode({ account, language }, secret, code) {
      const holder = hashOfToken(account.userId)
      // Taken before the code is checked: of many guesses at the same moment only five are checked.
      const taken = await allowances.take(holder, GUESSES, clock.nowMs())
      if (!taken.isTaken) {
        const retryAfterS = Math.ceil(taken.waitMs / 1_000)
        return { ok: false, refusal: { code: 'account/too-many-wrong-codes', retryAfterS } }
      }
      if (await isRightCode(account, secret, code)) {
        await allowances.giveBack(holder, GUESSES)
        return ok(undefined)
      }
      if (taken.left === 0)
        await jobs.add(letterJob(guessesMail(readerOf(account, language), sender), clock.nowMs(), { share: 'guesses' }))
      return { ok: false, refusal: { code: 'account/wrong-one-time-code' } }
    },
    async giveRecoveryCode({ account, language }, code) {
      const { userId } = account
      const retryAfterS = await guesses.waitSeconds(`recovery code ${userId}`, RECOVERY_TRIES_PER_MINUTE)
      if (retryAfterS > 0) return { ok: false, refusal: { code: 'request/rate-limited', retryAfterS } }
      if (!(await useRecoveryCode(userId, code))) return { ok: false, refusal: { code: 'account/wrong-recovery-code' } }
      const left = await recoveryCodes.count(userId)
      const mail = recoveryCodeMail(readerOf(account, language), sender, { left })
      await jobs.add(letterJob(mail, clock.nowMs(), { share: 'notice' }))
      return ok(undefined)
    },
    async makeRecoveryCodes(userId) {
      const made = Array.from({ length: RECOVERY_CODES }, (_, index) => ({
        number: index + 1,
        letters: readableLetters(RECOVERY_CODE_LETTERS),
      }))
      const stored = made.map(async (code) => ({ number: code.number, codeHash: await hashes.hash(code.letters) }))
      await recoveryCodes.replace(userId, await Promise.all(stored))
      return made.map((code) => `${code.number}-${code.letters.slice(0, 5)}-${code.letters.slice(5)}`)
    },
  }
}
