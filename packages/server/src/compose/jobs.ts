import { Gauge } from 'prom-client'
import type { JobWorker } from '../jobs/worker.ts'
import { createJobWorker } from '../jobs/worker.ts'
import { JOB_LANES } from '../stores/jobs.ts'
import type { ServerPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** The worker of the durable queue, with what is told of it. */
export const composeJobs = (
  { log, clock, chance, metrics }: Pick<ServerPorts, 'log' | 'clock' | 'chance' | 'metrics'>,
  { jobs }: Pick<Stores, 'jobs'>,
): JobWorker => {
  new Gauge({
    name: 'quokka_jobs',
    help: 'Jobs that are stored, by lane: waiting, or given up and kept',
    labelNames: ['lane', 'state'],
    registers: [metrics],
    async collect() {
      const counts = new Map((await jobs.count()).map((count) => [count.lane, count]))
      for (const lane of JOB_LANES) {
        const { waiting = 0, failed = 0 } = counts.get(lane) ?? {}
        this.set({ lane, state: 'waiting' }, waiting)
        this.set({ lane, state: 'failed' }, failed)
      }
    },
  })
  return createJobWorker({
    jobs,
    clock,
    chance,
    onFailure({ jobId, kind, tries }, error, isLast) {
      const told = { jobId, kind, tries, err: error }
      if (isLast) log.error(told, 'a job is given up')
      else log.warn(told, 'a job failed and is tried again')
    },
  })
}
