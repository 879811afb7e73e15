import type { JobHandler } from '../../jobs/worker.ts'
import { DONE } from '../../jobs/worker.ts'
import { letterJob } from '../../mailing/letter-job.ts'
import type { Reader } from '../../mailing/reader.ts'
import { readerOf } from '../../mailing/reader.ts'
import type { Clock, Mail } from '../../ports.ts'
import type { AccountDirectory } from '../../stores/account-directory.ts'
import type { Complaints } from '../../stores/complaints.ts'
import type { NewJob } from '../../stores/jobs.ts'

/** The job that tells administrators what waits to be judged. */
export const TELL_ADMINISTRATORS = 'tell administrators'

/** A class that reports one quiz causes one email, and whoever reports all day six an hour. */
const GATHERING_MS = 600_000

export const tellAdministratorsJob = (nowMs: number): NewJob => ({
  lane: 'mail',
  kind: TELL_ADMINISTRATORS,
  key: TELL_ADMINISTRATORS,
  body: {},
  dueMs: nowMs + GATHERING_MS,
})

interface TellingPorts {
  complaints: Pick<Complaints, 'count'>
  accountDirectory: Pick<AccountDirectory, 'readersAmongAdministrators'>
  /** To one administrator. */
  mailOf(to: Reader, waiting: number): Mail
  clock: Clock
}

/** Nobody is told of what was judged meanwhile. Rule ML18. */
export const createTellAdministrators =
  ({ complaints, accountDirectory, mailOf, clock }: TellingPorts): JobHandler =>
  async () => {
    const waiting = await complaints.count('open')
    if (waiting === 0) return DONE
    const readers = await accountDirectory.readersAmongAdministrators()
    return { following: readers.map((to) => letterJob(mailOf(readerOf(to), waiting), clock.nowMs())) }
  }
