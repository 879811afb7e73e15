import type { Chance, Clock } from '../ports.ts'
import type { Job, JobLane, Jobs } from '../stores/jobs.ts'
import { JOB_LANES } from '../stores/jobs.ts'

/** A job that takes longer than this is believed to be nobody's any more. */
const CLAIM_MS = 10 * 60_000
/** Doubled with each try, up to an hour: a job is tried for some eight hours. */
const RETRY = { firstMs: 5_000, mostMs: 3_600_000, tries: 16 }
/** A database that did not answer is asked again. */
const AFTER_TROUBLE_MS = 5_000
/** The longest wait of one timer. */
const LONGEST_WAIT_MS = 3_600_000

/** Does a job of one kind. It may be begun again after a crash, so it must be such that this does no harm. */
export type JobHandler = (body: unknown) => Promise<void>

/** Does the jobs that are stored (decision 0071). */
export interface JobWorker {
  /** Begins with what an earlier process has left; `handlers` by kinds. */
  start(handlers: ReadonlyMap<string, JobHandler>): Promise<void>
  /** Looks whether a lane has a job: to be called after one was added. */
  wake(lane: JobLane): void
  /** Waits until nothing is under way or due. */
  settled(): Promise<void>
  /** Lets the jobs under way end, and begins no other. */
  stop(): Promise<void>
}

interface WorkerPorts {
  jobs: Jobs
  clock: Clock
  chance: Pick<Chance, 'seed'>
  /** A try failed; `isLast` when there is no other. */
  onFailure(job: Job, error: unknown, isLast: boolean): void
}

/** Between half and the whole of a wait that doubles. */
const waitMs = (tries: number, seed: number): number =>
  Math.min(RETRY.firstMs * 2 ** (tries - 1), RETRY.mostMs) * (0.5 + (seed % 1_000) / 2_000)

export const createJobWorker = ({ jobs, clock, chance, onFailure }: WorkerPorts): JobWorker => {
  const lanes = new Map<JobLane, Promise<void>>()
  const woken = new Set<JobLane>()
  const timers = new Map<JobLane, NodeJS.Timeout>()
  let handlers: ReadonlyMap<string, JobHandler> | undefined
  let isStopped = false

  const doJob = async (job: Job): Promise<void> => {
    try {
      const handler = handlers?.get(job.kind)
      if (handler === undefined) throw new Error(`nobody does jobs of the kind ${job.kind}`)
      await handler(job.body)
      await jobs.remove(job.jobId)
    } catch (error) {
      const isLast = job.tries >= RETRY.tries
      onFailure(job, error, isLast)
      const trouble = error instanceof Error ? error.message : String(error)
      if (isLast) await jobs.giveUp(job.jobId, clock.nowMs(), trouble)
      else await jobs.retry(job.jobId, clock.nowMs() + waitMs(job.tries, chance.seed()), trouble)
    }
  }

  const arm = (lane: JobLane, ms: number): void => {
    clearTimeout(timers.get(lane))
    if (!isStopped) timers.set(lane, setTimeout(() => wake(lane), Math.min(Math.max(0, ms), LONGEST_WAIT_MS)).unref())
  }

  const doLane = async (lane: JobLane): Promise<void> => {
    try {
      while (!isStopped) {
        const nowMs = clock.nowMs()
        const job = await jobs.claim(lane, nowMs, nowMs + CLAIM_MS)
        if (job === undefined) break
        await doJob(job)
      }
      const nextMs = await jobs.nextMs(lane)
      if (nextMs !== undefined) arm(lane, nextMs - clock.nowMs())
    } catch {
      arm(lane, AFTER_TROUBLE_MS)
    }
  }

  const wake = (lane: JobLane): void => {
    if (isStopped || handlers === undefined) return
    if (lanes.has(lane)) {
      woken.add(lane)
      return
    }
    const done = doLane(lane).finally(() => {
      lanes.delete(lane)
      if (woken.delete(lane)) wake(lane)
    })
    lanes.set(lane, done)
  }

  return {
    wake,
    async start(known) {
      await jobs.release()
      handlers = known
      for (const lane of JOB_LANES) wake(lane)
    },
    async settled() {
      while (lanes.size > 0) await Promise.all(lanes.values())
    },
    async stop() {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(lanes.values())
    },
  }
}
