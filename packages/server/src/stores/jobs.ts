import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** Kinds of work that do not wait for each other. */
export const JOB_LANES = ['forgetting'] as const
export type JobLane = (typeof JOB_LANES)[number]

/** What is to be done; `body` is JSON that the kind's handler reads. */
export interface NewJob {
  lane: JobLane
  kind: string
  body: unknown
  dueMs: number
}

/** A job that was claimed. */
export interface Job {
  jobId: string
  kind: string
  body: unknown
  /** This one included. */
  tries: number
}

/** The durable queue (decision 0071). */
export interface Jobs {
  /** Claims the job of a lane that has been due for longest, until the given moment; nobody else gets it meanwhile. */
  claim(lane: JobLane, nowMs: number, untilMs: number): Promise<Job | undefined>
  /** When the next job of a lane is due, or its claim ends; undefined when none waits. */
  nextMs(lane: JobLane): Promise<number | undefined>
  remove(jobId: string): Promise<void>
  /** Lets a job that failed be tried again. */
  retry(jobId: string, dueMs: number, trouble: string): Promise<void>
  /** Keeps a job that is not tried any more. */
  giveUp(jobId: string, nowMs: number, trouble: string): Promise<void>
  /** Ends all claims: whoever had them is no more. */
  release(): Promise<void>
  count(): Promise<{ lane: string; waiting: number; failed: number }[]>
}

/** Adds a job, e.g. in the transaction that makes it necessary. */
export const addJob = async (kysely: Database['kysely'], { lane, kind, body, dueMs }: NewJob): Promise<void> => {
  await kysely
    .insertInto('job')
    .values({ lane, kind, body: JSON.stringify(body), due_at: new Date(dueMs) })
    .execute()
}

export const createJobs = ({ kysely }: Pick<Database, 'kysely'>): Jobs => ({
  async claim(lane, nowMs, untilMs) {
    const now = new Date(nowMs)
    const row = await kysely
      .updateTable('job')
      .set(({ eb }) => ({ claimed_until: new Date(untilMs), tries: eb('tries', '+', 1) }))
      .where('job_id', '=', (of) =>
        of
          .selectFrom('job')
          .select('job_id')
          .where('lane', '=', lane)
          .where('failed_at', 'is', null)
          .where('due_at', '<=', now)
          .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
          .orderBy('due_at')
          .orderBy('job_id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['job_id', 'kind', 'body', 'tries'])
      .executeTakeFirst()
    return row && { jobId: row.job_id, kind: row.kind, body: row.body, tries: row.tries }
  },
  async nextMs(lane) {
    const row = await kysely
      .selectFrom('job')
      .select(sql<Date | null>`min(greatest(due_at, claimed_until))`.as('next'))
      .where('lane', '=', lane)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow()
    return row.next?.getTime()
  },
  async remove(jobId) {
    await kysely.deleteFrom('job').where('job_id', '=', jobId).execute()
  },
  async retry(jobId, dueMs, trouble) {
    await kysely
      .updateTable('job')
      .set({ due_at: new Date(dueMs), claimed_until: null, trouble })
      .where('job_id', '=', jobId)
      .execute()
  },
  async giveUp(jobId, nowMs, trouble) {
    await kysely
      .updateTable('job')
      .set({ failed_at: new Date(nowMs), claimed_until: null, trouble })
      .where('job_id', '=', jobId)
      .execute()
  },
  async release() {
    await kysely.updateTable('job').set({ claimed_until: null }).where('claimed_until', 'is not', null).execute()
  },
  async count() {
    const rows = await kysely
      .selectFrom('job')
      .select([
        'lane',
        sql<string>`count(*) filter (where failed_at is null)`.as('waiting'),
        sql<string>`count(*) filter (where failed_at is not null)`.as('failed'),
      ])
      .groupBy('lane')
      .execute()
    return rows.map(({ lane, waiting, failed }) => ({ lane, waiting: Number(waiting), failed: Number(failed) }))
  },
})
