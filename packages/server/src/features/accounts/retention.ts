import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Sessions } from '../../http/callers/session.ts'
import type { JobHandler, JobWorker } from '../../jobs/worker.ts'
import type { Clock } from '../../ports.ts'
import type { QTestKeeping } from '../../qtest/keeping.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Allowances } from '../../stores/allowances.ts'
import type { Challenges } from '../../stores/challenges.ts'
import type { Complaints } from '../../stores/complaints.ts'
import type { EndedCredentials } from '../../stores/ended-credentials.ts'
import type { Jobs, NewJob } from '../../stores/jobs.ts'
import type { Journals } from '../../stores/journals.ts'
import type { KnownAddresses } from '../../stores/known-addresses.ts'
import type { PasswordLinks } from '../../stores/password-links.ts'
import type { Plays } from '../../stores/plays.ts'
import type { QuizBin } from '../../stores/quiz-bin.ts'
import type { QuizContents } from '../../stores/quiz-contents.ts'
import type { StaleAccounts } from '../../stores/stale-accounts.ts'
import { StorageFull } from '../../stores/storage-full.ts'
import type { RemovalPorts } from './account-removal.ts'
import { removeAccount } from './account-removal.ts'
import { inactivityJob, NOTICE_DAYS, untoldSinceMs } from './inactivity.ts'

const DAY_MS = 24 * 3_600_000
/** So many journals, or games with their players, go in one statement: live play must not wait for long behind it. */
const AT_ONCE = 50
const EVERY_MS = 6 * 3_600_000
/** What was given up stays to be looked at. */
const FAILED_JOBS_DAYS = 30
/** From where nobody has signed in for so long is unknown again. */
const KNOWN_ADDRESS_DAYS = 90

export interface RetentionPorts extends RemovalPorts {
  config: Pick<
    Config,
    | 'RETAIN_UNCONFIRMED_DAYS'
    | 'RETAIN_INACTIVE_CHILD_DAYS'
    | 'RETAIN_JOURNAL_DAYS'
    | 'RETAIN_COMPLAINT_DAYS'
    | 'RETAIN_QTEST_DAYS'
    | 'RETAIN_RESULTS_DAYS'
  >
  staleAccounts: StaleAccounts
  sessions: Pick<Sessions, 'endAll' | 'removeOld'>
  journals: Pick<Journals, 'removeEnded'>
  complaints: Pick<Complaints, 'removeDecided'>
  plays: Pick<Plays, 'removeGames' | 'removeEmails' | 'removeVisits'>
  qtests: Pick<QTestKeeping, 'removeOld'>
  quizBin: QuizBin
  quizContents: Pick<QuizContents, 'removeUnnamed'>
  billing: { removeOld(nowMs: number): Promise<void> }
  challenges: Pick<Challenges, 'removeExpired'>
  passwordLinks: Pick<PasswordLinks, 'removeExpired'>
  allowances: Pick<Allowances, 'removeFull'>
  endedCredentials: Pick<EndedCredentials, 'removeOld'>
  knownAddresses: Pick<KnownAddresses, 'removeUnseen'>
  socialLogins: { removeExpired(nowMs: number): Promise<void> }
  /** Answers how many files went. */
  removeUnwantedMedia(): Promise<number>
  /** Keeps the files of the web that servers have, and no others. */
  renewWebFiles(): Promise<void>
  jobs: Pick<JobWorker, 'add' | 'wake'>
  storedJobs: Pick<Jobs, 'removeFailedBefore'>
}

/** The job of the rounds: one for all servers. */
export const RETENTION_ROUND = 'retention round'
export const retentionRound = (nowMs: number): NewJob & { key: string } => ({
  lane: 'retention',
  kind: RETENTION_ROUND,
  key: RETENTION_ROUND,
  body: null,
  dueMs: nowMs,
})

/** Makes a round, and is due again some hours after its end. */
export const createRetentionRound =
  (retain: () => Promise<RetentionCounts>, { log, clock }: { log: Logger; clock: Clock }): JobHandler =>
  async () => {
    log.info(await retain(), 'what was kept for its time is removed')
    return { again: { dueMs: clock.nowMs() + EVERY_MS } }
  }

/** How much of what was removed, and how many owners were told. */
export interface RetentionCounts {
  unconfirmedAccounts: number
  inactiveAccounts: number
  /** Letters that are to be sent. */
  notices: number
  /** Of rooms and QTests that are over. */
  journals: number
  /** QTests that ended long ago. */
  qtests: number
  /** Games of which reports were made. */
  results: number
  /** Played quizzes that nothing names any more. */
  quizContents: number
  /** Deleted quizzes whose days in the bin are over. */
  deletedQuizzes: number
  /** Complaints that were decided long ago. */
  complaints: number
  mediaFiles: number
}

/** Removes what was kept for its time (docs/privacy.md). Rules AC23, AC24, AU20. */
export const runRetention = async (ports: RetentionPorts, nowMs: number): Promise<RetentionCounts> => {
  const { config, staleAccounts, journals } = ports
  const daysAgo = (days: number) => nowMs - days * DAY_MS

  const removeAll = async (accounts: readonly Account[]): Promise<number> => {
    for (const account of accounts) await removeAccount(ports, account)
    return accounts.length
  }

  const tell = async ({ userId }: Account): Promise<boolean> => {
    try {
      return (await ports.jobs.add(inactivityJob(userId, nowMs))) === 'added'
    } catch (error) {
      // What makes room goes on; the letter is written in another round.
      if (error instanceof StorageFull) return false
      throw error
    }
  }

  const removeInParts = async (remove: (most: number) => Promise<number>): Promise<number> => {
    let removed = 0
    for (;;) {
      const more = await remove(AT_ONCE)
      removed += more
      if (more < AT_ONCE) return removed
    }
  }

  const unconfirmed = await staleAccounts.unconfirmed(daysAgo(config.RETAIN_UNCONFIRMED_DAYS))
  const unconfirmedAccounts = await removeAll(unconfirmed)
  const idleDays = config.RETAIN_INACTIVE_CHILD_DAYS
  const inactiveAccounts = await removeAll(await staleAccounts.told(daysAgo(idleDays), daysAgo(NOTICE_DAYS)))
  const untold = await staleAccounts.untold(untoldSinceMs(config, nowMs))
  let notices = 0
  for (const account of untold) if (await tell(account)) notices += 1
  const journalsKeptSinceMs = daysAgo(config.RETAIN_JOURNAL_DAYS)
  const removedJournals = await removeInParts((most) => journals.removeEnded(journalsKeptSinceMs, most))
  const qtests = await ports.qtests.removeOld(daysAgo(config.RETAIN_QTEST_DAYS))
  const resultsKeptSinceMs = daysAgo(config.RETAIN_RESULTS_DAYS)
  const results = await removeInParts((most) => ports.plays.removeGames(resultsKeptSinceMs, most))
  const quizContents = await removeInParts((most) => ports.quizContents.removeUnnamed(nowMs, most))
  // After the games whose reports show them.
  const deletedQuizzes = await removeInParts((most) => ports.quizBin.removeOld(nowMs, most))
  // An email is kept with the game that it was typed for, not with what is reported of it.
  await ports.plays.removeEmails(journalsKeptSinceMs)
  await ports.plays.removeVisits()
  const complaints = await ports.complaints.removeDecided(daysAgo(config.RETAIN_COMPLAINT_DAYS))
  await ports.billing.removeOld(nowMs)
  await ports.sessions.removeOld()
  await ports.endedCredentials.removeOld()
  await ports.challenges.removeExpired(nowMs)
  await ports.passwordLinks.removeExpired(nowMs)
  await ports.allowances.removeFull(nowMs)
  await ports.knownAddresses.removeUnseen(daysAgo(KNOWN_ADDRESS_DAYS))
  await ports.socialLogins.removeExpired(nowMs)
  await ports.storedJobs.removeFailedBefore(daysAgo(FAILED_JOBS_DAYS))
  await ports.renewWebFiles()
  // Last: a store of media that is away must not keep the rest from going.
  const mediaFiles = await ports.removeUnwantedMedia()
  return {
    unconfirmedAccounts,
    inactiveAccounts,
    notices,
    journals: removedJournals,
    qtests,
    results,
    quizContents,
    deletedQuizzes,
    complaints,
    mediaFiles,
  }
}
