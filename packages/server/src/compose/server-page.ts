import { withinTime } from '../clock/within-time.ts'
import type { NodeFigures } from '../cluster/node-figures.ts'
import { missedSearchesRoute } from '../features/admin/missed-searches.ts'
import { serverRoutes } from '../features/admin/server.ts'
import { usageRoutes } from '../features/admin/usage.ts'
import type { Route } from '../http/endpoints/mount-endpoint.ts'
import type { QTestDirectory } from '../qtest/directory.ts'
import { databaseFacts } from '../stores/database-facts.ts'
import { VERSION } from '../version.ts'
import type { Ways } from './cluster.ts'
import { diskUnder } from './disk-space.ts'
import type { RoomsAndHosting } from './rooms-and-hosting.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

const LONGEST_DISK_MS = 1_000

interface Running extends Pick<RoomsAndHosting, 'directory' | 'connections'> {
  qtests: Pick<QTestDirectory, 'count'>
}

/** How this process is. */
const ownFigures = (
  { config, clock, owner, slowestCommits, failedMailTries }: SharedPorts,
  { directory, connections, qtests }: Running,
): (() => Promise<NodeFigures>) => {
  const startedOn = new Date(clock.nowMs()).toISOString()
  return async () => {
    const disk = await withinTime(diskUnder(config.DATA_DIR), LONGEST_DISK_MS)
    return {
      node: owner,
      version: VERSION,
      startedOn,
      rooms: directory.count(),
      lines: connections(),
      qtests: qtests.count(),
      diskFreeBytes: disk?.freeBytes ?? null,
      diskBytes: disk?.bytes ?? null,
      failedTries: failedMailTries(),
      commits: slowestCommits.read(),
    }
  }
}

/** The pages of administrators that say how the servers are and who uses most of them. */
export const composeServerPage = (
  ports: SharedPorts & { ways: Pick<Ways, 'figures' | 'usage'> },
  { accounts, jobs, backups, missedSearchesOf }: Pick<Stores, 'accounts' | 'jobs' | 'backups' | 'missedSearchesOf'>,
  running: Running,
): Route[] => [
  missedSearchesRoute(missedSearchesOf(ports.clock)),
  ...usageRoutes({ usage: ports.ways.usage(ports.budgets, running.directory), accounts }),
  ...serverRoutes({
    ...ports,
    readDatabase: () => databaseFacts(ports.database),
    readFigures: ports.ways.figures(ownFigures(ports, running)),
    storedJobs: jobs,
    lastBackup: async () => (ports.config.BACKUP_DIR === undefined ? 'notSetUp' : ((await backups.last()) ?? 'none')),
  }),
]
