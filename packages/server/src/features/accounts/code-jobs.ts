import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@quokka/languages'
import * as z from 'zod'
import type { JobHandler } from '../../jobs/worker.ts'
import { DONE } from '../../jobs/worker.ts'
import { letterJob } from '../../mailing/letter-job.ts'
import type { Reader } from '../../mailing/reader.ts'
import { readerOf } from '../../mailing/reader.ts'
import type { Account } from '../../stores/accounts.ts'
import type { NewJob } from '../../stores/jobs.ts'
import type { AccountPorts } from './account-ports.ts'
import type { Asker } from './codes.ts'
import { CODE_MINUTES } from './codes.ts'
import { alreadyRegisteredMail, confirmationMail, emailInUseMail, newEmailMail, resetMail } from './mails.ts'

const StoredAsker = z.object({
  credential: z.string(),
  addressKey: z.string(),
  // A job of a build before has none, one of a later build perhaps another.
  language: z.enum(LANGUAGE_CODES).catch(FIRST_LANGUAGE),
})
const OfAccount = z.object({ userId: z.string(), asker: StoredAsker })
const OfMailbox = z.object({ userId: z.string(), email: z.string(), asker: StoredAsker })
const OfName = z.object({ name: z.string(), asker: StoredAsker })

const ANSWER_SIGN_UP = 'answer sign-up'
const CONFIRMATION_CODE = 'confirmation code'
const RESET_CODE = 'reset code'
const EMAIL_CODE = 'email code'

/** Anybody can ask for codes: what comes while so many are waited for is dropped, and may be asked for again. */
const MOST_WAITING = 2_000

/** What no code is made for any more is of no use: whoever asked has asked again, or left. */
const codeJob = (kind: string, body: object, nowMs: number): NewJob => ({
  lane: 'codes',
  kind,
  body,
  dueMs: nowMs,
  expiresMs: nowMs + CODE_MINUTES * 60_000,
  most: MOST_WAITING,
})

/** Jobs that look for an account and send it a code. None holds the code: it is made when the email is sent. Rule ML13. */
export const codeJobs = {
  answerSignUp: (userId: string, asker: Asker, nowMs: number) => codeJob(ANSWER_SIGN_UP, { userId, asker }, nowMs),
  confirmationCode: (name: string, asker: Asker, nowMs: number) => codeJob(CONFIRMATION_CODE, { name, asker }, nowMs),
  emailCode: (userId: string, email: string, asker: Asker, nowMs: number) =>
    codeJob(EMAIL_CODE, { userId, email, asker }, nowMs),
  resetCode: (name: string, asker: Asker, nowMs: number) => codeJob(RESET_CODE, { name, asker }, nowMs),
}

/** By kinds. */
export const codeJobHandlers = ({
  accounts,
  codes,
  clock,
  sender,
}: Pick<AccountPorts, 'accounts' | 'codes' | 'clock' | 'sender'>): [string, JobHandler][] => {
  const confirm = (account: Account | undefined, asker: Asker) =>
    codes.send(account, {
      purpose: 'confirm',
      asker,
      write: (email, code) =>
        confirmationMail(readerOf({ email, language: account?.language ?? null }, asker.language), sender, {
          code,
          minutes: CODE_MINUTES,
        }),
    })

  /** The owner of a mailbox that was proved. */
  const ownerOf = async (email: string, asker: Asker): Promise<Reader> => {
    const owner = await accounts.byNameOrEmail(email)
    return readerOf({ email, language: owner?.language ?? null }, asker.language)
  }

  /** Whoever claims an email that another account has confirmed cannot use a code, and would take the place of that account's. */
  const accountToReset = async (nameOrEmail: string): Promise<Account | undefined> => {
    const account = await accounts.byNameOrEmail(nameOrEmail)
    if (account?.isDisabled) return undefined
    if (account === undefined || account.isConfirmed) return account
    return (await accounts.isEmailInUse(account.email)) ? undefined : account
  }

  return [
    [
      ANSWER_SIGN_UP,
      async (body) => {
        const { userId, asker } = OfAccount.parse(body)
        const account = await accounts.byId(userId)
        if (account === undefined) return DONE
        // The owner of a mailbox hears of an account there; whoever typed the address learns nothing.
        const isInUse = await accounts.isEmailInUse(account.email)
        await confirm(isInUse ? undefined : account, asker)
        if (!isInUse) return DONE
        const to = await ownerOf(account.email, asker)
        return { following: [letterJob(alreadyRegisteredMail(to, sender), clock.nowMs(), { share: 'claim' })] }
      },
    ],
    [
      CONFIRMATION_CODE,
      async (body) => {
        const { name, asker } = OfName.parse(body)
        const account = await accounts.byNameOrEmail(name)
        const isWaiting = account !== undefined && !(await accounts.isEmailInUse(account.email))
        await confirm(isWaiting ? account : undefined, asker)
        return DONE
      },
    ],
    [
      EMAIL_CODE,
      async (body) => {
        const { userId, email, asker } = OfMailbox.parse(body)
        const account = await accounts.byId(userId)
        // The owner of a mailbox hears that another account wants it; whoever typed the address learns nothing.
        const isInUse = await accounts.isEmailInUse(email)
        await codes.send(isInUse ? undefined : account, {
          purpose: 'email',
          asker,
          mailbox: email,
          write: (to, code) =>
            newEmailMail(readerOf({ email: to, language: account?.language ?? null }, asker.language), sender, {
              code,
              minutes: CODE_MINUTES,
            }),
        })
        if (!isInUse) return DONE
        const to = await ownerOf(email, asker)
        return { following: [letterJob(emailInUseMail(to, sender), clock.nowMs(), { share: 'claim' })] }
      },
    ],
    [
      RESET_CODE,
      async (body) => {
        const { name, asker } = OfName.parse(body)
        const account = await accountToReset(name)
        await codes.send(account, {
          purpose: 'reset',
          asker,
          write: (email, code) =>
            resetMail(readerOf({ email, language: account?.language ?? null }, asker.language), sender, {
              code,
              minutes: CODE_MINUTES,
            }),
        })
        return DONE
      },
    ],
  ]
}
