import { Gauge, Histogram } from 'prom-client'
import { meteredJournals } from '../budgets/metered-journals.ts'
import { createPayers } from '../budgets/payer.ts'
import { watchedClock } from '../clock/watched-clock.ts'
import { refuseStrangers } from '../cluster/refuse-strangers.ts'
import { createGuests } from '../http/callers/guest.ts'
import { hashOfToken } from '../http/callers/token-cookie.ts'
import { createRateLimiter } from '../http/limits/rate-limit.ts'
import type { JobWorker } from '../jobs/worker.ts'
import { createSlowestCommits } from '../journal/slowest-commits.ts'
import { serverSecret } from '../stores/server-secret.ts'
import { createRequestIds } from '../tracing/request-id.ts'
import { composeBudgets } from './budgets.ts'
import { measureDisk } from './disk-space.ts'
import { composeGuesses } from './guesses.ts'
import { composeJobs } from './jobs.ts'
import type { ServerPorts, SharedPorts } from './server-ports.ts'
import { checkSharedUploads } from './shared-uploads.ts'
import type { Stores } from './stores.ts'
import { createStores } from './stores.ts'

/** Names the process in its figures and in its log as it is named in the heads of its journals. */
const nameNode = ({ log, metrics }: Pick<ServerPorts, 'log' | 'metrics'>, node: string): void => {
  log.info({ node }, 'the server begins under this name')
  const labelNames = ['node']
  const help = 'Always 1; its label names the process, so that the figures of several can be told apart'
  new Gauge({ name: 'quokka_node_info', help, labelNames, registers: [metrics] }).set({ node }, 1)
}

/** What the parts of one server share. */
export const composeShared = async (
  ports: ServerPorts,
): Promise<{ shared: SharedPorts; stores: Stores; secret: string; worker: JobWorker }> => {
  const { config, clock, chance } = ports
  const isSecure = config.PUBLIC_ORIGIN.some((origin) => origin.startsWith('https:'))
  const stored = createStores(ports.database)
  const secret = await serverSecret(ports.database, chance)
  const bus = await ports.openBus(hashOfToken(`bus ${secret}`))
  if (ports.database.isShared) await refuseStrangers(stored.heartbeats, bus !== undefined)
  if (bus !== undefined) await checkSharedUploads(ports)
  const running = watchedClock(ports.processClock, (await stored.heartbeats.latestMs()) ?? clock.nowMs())
  const budgets = await composeBudgets(ports)
  const stores = { ...stored, journals: meteredJournals(stored.journals, budgets) }
  const commitSeconds = new Histogram({
    name: 'quokka_commit_seconds',
    help: 'Time to store one group of events of a room or a QTest',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [ports.metrics],
  })
  const { owner } = ports.database
  nameNode(ports, owner)
  measureDisk(ports)
  const { worker, mailer, failedMailTries } = composeJobs(ports, stores)
  const slowestCommits = createSlowestCommits(clock)
  const shared: SharedPorts = {
    ...ports,
    mailer,
    running,
    bus,
    owner,
    requestIds: createRequestIds(config.TRUST_PROXY, chance),
    jobs: worker,
    isSecure,
    limits: createRateLimiter({ running, factor: config.RATE_LIMIT_FACTOR }),
    ...composeGuesses({ config, running, clock, secret }, stores),
    payers: createPayers({ secret, clock }),
    budgets,
    guests: createGuests({ isSecure, secret, chance, clock }),
    slowestCommits,
    failedMailTries,
    onCommit(commit) {
      commitSeconds.observe(commit.durationMs / 1_000)
      slowestCommits.note(commit)
    },
  }
  return { shared, stores, secret, worker }
}
