import type { JobLane, JobState } from '@quokka/contract/http'
import { JOB_LANES } from '@quokka/contract/http'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import { currentRequestId } from '../tracing/request-id.ts'
import { knownText } from './known-text.ts'
import { refuseWhenFull } from './storage-full.ts'

/** What is to be done; `body` is JSON that the kind's handler reads. */
export interface NewJob {
  lane: JobLane
  kind: string
  body: unknown
  dueMs: number
  /** At most one job of a key is stored, and it is tried until it is done. */
  key?: string
  /** Begun once: one that was interrupted is kept for an administrator, since it may have been done. */
  isOnce?: boolean
  /** After this moment it is not begun any more. */
  expiresMs?: number
  /** While so many jobs of the lane wait it is not stored: for what strangers can ask for. */
  most?: number
}

/** A job that was claimed. */
export interface Job {
  jobId: string
  lane: JobLane
  kind: string
  body: unknown
  /** Of the request that caused it, if one did. */
  requestId: string | undefined
  /** Undefined for one that is given up after its tries. */
  key: string | undefined
  /** This one included. */
  tries: number
  isOnce: boolean
  expiresMs: number | undefined
  /** Whether somebody had begun it who is no more. */
  wasInterrupted: boolean
  /** Which claim of the job this is. */
  claim: number
  /** How often it was asked for when it was claimed. */
  asked: number
}

/** What becomes of a job that was done: usually it is no more. */
export interface JobEnd {
  /** Stored in the transaction that ends it. */
  following?: readonly NewJob[]
  /** When it is to be done again, and with which body if that changes. */
  again?: { dueMs: number; body?: unknown }
}

/** A job as an administrator sees it, without what is in it. */
export interface ListedJob {
  jobId: string
  lane: JobLane
  kind: string
  state: JobState
  tries: number
  /** Why the last try failed; empty before one did. */
  trouble: string
  createdAtMs: number
  /** When it is tried next. */
  dueMs: number
  failedAtMs: number | undefined
  /** Of a letter. */
  recipient: string | undefined
  subject: string | undefined
}

/** `known`: a job of its key was stored before. `tooMany`: nothing was stored. */
export type Added = 'added' | 'known' | 'tooMany'

/** The durable queue (decisions 0071, 0072). */
export interface Jobs {
  /** A job of a key that is stored already is due at the earlier of both moments. */
  add(job: NewJob): Promise<Added>
  /** Stores a job whose key is not stored yet; also while the disk is nearly full, since there are a handful of them. */
  ensure(job: NewJob & { key: string }): Promise<void>
  /**
   * Claims the job of a lane that has been due for longest, until the given moment; nobody else gets it meanwhile. Not one of those that
   * whoever asks has in hand, whose claim may have lapsed since the clock was set.
   */
  claim(lane: JobLane, nowMs: number, untilMs: number, inHand?: readonly string[]): Promise<Job | undefined>
  /** Keeps a claim for longer. */
  renew(job: Job, untilMs: number): Promise<void>
  /** When the next job of a lane is due, or its claim ends; undefined when none waits but those that whoever asks has in hand. */
  nextMs(lane: JobLane, inHand?: readonly string[]): Promise<number | undefined>
  /** What was done ends, also where the claim was lost meanwhile; what was asked for meanwhile is due again. */
  finish(job: Job, end: JobEnd, nowMs: number): Promise<void>
  /** Lets a job that failed be tried again. */
  retry(job: Job, dueMs: number, trouble: string): Promise<void>
  /** Keeps a job that is not tried any more. */
  giveUp(job: Job, nowMs: number, failure: { trouble: string; isPerhapsDone: boolean }): Promise<void>
  /** Ends all claims where nobody else can have them: whoever had them is no more. */
  release(): Promise<void>
  count(): Promise<{ lane: string; waiting: number; failed: number }[]>
  /** At most so many, what failed first, then what is due next. */
  list(nowMs: number, most: number): Promise<ListedJob[]>
  /** Emails that failed and were given up, or are tried again: how many, and the newest, at most so many, those given up first. */
  failingEmails(most: number): Promise<{ failed: number; retried: number; newest: ListedJob[] }>
  /** The lane of a job that was given up and is due again; undefined when there is no such one. */
  tryAgain(jobId: string, nowMs: number): Promise<JobLane | undefined>
  /** False when there is no such job that was given up. */
  removeFailed(jobId: string): Promise<boolean>
  /** Forgets what was given up before the given moment. */
  removeFailedBefore(beforeMs: number): Promise<void>
  /** Forgets letters to an address, sent or not. */
  removeLettersTo(address: string): Promise<void>
}

type Writer = Database['kysely'] | Transaction<Tables>

const noneOf = (jobIds: readonly string[]) => sql<boolean>`job_id <> all(${[...jobIds]}::bigint[])`

/** Lanes of emails. */
const EMAILS = ['codes', 'mail'] as const satisfies readonly JobLane[]

/** The id of the request that causes a job stands beside what its handler reads: there is a place for it, without a column. Rule OP48. */
const REQUEST_ID = 'requestId'
const Traced = z.object({ [REQUEST_ID]: z.string() })

const traced = (body: unknown): unknown => {
  const requestId = currentRequestId()
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  return requestId !== undefined && isObject ? { ...body, [REQUEST_ID]: requestId } : body
}

const rowOf = ({ lane, kind, body, dueMs, key, isOnce, expiresMs }: NewJob) => ({
  lane,
  kind,
  body: JSON.stringify(traced(body)),
  due_at: new Date(dueMs),
  key: key ?? null,
  is_once: isOnce ?? false,
  expires_at: expiresMs === undefined ? null : new Date(expiresMs),
})

/** Adds a job, e.g. in the transaction that makes it necessary; refused while the disk is nearly full. */
export const addJob = async (
  { kysely, canWrite }: { kysely: Writer } & Pick<Database, 'canWrite'>,
  job: NewJob,
): Promise<Added> => {
  refuseWhenFull({ canWrite })
  if (job.most !== undefined) {
    const { waiting } = await kysely
      .selectFrom((of) =>
        of
          .selectFrom('job')
          .select('job_id')
          .where('lane', '=', job.lane)
          .where('failed_at', 'is', null)
          .limit(job.most ?? 0)
          .as('waiting'),
      )
      .select(({ fn }) => fn.countAll<string>().as('waiting'))
      .executeTakeFirstOrThrow()
    if (Number(waiting) >= job.most) return 'tooMany'
  }
  const { asked } = await kysely
    .insertInto('job')
    .values(rowOf(job))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        asked: sql`job.asked + 1`,
        due_at: sql`least(job.due_at, excluded.due_at)`,
      }),
    )
    .returning('asked')
    .executeTakeFirstOrThrow()
  return asked === 0 ? 'added' : 'known'
}

const LISTED = [
  'job_id',
  'lane',
  'kind',
  'tries',
  'trouble',
  'created_at',
  'due_at',
  'failed_at',
  'is_perhaps_done',
  sql<string | null>`body -> 'mail' ->> 'to'`.as('recipient'),
  sql<string | null>`body -> 'mail' ->> 'subject'`.as('subject'),
] as const

const listedOf = (row: {
  job_id: string
  lane: string
  kind: string
  tries: number
  trouble: string
  created_at: Date
  due_at: Date
  failed_at: Date | null
  is_perhaps_done: boolean
  is_claimed: boolean
  recipient: string | null
  subject: string | null
}): ListedJob => {
  const given: JobState = row.is_perhaps_done ? 'perhapsDone' : 'failed'
  const kept: JobState = row.is_claimed ? 'underWay' : 'waiting'
  return {
    jobId: row.job_id,
    lane: knownText('job.lane', JOB_LANES, row.lane),
    kind: row.kind,
    state: row.failed_at === null ? kept : given,
    tries: row.tries,
    trouble: row.trouble,
    createdAtMs: row.created_at.getTime(),
    dueMs: row.due_at.getTime(),
    failedAtMs: row.failed_at?.getTime(),
    recipient: row.recipient ?? undefined,
    subject: row.subject ?? undefined,
  }
}

/** Ends the job of a claim, or lets it be done again, in one statement each. */
const endJob = async (kysely: Writer, job: Job, { again }: JobEnd, nowMs: number): Promise<void> => {
  const now = new Date(nowMs)
  if (again === undefined) {
    const { numDeletedRows } = await kysely
      .deleteFrom('job')
      .where('job_id', '=', job.jobId)
      .where('asked', '=', job.asked)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) return
  }
  const wanted = new Date(again?.dueMs ?? nowMs)
  await kysely
    .updateTable('job')
    .set({
      due_at: sql<Date>`case when asked = ${job.asked} then ${wanted}::timestamptz else ${now}::timestamptz end`,
      ...(again?.body !== undefined && { body: JSON.stringify(again.body) }),
      claimed_until: null,
      tries: 0,
      trouble: '',
    })
    .where('job_id', '=', job.jobId)
    .where('claim', '=', job.claim)
    .execute()
}

export const createJobs = (database: Pick<Database, 'kysely' | 'canWrite' | 'isShared'>): Jobs => ({
  ...claimsIn(database),
  ...keptIn(database),
  add: (job) => addJob(database, job),
  async ensure(job) {
    await database.kysely
      .insertInto('job')
      .values(rowOf(job))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  },
  async count() {
    const rows = await database.kysely
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

/** What a worker does with jobs. */
const claimsIn = ({
  kysely,
  canWrite,
  isShared,
}: Pick<Database, 'kysely' | 'canWrite' | 'isShared'>): Pick<
  Jobs,
  'claim' | 'renew' | 'nextMs' | 'finish' | 'retry' | 'giveUp' | 'release'
> => {
  const ofClaim = ({ jobId, claim }: Job) =>
    kysely.updateTable('job').where('job_id', '=', jobId).where('claim', '=', claim)
  return {
    async claim(lane, nowMs, untilMs, inHand = []) {
      const now = new Date(nowMs)
      const row = await kysely
        .with('picked', (of) =>
          of
            .selectFrom('job')
            .select(['job_id', 'claimed_until as claimed_before'])
            .where('lane', '=', lane)
            .where('failed_at', 'is', null)
            .where('due_at', '<=', now)
            .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
            .where(noneOf(inHand))
            .orderBy('due_at')
            .orderBy('job_id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('job')
        .from('picked')
        .set(({ eb }) => ({
          claimed_until: new Date(untilMs),
          tries: eb('job.tries', '+', 1),
          claim: eb('job.claim', '+', 1),
        }))
        .whereRef('job.job_id', '=', 'picked.job_id')
        .returning([
          'job.job_id',
          'job.kind',
          'job.body',
          'job.key',
          'job.tries',
          'job.is_once',
          'job.expires_at',
          'job.claim',
          'job.asked',
          'picked.claimed_before',
        ])
        .executeTakeFirst()
      return (
        row && {
          jobId: row.job_id,
          lane,
          kind: row.kind,
          body: row.body,
          requestId: Traced.safeParse(row.body).data?.requestId,
          key: row.key ?? undefined,
          tries: row.tries,
          isOnce: row.is_once,
          expiresMs: row.expires_at?.getTime(),
          wasInterrupted: row.claimed_before !== null,
          claim: row.claim,
          asked: row.asked,
        }
      )
    },
    async renew(job, untilMs) {
      await ofClaim(job)
        .set({ claimed_until: new Date(untilMs) })
        .execute()
    },
    async nextMs(lane, inHand = []) {
      const row = await kysely
        .selectFrom('job')
        .select(sql<Date | null>`min(greatest(due_at, claimed_until))`.as('next'))
        .where('lane', '=', lane)
        .where('failed_at', 'is', null)
        .where(noneOf(inHand))
        .executeTakeFirstOrThrow()
      return row.next?.getTime()
    },
    async finish(job, end, nowMs) {
      const { following = [] } = end
      if (following.length === 0) return endJob(kysely, job, end, nowMs)
      await kysely.transaction().execute(async (transaction) => {
        for (const next of following) await addJob({ kysely: transaction, canWrite }, next)
        await endJob(transaction, job, end, nowMs)
      })
    },
    async retry(job, dueMs, trouble) {
      await ofClaim(job)
        .set({ due_at: new Date(dueMs), claimed_until: null, trouble })
        .execute()
    },
    async giveUp(job, nowMs, { trouble, isPerhapsDone }) {
      await ofClaim(job)
        .set({ failed_at: new Date(nowMs), claimed_until: null, trouble, is_perhaps_done: isPerhapsDone })
        .execute()
    },
    async release() {
      if (isShared) return
      // Not null, which would hide that the work was begun.
      await kysely
        .updateTable('job')
        .set({ claimed_until: new Date(0) })
        .where('claimed_until', 'is not', null)
        .execute()
    },
  }
}

/** What administrators see and do of it, and how it is forgotten. */
const keptIn = ({
  kysely,
}: Pick<Database, 'kysely'>): Pick<
  Jobs,
  'list' | 'failingEmails' | 'tryAgain' | 'removeFailed' | 'removeFailedBefore' | 'removeLettersTo'
> => ({
  async list(nowMs, most) {
    const rows = await kysely
      .selectFrom('job')
      .select(LISTED)
      .select(sql<boolean>`coalesce(claimed_until > ${new Date(nowMs)}, false)`.as('is_claimed'))
      .orderBy('failed_at', (order) => order.desc().nullsLast())
      .orderBy('due_at')
      .orderBy('job_id')
      .limit(most)
      .execute()
    return rows.map(listedOf)
  },
  async failingEmails(most) {
    const failing = kysely.selectFrom('job').where('lane', 'in', EMAILS).where('trouble', '!=', '')
    const { failed, retried } = await failing
      .select([
        sql<string>`count(*) filter (where failed_at is not null)`.as('failed'),
        sql<string>`count(*) filter (where failed_at is null)`.as('retried'),
      ])
      .executeTakeFirstOrThrow()
    const newest = await failing
      .select(LISTED)
      .select(sql<boolean>`false`.as('is_claimed'))
      .orderBy('failed_at', (order) => order.desc().nullsLast())
      .orderBy('due_at')
      .orderBy('job_id')
      .limit(most)
      .execute()
    return { failed: Number(failed), retried: Number(retried), newest: newest.map(listedOf) }
  },
  async tryAgain(jobId, nowMs) {
    const row = await kysely
      .updateTable('job')
      .set({ failed_at: null, is_perhaps_done: false, tries: 0, due_at: new Date(nowMs) })
      .where('job_id', '=', jobId)
      .where('failed_at', 'is not', null)
      .returning('lane')
      .executeTakeFirst()
    return row && knownText('job.lane', JOB_LANES, row.lane)
  },
  async removeFailed(jobId) {
    const { numDeletedRows } = await kysely
      .deleteFrom('job')
      .where('job_id', '=', jobId)
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
  async removeFailedBefore(beforeMs) {
    await kysely.deleteFrom('job').where('failed_at', '<', new Date(beforeMs)).execute()
  },
  async removeLettersTo(address) {
    await kysely
      .deleteFrom('job')
      .where('lane', '=', 'mail')
      .where(sql<boolean>`lower(body -> 'mail' ->> 'to') = lower(${address})`)
      .execute()
  },
})
