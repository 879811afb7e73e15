import { createHash } from 'node:crypto'
import type { RunningClock } from '../ports.ts'
import type { Heartbeats } from '../stores/heartbeats.ts'

/** A list of nodes is as old as this at most. */
const FRESH_MS = 500

/** The nodes of the cluster that are alive. */
export interface Nodes {
  /** Where a journal goes that nobody has: the same answer on every node that sees the same ones alive. Undefined when none would take it. */
  placeFor(journalId: string): Promise<string | undefined>
  /** All but this one. */
  others(): Promise<string[]>
  /** Nobody answers under this name: if the node is gone from the database too, what it has is free at once. */
  nobodyAt(node: string): void
  /** From now on this node takes nothing more. */
  leave(): void
}

const weightOf = (node: string, journalId: string): string =>
  createHash('sha256').update(`${node} ${journalId}`).digest('hex')

export const createNodes = ({
  node,
  heartbeats,
  running,
}: {
  /** Names this node. */
  node: string
  heartbeats: Pick<Heartbeats, 'leaseholders' | 'endIfGone'>
  running: RunningClock
}): Nodes => {
  let known: { nodes: Promise<string[]>; atMs: number } | undefined
  let isLeaving = false
  const asked = new Set<string>()

  const alive = (): Promise<string[]> => {
    const nowMs = running.runningMs()
    if (known === undefined || nowMs - known.atMs > FRESH_MS) {
      const nodes = heartbeats.leaseholders()
      known = { nodes, atMs: nowMs }
      nodes.catch(() => {
        known = undefined
      })
    }
    return known.nodes
  }

  return {
    async placeFor(journalId) {
      const nodes = (await alive()).filter((one) => !isLeaving || one !== node)
      return nodes.toSorted((left, right) => (weightOf(left, journalId) < weightOf(right, journalId) ? -1 : 1))[0]
    },
    others: async () => (await alive()).filter((one) => one !== node),
    nobodyAt(other) {
      if (asked.has(other)) return
      asked.add(other)
      heartbeats
        .endIfGone(other)
        .then((isGone) => {
          if (isGone) known = undefined
        })
        // The next one who finds nobody asks again.
        .catch(() => {})
        .finally(() => asked.delete(other))
    },
    leave() {
      isLeaving = true
    },
  }
}
