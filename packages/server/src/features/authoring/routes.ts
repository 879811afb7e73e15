import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import type { AuthoringPorts } from './authoring-ports.ts'
import type { CopyPorts } from './copies.ts'
import { copyRoutes } from './copies.ts'
import { quizRoutes } from './quizzes.ts'
import { sharingRoutes } from './sharing.ts'
import { slideRoutes } from './slides.ts'

/** The calls of contract §3. */
export const authoringRoutes = (ports: AuthoringPorts & CopyPorts): Route[] => [
  ...quizRoutes(ports),
  ...slideRoutes(ports),
  ...sharingRoutes(ports),
  ...copyRoutes(ports),
]
