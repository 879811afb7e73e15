import { forgetGuest } from '@quokka/contract/http'
import { credentialOfAccount } from '@quokka/core/accounts'
import { forgetGuestJob } from '../../forgetting/jobs.ts'
import type { Guests } from '../../http/callers/guest.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { done } from '../../http/replies/successes.ts'
import type { JobWorker } from '../../jobs/worker.ts'
import type { Clock } from '../../ports.ts'
import type { Jobs } from '../../stores/jobs.ts'

export interface GuestDataPorts {
  guests: Pick<Guests, 'replace'>
  storedJobs: Pick<Jobs, 'add'>
  jobs: Pick<JobWorker, 'wake'>
  clock: Clock
}

/** What is kept of a browser that played without an account is forgotten when it asks. Rule AC40. */
export const guestDataRoutes = ({ guests, storedJobs, jobs, clock }: GuestDataPorts): Route[] => [
  route(forgetGuest, async ({ user, credentials, setCookie }) => {
    const account = user && credentialOfAccount(user.userId)
    const asGuest = credentials().filter((credential) => credential !== account)
    if (asGuest.length > 0) {
      await storedJobs.add(forgetGuestJob({ credentials: asGuest }, clock.nowMs()))
      jobs.wake('forgetting')
    }
    setCookie(guests.replace())
    return done('done/guest-forgotten')
  }),
]
