import * as z from 'zod'
import type { Config } from '../../config.ts'
import type { JobHandler } from '../../jobs/worker.ts'
import { DONE } from '../../jobs/worker.ts'
import { readerOf } from '../../mailing/reader.ts'
import type { Sender } from '../../mailing/written-mail.ts'
import type { Clock, Mailer } from '../../ports.ts'
import type { NewJob } from '../../stores/jobs.ts'
import type { StaleAccounts } from '../../stores/stale-accounts.ts'
import { inactivityMail } from './mails.ts'

const DAY_MS = 24 * 3_600_000
/** Between the letter that tells of it and the end of an account. */
export const NOTICE_DAYS = 30

/** Whoever was not seen since then is to be told. */
export const untoldSinceMs = (
  { RETAIN_INACTIVE_CHILD_DAYS }: Pick<Config, 'RETAIN_INACTIVE_CHILD_DAYS'>,
  nowMs: number,
): number => nowMs - (RETAIN_INACTIVE_CHILD_DAYS - NOTICE_DAYS) * DAY_MS

/** The kind of jobs that tell somebody that nobody has used the account for long. */
export const TELL_INACTIVE = 'inactivity letter'
const Told = z.object({ userId: z.string() })

/** As long as the letter waits, or may have left, no other is written. */
export const inactivityJob = (userId: string, nowMs: number): NewJob => ({
  lane: 'mail',
  kind: TELL_INACTIVE,
  key: `${TELL_INACTIVE} ${userId}`,
  body: { userId },
  dueMs: nowMs,
  isOnce: true,
})

/** Tells whoever is still to be told. Only a letter that left counts: without one no account is deleted. Rule AC24. */
export const createTellInactive =
  ({
    staleAccounts,
    mailer,
    sender,
    clock,
    config,
  }: {
    staleAccounts: Pick<StaleAccounts, 'untoldOf' | 'markTold'>
    mailer: Mailer
    sender: Sender
    clock: Clock
    config: Pick<Config, 'RETAIN_INACTIVE_CHILD_DAYS'>
  }): JobHandler =>
  async (body) => {
    const { userId } = Told.parse(body)
    const account = await staleAccounts.untoldOf(userId, untoldSinceMs(config, clock.nowMs()))
    if (account === undefined) return DONE
    await mailer.send(inactivityMail(readerOf(account), sender, { days: NOTICE_DAYS }))
    await staleAccounts.markTold(userId, clock.nowMs())
    return DONE
  }
