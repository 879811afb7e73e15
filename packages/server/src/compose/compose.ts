import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import { buildApp } from '../app.ts'
import { meteredJournals } from '../budgets/metered-journals.ts'
import { createPayers } from '../budgets/payer.ts'
import { watchedClock } from '../clock/watched-clock.ts'
import { retentionRound } from '../features/accounts/retention.ts'
import { usageRoutes } from '../features/admin/usage.ts'
import { billingRound } from '../features/billing/duties.ts'
import { createGuests } from '../http/callers/guest.ts'
import { createOriginGuard } from '../http/callers/origin-guard.ts'
import { createRateLimiter } from '../http/limits/rate-limit.ts'
import { serverSecret } from '../stores/server-secret.ts'
import type { AccountsAndAdmin } from './accounts-and-admin.ts'
import { composeAccountsAndAdmin } from './accounts-and-admin.ts'
import { composeAuthoringAndLibrary } from './authoring-and-library.ts'
import { backfillJobs, composeBackfill } from './backfill.ts'
import type { ComposedBilling } from './billing.ts'
import { composeBilling } from './billing.ts'
import { composeBudgets } from './budgets.ts'
import { composeHeartbeat } from './heartbeat.ts'
import { composeJobs } from './jobs.ts'
import type { ComposedMedia } from './media.ts'
import { composeMedia } from './media.ts'
import { composeModeration } from './moderation.ts'
import { composeQTests } from './qtests.ts'
import { composeReports } from './reports.ts'
import type { RoomsAndHosting } from './rooms-and-hosting.ts'
import { composeRoomsAndHosting } from './rooms-and-hosting.ts'
import type { ServerPorts, SharedPorts } from './server-ports.ts'
import { createStores } from './stores.ts'
import { composeUpkeep } from './upkeep.ts'

/** A whole server that does not listen yet. */
export interface Server extends Pick<AccountsAndAdmin, 'setUp' | 'runRetention'>, Pick<RoomsAndHosting, 'resume'> {
  app: FastifyInstance
  media: ComposedMedia
  /** Begins with the upkeep of a database that has nobody else to do it. */
  beginUpkeep(): void
  /** Begins with the jobs that an earlier process has left; those of this one are done as they are added. */
  startJobs(): Promise<void>
  /** Has jobs for what is done again and again, and for what old journals lack, where there are none yet. */
  startRounds(): Promise<void>
  /** Waits until no job is under way or due. */
  jobsSettled(): Promise<void>
  billing: Pick<ComposedBilling, 'sentence' | 'doDuties'>
  /** Lets what is under way end. What the server was given stays open. */
  stop(): Promise<void>
}

/** Makes the server of everything that it is given; a test gives it other things than `main.ts`. */
export const compose = async (ports: ServerPorts): Promise<Server> => {
  const { config, log, clock, chance } = ports
  const isSecure = config.PUBLIC_ORIGIN.some((origin) => origin.startsWith('https:'))
  const stored = createStores(ports.database)
  const secret = await serverSecret(ports.database, chance)
  const running = watchedClock(ports.processClock, (await stored.heartbeats.latestMs()) ?? clock.nowMs())
  const budgets = await composeBudgets(ports)
  const stores = { ...stored, journals: meteredJournals(stored.journals, budgets) }
  const commitSeconds = new Histogram({
    name: 'quokka_commit_seconds',
    help: 'Time to store one group of events of a room or a QTest',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [ports.metrics],
  })
  const { worker, mailer } = composeJobs(ports, stores)
  const shared: SharedPorts = {
    ...ports,
    mailer,
    running,
    owner: randomUUID(),
    jobs: worker,
    isSecure,
    limits: createRateLimiter({ running, factor: config.RATE_LIMIT_FACTOR }),
    accountLimits: createRateLimiter({ running, factor: 1 }),
    payers: createPayers({ secret, clock }),
    budgets,
    guests: createGuests({ isSecure, secret, chance, clock }),
    onCommit: (durationMs) => commitSeconds.observe(durationMs / 1_000),
  }
  const media = await composeMedia(shared, stores)
  const { pictures, temporary, removeUnwanted: removeUnwantedMedia } = media
  const qtests = composeQTests(shared, stores)
  const billing = composeBilling({ ...shared, secret }, stores)
  const people = composeAccountsAndAdmin(
    {
      ...shared,
      billing: billing.keeping,
      pictures,
      temporary,
      media: media.store,
      removeUnwantedMedia,
      qtests: qtests.keeping,
      directory: qtests.directory,
    },
    stores,
  )
  const backfill = composeBackfill({ ...shared, directory: qtests.directory }, stores)
  const live = composeRoomsAndHosting({ ...shared, sessions: people.sessions }, stores)
  const heartbeat = composeHeartbeat(shared, stores, { rooms: live.directory, qtests: qtests.directory })
  const moderation = composeModeration({ ...ports, hostable: live.hostable, directory: live.directory }, stores)
  const authoring = composeAuthoringAndLibrary({ ...ports, media: media.media }, stores)
  const reports = composeReports(
    {
      ...ports,
      jobs: worker,
      temporary,
      rooms: live.directory,
      settleQTest: qtests.settle,
      makeDraft: authoring.makeDraft,
    },
    stores,
  )
  const upkeep = composeUpkeep(ports, { rooms: live.directory, qtests: qtests.directory })
  const app = await buildApp({
    ...shared,
    media,
    sessions: people.sessions,
    origins: createOriginGuard(config.PUBLIC_ORIGIN, hostname(), (host) =>
      log.warn(
        { host },
        'a page from this host may change nothing: to serve under this name, set PUBLIC_ORIGIN to its address',
      ),
    ),
    rooms: live.rooms,
    findQTestMedia: qtests.findMedia,
    routes: [
      ...live.routes,
      ...qtests.routesOver(live),
      ...people.routes,
      ...authoring.routes,
      ...moderation,
      ...reports,
      ...billing.routes,
      ...usageRoutes({ budgets, accounts: stores.accounts, directory: live.directory }),
    ],
    checkout: billing.checkout,
    webhook: billing.webhook,
  })
  return {
    app,
    media,
    billing,
    setUp: people.setUp,
    runRetention: people.runRetention,
    async resume() {
      const resumed = await live.resume()
      await stores.heartbeats.removeOld()
      return resumed
    },
    beginUpkeep: () => upkeep?.begin(),
    startJobs: () => worker.start(new Map([...people.jobHandlers, ...billing.jobHandlers, ...backfill])),
    async startRounds() {
      const nowMs = clock.nowMs()
      for (const round of [retentionRound(nowMs), billingRound(nowMs), ...backfillJobs(nowMs)]) {
        await stores.jobs.ensure(round)
        worker.wake(round.lane)
      }
    },
    jobsSettled: worker.settled,
    async stop() {
      upkeep?.stop()
      await live.stop()
      await qtests.stop()
      await heartbeat.stop()
      await app.close()
      await worker.stop()
      media.close()
    },
  }
}
