import { JOB_LANES } from '@quokka/contract/http'
import { Counter, Gauge } from 'prom-client'
import { withinTime } from '../clock/within-time.ts'
import { NotDone } from '../jobs/not-done.ts'
import type { JobWorker } from '../jobs/worker.ts'
import { createJobWorker } from '../jobs/worker.ts'
import type { Mailer } from '../ports.ts'
import { currentRequestId } from '../tracing/request-id.ts'
import type { ServerPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

const LONGEST_COUNT_MS = 2_000
/** How a try to hand an email over may fail. */
const MAIL_FAILURES = ['later', 'never', 'unknown', 'expired'] as const

export interface ComposedJobs {
  worker: JobWorker
  /** The mailer, whose failures are counted. */
  mailer: Mailer
  /** How many tries to send an email have failed so far. */
  failedMailTries(): number
}

/** The worker of the durable queue and the mailer behind it, with what is told of them. */
export const composeJobs = (
  { log, clock, chance, metrics, mailer }: Pick<ServerPorts, 'log' | 'clock' | 'chance' | 'metrics' | 'mailer'>,
  { jobs }: Pick<Stores, 'jobs'>,
): ComposedJobs => {
  new Gauge({
    name: 'quokka_jobs',
    help: 'Jobs that are stored, by lane: waiting, or given up and kept',
    labelNames: ['lane', 'state'],
    registers: [metrics],
    async collect() {
      // Figures are wanted most while the database is away: without these the others are answered. Rule OP31.
      const counted = await withinTime(jobs.count(), LONGEST_COUNT_MS)
      this.reset()
      if (counted === undefined) return
      const counts = new Map(counted.map((count) => [count.lane, count]))
      for (const lane of JOB_LANES) {
        const { waiting = 0, failed = 0 } = counts.get(lane) ?? {}
        this.set({ lane, state: 'waiting' }, waiting)
        this.set({ lane, state: 'failed' }, failed)
      }
    },
  })
  const failedMails = new Counter({
    name: 'quokka_mails_failed_total',
    help: 'Emails that were not handed over, each try: tried later, never, unknown whether they left, or expired',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  for (const outcome of MAIL_FAILURES) failedMails.inc({ outcome }, 0)
  let failedTries = 0
  const countFailure = (outcome: (typeof MAIL_FAILURES)[number]) => {
    failedTries += 1
    failedMails.inc({ outcome })
  }
  const worker = createJobWorker({
    jobs,
    clock,
    chance,
    onFailure({ jobId, kind, tries }, error, isLast) {
      const told = { jobId, kind, tries, err: error }
      if (isLast) log.error(told, 'a job is given up')
      else log.warn(told, 'a job failed and is tried again')
    },
    onDropped({ lane, kind }, why) {
      if (lane === 'codes') countFailure('expired')
      log.warn({ lane, kind, why }, 'a job is dropped')
    },
    onTrouble: (lane, error) => log.warn({ lane, err: error }, 'the jobs of a lane wait: the database failed'),
  })
  return {
    worker,
    failedMailTries: () => failedTries,
    mailer: {
      async send(mail) {
        try {
          await mailer.send(mail, currentRequestId())
          log.info('an email was handed over')
        } catch (error) {
          countFailure(error instanceof NotDone ? error.outcome : 'unknown')
          throw error
        }
      },
    },
  }
}
