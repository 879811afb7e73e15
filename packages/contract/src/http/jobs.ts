import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Kinds of work behind calls that do not wait for each other. */
export const JOB_LANES = ['codes', 'mail', 'forgetting', 'billing', 'retention', 'backfill', 'backup'] as const
export type JobLane = (typeof JOB_LANES)[number]

/** `underWay`: begun. `perhapsDone`: given up because nobody knows whether it was done. */
export const JOB_STATES = ['waiting', 'underWay', 'failed', 'perhapsDone'] as const
export type JobState = (typeof JOB_STATES)[number]

const admin = { method: 'POST', caller: 'admin', changes: true, maxBytes: 1_000, perMinute: 120 } as const
const jobId = z.string().check(z.regex(/^\d{1,18}$/))
const moment = z.string().check(z.describe('ISO-8601, UTC'))

const StoredJob = z.strictObject({
  jobId,
  lane: z.enum(JOB_LANES),
  kind: z.string(),
  state: z.enum(JOB_STATES),
  tries: z.int().check(z.describe('Since it was added, or tried again by an administrator')),
  trouble: z.string().check(z.describe('Why the last try failed; empty before one did')),
  createdOn: moment,
  dueOn: z.nullable(moment).check(z.describe('When it is tried next; null when it is given up')),
  failedOn: z.nullable(moment),
  recipient: z.nullable(z.string()).check(z.describe('Of an e-mail')),
  subject: z.nullable(z.string()).check(z.describe('Of an e-mail')),
})
export type StoredJob = z.infer<typeof StoredJob>

export const listJobs = endpoint({
  ...admin,
  path: 'job/list',
  changes: false,
  body: z.strictObject({}),
  answer: z.strictObject({
    lanes: z.array(z.strictObject({ lane: z.enum(JOB_LANES), waiting: z.int(), failed: z.int() })),
    jobs: z.array(StoredJob).check(z.describe('At most 200: what failed, then what is due next')),
  }),
  summary: 'The work behind calls that waits or failed: e-mails, deletions, rounds of billing and retention',
})

export const retryJob = endpoint({
  ...admin,
  path: 'job/retry',
  refuses: [404],
  body: z.strictObject({ jobId }),
  answer: 'text',
  summary: 'Has a job that failed tried again at once; one that was perhaps done may be done twice then',
})

export const removeJob = endpoint({
  ...admin,
  path: 'job/remove',
  refuses: [404],
  body: z.strictObject({ jobId }),
  answer: 'text',
  summary: 'Removes a job that failed',
})
