import type { ServerFigures } from '@quokka/contract/http'
import type { SlowCommits } from '../journal/slowest-commits.ts'

/** How one server is. */
export interface NodeFigures extends Omit<ServerFigures, 'isAnswering'> {
  commits: SlowCommits
}

/** How all servers are. */
export interface AllFigures {
  /** The server that was asked, then the others that have answered. */
  nodes: [NodeFigures, ...NodeFigures[]]
  /** Those that are alive by the database and did not answer. */
  silent: string[]
}

/** Asks every server how it is. */
export type ReadFigures = () => Promise<AllFigures>
