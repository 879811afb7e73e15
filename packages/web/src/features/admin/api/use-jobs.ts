import { listJobs, removeJob, retryJob } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** The work behind calls that waits or failed. */
export const useJobs = () => useLoaded(() => call(listJobs, {}))

/** What can be done about a job that failed. */
export const JOB_ACTIONS = {
  retry: (jobId: string) => call(retryJob, { jobId }),
  remove: (jobId: string) => call(removeJob, { jobId }),
}
export type JobAction = keyof typeof JOB_ACTIONS
