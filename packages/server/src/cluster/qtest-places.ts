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
}: {
  /** Names this node. */
  node: string
  directory: Pick<QTestDirectory, 'isHere'>
  journals: Pick<Journals, 'holderOf'>
  nodes: Pick<Nodes, 'placeFor'>
}): QTestPlaces => ({
  async find(qtestId) {
    if (directory.isHere(qtestId) || !isQTestId(qtestId)) return 'here'
    const holder = await journals.holderOf('qtest', qtestId)
    if (holder === undefined) return 'here'
    const place = holder.owner ?? (await nodes.placeFor(qtestId))
    if (place === undefined) return 'later'
    return place === node ? 'here' : { node: place }
  },
})
