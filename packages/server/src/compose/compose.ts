import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { retentionRound } from '../features/accounts/retention.ts'
import { billingRound } from '../features/billing/duties.ts'
import { createOriginGuard } from '../http/callers/origin-guard.ts'
import { visitorOf } from '../http/endpoints/mount-endpoint.ts'
import type { JobWorker } from '../jobs/worker.ts'
import type { NewJob } from '../stores/jobs.ts'
import type { AccountsAndAdmin } from './accounts-and-admin.ts'
import { composeAccountsAndAdmin } from './accounts-and-admin.ts'
import { composeAuthoringAndLibrary } from './authoring-and-library.ts'
import { backfillJobs, composeBackfill } from './backfill.ts'
import { composeBackups } from './backups.ts'
import type { ComposedBilling } from './billing.ts'
import { composeBilling } from './billing.ts'
import { composeWays } from './cluster.ts'
import { composeEndedElsewhere } from './ended-elsewhere.ts'
import { composeHeartbeat } from './heartbeat.ts'
import type { ComposedMedia } from './media.ts'
import { composeMedia } from './media.ts'
import { composeModeration } from './moderation.ts'
import { composeQTests } from './qtests.ts'
import { composeQuizPage } from './quiz-page.ts'
import { composeReports } from './reports.ts'
import type { RoomsAndHosting } from './rooms-and-hosting.ts'
import { composeRoomsAndHosting } from './rooms-and-hosting.ts'
import { composeServerPage } from './server-page.ts'
import type { ServerPorts } from './server-ports.ts'
import { composeShared } from './shared.ts'
import type { Stores } from './stores.ts'
import { composeUpkeep } from './upkeep.ts'
import { composeWebFiles } from './web-files.ts'

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

/** Has a job for each of them where there is none yet. */
const ensureRounds = async (
  rounds: readonly (NewJob & { key: string })[],
  { jobs }: Pick<Stores, 'jobs'>,
  worker: Pick<JobWorker, 'wake'>,
): Promise<void> => {
  for (const round of rounds) {
    await jobs.ensure(round)
    worker.wake(round.lane)
  }
}

/** Makes the server of everything that it is given; a test gives it other things than `main.ts`. */
export const compose = async (ports: ServerPorts): Promise<Server> => {
  const { config, log, clock } = ports
  const { shared, stores, secret, worker } = await composeShared(ports)
  const webFiles = composeWebFiles(ports, stores)
  await webFiles?.renew()
  const media = await composeMedia(shared, stores)
  const { pictures, temporary, removeUnwanted: removeUnwantedMedia } = media
  const ways = composeWays(shared, stores)
  const qtests = composeQTests({ ...shared, ways }, stores)
  const billing = composeBilling({ ...shared, secret, raiseSeats: (userId) => live.raiseSeats(userId) }, stores)
  const people = composeAccountsAndAdmin(
    {
      ...shared,
      secret,
      renewWebFiles: async () => webFiles?.renew(),
      billing: billing.keeping,
      pictures,
      temporary,
      media: media.store,
      removeUnwantedMedia,
      qtests: qtests.keeping,
      lookups: qtests.lookups,
    },
    stores,
  )
  const backfill = composeBackfill({ ...shared, lookups: qtests.lookups }, stores)
  const backups = composeBackups(ports, stores)
  const live = composeRoomsAndHosting({ ...shared, ways, sessions: people.sessions }, stores)
  const endedElsewhere = await composeEndedElsewhere(shared, stores, people.sessions)
  const heartbeat = composeHeartbeat({ ...shared, ways }, stores, { rooms: live.directory, qtests: qtests.directory })
  const moderation = composeModeration(
    {
      ...ports,
      jobs: shared.jobs,
      hostable: live.hostable,
      lookups: live.lookups,
      readyMadeOf: live.readyMadeOf,
      askedIn: qtests.askedIn,
      keeping: qtests.keeping,
      forgetTakeDowns: qtests.forgetTakeDowns,
    },
    stores,
  )
  const authoring = composeAuthoringAndLibrary({ ...ports, jobs: shared.jobs, media: media.media }, stores)
  const { makeDraft } = authoring
  const quizPage = composeQuizPage({ config, catalogue: live.catalogue, makeDraft }, stores)
  const played = { rooms: live.lookups, settleQTest: qtests.settle }
  const reports = composeReports({ ...ports, ...played, jobs: worker, temporary, makeDraft }, stores)
  const upkeep = composeUpkeep(ports, { rooms: live.directory, qtests: qtests.directory })
  const origins = createOriginGuard(config.PUBLIC_ORIGIN, hostname(), (host) =>
    log.warn(
      { host },
      'a page from this host may change nothing: to serve under this name, set PUBLIC_ORIGIN to its address',
    ),
  )
  const mounting = { guests: shared.guests, sessions: people.sessions, origins }
  const app = await buildApp({
    ...shared,
    ...mounting,
    media,
    findWebFile: webFiles?.find,
    ...live.mounted,
    ...qtests.mounted,
    ...quizPage.mounted,
    routes: [
      ...live.routes,
      ...ways.handOver([...qtests.routesOver(live), ...moderation], (parts) => visitorOf(parts, mounting)),
      ...people.routes,
      ...authoring.routes,
      ...quizPage.routes,
      ...reports,
      ...billing.routes,
      ...composeServerPage({ ...shared, ways }, stores, { ...live, qtests: qtests.directory }),
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
      await heartbeat.begin()
      await ways.begin()
      const resumed = await live.resume()
      await stores.heartbeats.removeOld()
      return resumed
    },
    beginUpkeep: () => upkeep?.begin(),
    startJobs: () =>
      worker.start(new Map([...people.jobHandlers, ...billing.jobHandlers, ...backfill, ...backups.jobHandlers])),
    async startRounds() {
      const nowMs = clock.nowMs()
      const rounds = [retentionRound(nowMs), billingRound(nowMs), ...backfillJobs(nowMs), ...backups.rounds(nowMs)]
      await ensureRounds(rounds, stores, worker)
    },
    jobsSettled: worker.settled,
    async stop() {
      upkeep?.stop()
      ways.leave()
      await live.stop()
      await qtests.stop()
      // From here on others may have what ran here.
      await heartbeat.stop()
      await live.hangUp()
      await endedElsewhere?.stop()
      await app.close()
      await worker.stop()
      await ways.close()
      media.close()
    },
  }
}
