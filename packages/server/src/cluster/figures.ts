import { COMMIT_KINDS } from '@quokka/contract/http'
import * as z from 'zod'
import { MOST_SLOWEST } from '../journal/slowest-commits.ts'
import type { Bus } from '../ports.ts'
import type { AllFigures, NodeFigures, ReadFigures } from './node-figures.ts'
import type { Nodes } from './nodes.ts'
import { readJson } from './read-json.ts'

const ANSWER_MS = 2_000
const ASKED = 'figures'

const count = z.int().min(0)
const ms = z.number().min(0)
const bytes = z.number().min(0).nullable()

/** What another node tells of itself. */
const Figures = z.object({
  node: z.string().max(100),
  version: z.string().max(100),
  startedOn: z.iso.datetime(),
  rooms: count,
  lines: count,
  qtests: count,
  diskFreeBytes: bytes,
  diskBytes: bytes,
  failedTries: count,
  commits: z.object({
    slowest: z
      .array(z.object({ kind: z.enum(COMMIT_KINDS), durationMs: ms, events: count, atMs: ms }))
      .max(MOST_SLOWEST),
    slots: z.array(z.object({ fromMs: ms, commits: count, slowestMs: ms })).max(100),
  }),
})

/** The figures of all nodes. */
export interface ClusterFigures {
  read: ReadFigures
  /** Answers another node. */
  answer(): Promise<string>
}

export const clusterFigures = ({
  local,
  nodes,
  bus,
}: {
  local(): Promise<NodeFigures>
  nodes: Pick<Nodes, 'others'>
  bus: Pick<Bus, 'ask'>
}): ClusterFigures => ({
  async read(): Promise<AllFigures> {
    const asking = (await nodes.others()).map(async (node) => {
      const answer = await bus.ask(node, 'figures', ASKED, ANSWER_MS)
      return { node, figures: answer.ok ? readJson(Figures, answer.value) : undefined }
    })
    const [own, others] = await Promise.all([local(), Promise.all(asking)])
    return {
      nodes: [own, ...others.flatMap(({ figures }) => figures ?? [])],
      silent: others.filter(({ figures }) => figures === undefined).map(({ node }) => node),
    }
  },
  answer: async () => JSON.stringify(await local()),
})
