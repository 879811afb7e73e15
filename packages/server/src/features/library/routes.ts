import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { folderRoutes } from './folders.ts'
import type { LibraryPorts } from './library-ports.ts'
import { listRoutes } from './list.ts'
import { shelfRoutes } from './shelves.ts'

/** The library's calls of contract §3. */
export const libraryRoutes = (ports: LibraryPorts): Route[] => [
  ...shelfRoutes(ports),
  ...listRoutes(ports),
  ...folderRoutes(ports),
]
