import { JOB_LANES, listJobs, removeJob, retryJob } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { done } from '../../http/replies/successes.ts'
import type { JobWorker } from '../../jobs/worker.ts'
import type { Clock } from '../../ports.ts'
import type { Jobs, ListedJob } from '../../stores/jobs.ts'

/** Of all that wait; what failed comes first. */
const MOST_LISTED = 200
const NOT_FOUND = { ok: false as const, refusal: { code: 'job/not-found' as const } }

const iso = (ms: number): string => new Date(ms).toISOString()

const listed = ({ createdAtMs, dueMs, failedAtMs, recipient, subject, ...job }: ListedJob) => ({
  ...job,
  createdOn: iso(createdAtMs),
  dueOn: failedAtMs === undefined ? iso(dueMs) : null,
  failedOn: failedAtMs === undefined ? null : iso(failedAtMs),
  recipient: recipient ?? null,
  subject: subject ?? null,
})

/** The durable queue as administrators see it (contract §4). Rule AD8. */
export const jobRoutes = ({
  storedJobs,
  jobs,
  clock,
}: {
  storedJobs: Pick<Jobs, 'count' | 'list' | 'tryAgain' | 'removeFailed'>
  jobs: Pick<JobWorker, 'wake'>
  clock: Clock
}): Route[] => [
  route(listJobs, async () => {
    const counts = await storedJobs.count()
    const jobsOf = await storedJobs.list(clock.nowMs(), MOST_LISTED)
    return ok({
      lanes: JOB_LANES.map((lane) => {
        const { waiting = 0, failed = 0 } = counts.find((count) => count.lane === lane) ?? {}
        return { lane, waiting, failed }
      }),
      jobs: jobsOf.map(listed),
    })
  }),
  route(retryJob, async ({ body }) => {
    const lane = await storedJobs.tryAgain(body.jobId, clock.nowMs())
    if (lane === undefined) return NOT_FOUND
    jobs.wake(lane)
    return done('done/job-retried')
  }),
  route(removeJob, async ({ body }) =>
    (await storedJobs.removeFailed(body.jobId)) ? done('done/job-removed') : NOT_FOUND,
  ),
]
