import type { JobLane } from '@quokka/contract/http'
import { JOB_LANES } from '@quokka/contract/http'
import type { Chance, Clock } from '../ports.ts'
import type { Added, Job, JobEnd, Jobs, NewJob } from '../stores/jobs.ts'
import { doFor } from '../tracing/request-id.ts'
import { NotDone } from './not-done.ts'

/** A claim is renewed while its job is done; one that was not is believed to be nobody's any more. */
export const CLAIM_MS = 30_000
const RENEW_EVERY_MS = CLAIM_MS / 3
/** Doubled with each try, up to an hour: a job is tried for some eight hours. */
const RETRY = { firstMs: 5_000, mostMs: 3_600_000, tries: 16 }
/** A database that did not answer is asked again. */
const AFTER_TROUBLE_MS = 5_000
/** The longest wait of one timer: what another server has added and left is found then. */
const LONGEST_WAIT_MS = 300_000

/** Jobs of a lane that are done at once in one process: a mail server that is silent holds up one of them. */
const AT_ONCE: Readonly<Record<JobLane, number>> = {
  codes: 2,
  mail: 2,
  forgetting: 1,
  billing: 1,
  retention: 1,
  backfill: 1,
  backup: 1,
}

/** What a job that was interrupted says of itself. */
export const INTERRUPTED = 'the server ended while this was under way'

/**
 * Does a job of one kind. It may be begun again after a crash, so it must be such that this does no harm, or the job says `isOnce`. What
 * it throws is tried again, unless it is `NotDone` for good. What takes long ends when `stopping` says that the worker stops.
 */
export type JobHandler = (body: unknown, stopping: AbortSignal) => Promise<JobEnd>

/** A job that was done and is no more. */
export const DONE: JobEnd = {}

/** Does the jobs that are stored (decisions 0071, 0072). */
export interface JobWorker {
  /** Begins with what an earlier process has left; `handlers` by kinds. */
  start(handlers: ReadonlyMap<string, JobHandler>): Promise<void>
  /** Stores a job to be done by whoever is free. */
  add(job: NewJob): Promise<Added>
  /** Looks whether a lane has a job: to be called after one was added in a transaction. */
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
  /** A job is dropped: its time is over, or too many wait. */
  onDropped(job: Pick<Job, 'lane' | 'kind'>, why: 'expired' | 'too many'): void
  /** What is to be done, or became of it, could not be read or written. */
  onTrouble(lane: JobLane, error: unknown): void
}

/** Between half and the whole of a wait that doubles. */
const waitMs = (tries: number, seed: number): number =>
  Math.min(RETRY.firstMs * 2 ** (tries - 1), RETRY.mostMs) * (0.5 + (seed % 1_000) / 2_000)

/** What an error makes of a job; of what is done once at most, an error that does not say so may come after it was done. */
const outcomeOf = (job: Job, error: unknown): 'again' | 'failed' | 'perhapsDone' => {
  const outcome = error instanceof NotDone ? error.outcome : 'unknown'
  if (outcome === 'never') return 'failed'
  if (job.isOnce && outcome === 'unknown') return 'perhapsDone'
  return job.key === undefined && job.tries >= RETRY.tries ? 'failed' : 'again'
}

/** Does single jobs, and writes what becomes of them. */
const doingJobs = ({ jobs, clock, chance, onFailure, onDropped }: WorkerPorts, stopping: AbortSignal) => {
  const fail = async (job: Job, error: unknown): Promise<void> => {
    const outcome = outcomeOf(job, error)
    onFailure(job, error, outcome !== 'again')
    const trouble = error instanceof Error ? error.message : String(error)
    if (outcome === 'again') await jobs.retry(job, clock.nowMs() + waitMs(job.tries, chance.seed()), trouble)
    else await jobs.giveUp(job, clock.nowMs(), { trouble, isPerhapsDone: outcome === 'perhapsDone' })
  }

  const renewing = async <Value>(job: Job, work: Promise<Value>): Promise<Value> => {
    // A renewal that fails is tried again by the next; a claim that is lost is found by the writes behind it.
    const renew = () => void jobs.renew(job, clock.nowMs() + CLAIM_MS).catch(() => {})
    const timer = setInterval(renew, RENEW_EVERY_MS).unref()
    try {
      return await work
    } finally {
      clearInterval(timer)
    }
  }

  const doOne = async (job: Job, handler: JobHandler | undefined): Promise<JobLane[]> => {
    if (job.isOnce && job.wasInterrupted) {
      await fail(job, new NotDone(INTERRUPTED, 'unknown'))
      return []
    }
    if (job.expiresMs !== undefined && job.expiresMs <= clock.nowMs()) {
      onDropped(job, 'expired')
      await jobs.finish(job, DONE, clock.nowMs())
      return []
    }
    let end: JobEnd
    try {
      if (handler === undefined) throw new NotDone(`nobody does jobs of the kind ${job.kind}`, 'later')
      end = await renewing(job, handler(job.body, stopping))
    } catch (error) {
      await fail(job, error)
      return []
    }
    await jobs.finish(job, end, clock.nowMs())
    return end.following?.map(({ lane }) => lane) ?? []
  }

  /** Ids. A clock that is set on, or a machine that slept, lets claims lapse before they are renewed: what is being done here is not begun twice. */
  const inHand = new Set<string>()
  return {
    async claim(lane: JobLane): Promise<Job | undefined> {
      const nowMs = clock.nowMs()
      const job = await jobs.claim(lane, nowMs, nowMs + CLAIM_MS, [...inHand])
      if (job !== undefined) inHand.add(job.jobId)
      return job
    },
    nextMs: (lane: JobLane): Promise<number | undefined> => jobs.nextMs(lane, [...inHand]),
    /** Answers the lanes for which jobs were added. */
    do: (job: Job, handler: JobHandler | undefined): Promise<JobLane[]> =>
      doOne(job, handler).finally(() => inHand.delete(job.jobId)),
  }
}

export const createJobWorker = (ports: WorkerPorts): JobWorker => {
  const { jobs, clock, onDropped, onTrouble } = ports
  const stopping = new AbortController()
  const one = doingJobs(ports, stopping.signal)
  /** What is under way, by lanes. */
  const lanes = new Map<JobLane, Set<Promise<void>>>(JOB_LANES.map((lane) => [lane, new Set()]))
  const woken = new Set<JobLane>()
  const timers = new Map<JobLane, NodeJS.Timeout>()
  let handlers: ReadonlyMap<string, JobHandler> | undefined
  let isStopped = false
  const underWay = (lane: JobLane): Set<Promise<void>> => lanes.get(lane) ?? new Set()

  const arm = (lane: JobLane, ms: number): void => {
    clearTimeout(timers.get(lane))
    if (!isStopped) timers.set(lane, setTimeout(() => wake(lane), Math.min(Math.max(0, ms), LONGEST_WAIT_MS)).unref())
  }

  const doLane = async (lane: JobLane): Promise<void> => {
    try {
      while (!isStopped) {
        const job = await one.claim(lane)
        if (job === undefined) break
        // There may be another one.
        begin(lane)
        const following = await doFor(job.requestId, () => one.do(job, handlers?.get(job.kind)))
        for (const added of following) wake(added)
      }
      const nextMs = await one.nextMs(lane)
      arm(lane, nextMs === undefined ? LONGEST_WAIT_MS : nextMs - clock.nowMs())
    } catch (error) {
      onTrouble(lane, error)
      arm(lane, AFTER_TROUBLE_MS)
    }
  }

  /** One more turn of a lane, as long as it has room. */
  const begin = (lane: JobLane): boolean => {
    const turns = underWay(lane)
    if (isStopped || handlers === undefined || turns.size >= AT_ONCE[lane]) return false
    const turn = doLane(lane).finally(() => {
      turns.delete(turn)
      if (woken.delete(lane)) wake(lane)
    })
    turns.add(turn)
    return true
  }

  const wake = (lane: JobLane): void => {
    if (!isStopped && !begin(lane)) woken.add(lane)
  }

  const ended = async (): Promise<void> => {
    for (;;) {
      const turns = [...lanes.values()].flatMap((each) => [...each])
      if (turns.length === 0) return
      await Promise.all(turns)
    }
  }

  return {
    wake,
    async start(known) {
      await jobs.release()
      handlers = known
      for (const lane of JOB_LANES) wake(lane)
    },
    async add(job) {
      const added = await jobs.add(job)
      if (added === 'tooMany') onDropped(job, 'too many')
      else wake(job.lane)
      return added
    },
    async settled() {
      for (const lane of JOB_LANES) wake(lane)
      await ended()
    },
    async stop() {
      isStopped = true
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await ended()
    },
  }
}
