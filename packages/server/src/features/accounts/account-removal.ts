import { credentialOfAccount } from '@quokka/core/accounts'
import { LANGUAGE_CODES } from '@quokka/languages'
import * as z from 'zod'
import type { JournalForgetting } from '../../forgetting/journal-forgetting.ts'
import type { Sessions } from '../../http/callers/session.ts'
import type { JobHandler, JobWorker } from '../../jobs/worker.ts'
import { DONE } from '../../jobs/worker.ts'
import { letterJob } from '../../mailing/letter-job.ts'
import { readerOf } from '../../mailing/reader.ts'
import type { Sender } from '../../mailing/written-mail.ts'
import type { Clock, MediaStore } from '../../ports.ts'
import type { QTestKeeping } from '../../qtest/keeping.ts'
import type { Account, Accounts } from '../../stores/accounts.ts'
import type { Complaints } from '../../stores/complaints.ts'
import type { Jobs } from '../../stores/jobs.ts'
import { accountDeletedMail } from './mails.ts'
import { removePicture } from './picture.ts'

export interface RemovalPorts {
  accounts: Pick<Accounts, 'remove'>
  sessions: Pick<Sessions, 'endAll'>
  clock: Clock
  jobs: Pick<JobWorker, 'wake'>
}

export interface ForgettingPorts {
  forgetting: Pick<JournalForgetting, 'everywhere'>
  complaints: Pick<Complaints, 'removeBy'>
  qtests: Pick<QTestKeeping, 'removeOld'>
  billing: { endOrphans(): Promise<unknown> }
  storedJobs: Pick<Jobs, 'removeLettersTo'>
  media: MediaStore
  sessions: Pick<Sessions, 'endAll'>
  sender: Sender
  clock: Clock
}

/** The job that a removal leaves. */
export const FORGET_MEMBER = 'forget member'
const Forgotten = z.object({
  userId: z.string(),
  picture: z.string(),
  /** Where to say that it is done; null for an address that nobody has confirmed. */
  email: z.string().nullable(),
  language: z.enum(LANGUAGE_CODES).nullable().catch(null),
})

/**
 * Removes what elsewhere tells whose an account was that is gone: its picture, its complaints, what it scheduled, and its names in
 * journals; then tells its owner. Begun again after a crash it removes what is left. Rule AC22.
 */
export const createForgetMember =
  (ports: ForgettingPorts): JobHandler =>
  async (body) => {
    const { userId, picture, email, language } = Forgotten.parse(body)
    const credential = credentialOfAccount(userId)
    // Again: a server that died at this would have left the connections that others hold.
    await ports.sessions.endAll(userId)
    await ports.complaints.removeBy(credential)
    await removePicture(ports.media, picture)
    await ports.forgetting.everywhere(credential)
    // Those that it had scheduled.
    await ports.qtests.removeOld(0)
    await ports.billing.endOrphans()
    if (email === null) return DONE
    await ports.storedJobs.removeLettersTo(email)
    // With the end of this job, so that it is told once.
    return {
      following: [letterJob(accountDeletedMail(readerOf({ email, language }), ports.sender), ports.clock.nowMs())],
    }
  }

/**
 * Removes an account: sessions, codes, logins and memberships go with its row. What else tells whose it was is a job that is stored
 * with the removal, and so is done whatever becomes of this process. The last administrator stays. Rule AC22.
 */
export const removeAccount = async (
  { accounts, sessions, clock, jobs }: RemovalPorts,
  {
    userId,
    picture,
    email,
    isConfirmed,
    language,
  }: Pick<Account, 'userId' | 'picture' | 'email' | 'isConfirmed' | 'language'>,
): Promise<'removed' | 'lastAdmin'> => {
  const body: z.infer<typeof Forgotten> = { userId, picture, email: isConfirmed ? email : null, language }
  const forget = { lane: 'forgetting', kind: FORGET_MEMBER, body, dueMs: clock.nowMs() } as const
  if ((await accounts.remove(userId, [forget])) === 'lastAdmin') return 'lastAdmin'
  await sessions.endAll(userId)
  jobs.wake('forgetting')
  return 'removed'
}
