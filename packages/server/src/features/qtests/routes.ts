import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { administratorRoutes } from './administrator-routes.ts'
import { hostRoutes } from './host-routes.ts'
import { participantRoutes } from './participant-routes.ts'
import type { QTestPorts } from './qtest-ports.ts'

/** Scheduled tests that people take alone (contract §6). */
export const qtestRoutes = (ports: QTestPorts): Route[] => [
  ...hostRoutes(ports),
  ...participantRoutes(ports),
  ...administratorRoutes(ports),
]
