import type { QTestDirectory } from '../qtest/directory.ts'
import { isQTestId } from '../qtest/qtest-id.ts'
import type { Journals } from '../stores/journals.ts'
import type { Nodes } from './nodes.ts'

/** Finds QTests in the cluster. */
export interface QTestPlaces {
  /** `here`: on this node, which takes it over if nobody has it, or says that there is none. */
  find(qtestId: string): Promise<'here' | 'later' | { node: string }>
}

export const createQTestPlaces = ({
  node,
  directory,
  journals,
  nodes,
  isHeld,
}: {
  /** Names this node. */
  node: string
  directory: Pick<QTestDirectory, 'isHere'>
  journals: Pick<Journals, 'holderOf'>
  nodes: Pick<Nodes, 'placeFor'>
  /** Whether nobody can have taken over what runs here. */
  isHeld(): boolean
}): QTestPlaces => ({
  async find(qtestId) {
    if (!isQTestId(qtestId)) return 'here'
    // After a pause what is read here may be older than what another node has answered.
    if (directory.isHere(qtestId) && isHeld()) return 'here'
    const holder = await journals.holderOf('qtest', qtestId).catch(() => 'away' as const)
    if (holder === 'away') return 'later'
    if (holder === undefined) return 'here'
    const place = holder.owner ?? (await nodes.placeFor(qtestId))
    if (place === undefined) return 'later'
    return place === node ? 'here' : { node: place }
  },
})
