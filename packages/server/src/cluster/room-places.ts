import type { RoomDirectory } from '../room/directory.ts'
import type { RoomRunner } from '../room/runner.ts'
import type { Journals } from '../stores/journals.ts'
import type { Nodes } from './nodes.ts'

/** Where a room runs: here, or on another node. */
export type Place = { runner: RoomRunner } | { node: string }

/** Finds rooms in the cluster. */
export interface RoomPlaces {
  /** Undefined when there is no such room; `later` while it is on its way. One that nobody has is taken over by one of the nodes. */
  find(roomId: string): Promise<Place | 'later' | undefined>
}

export const createRoomPlaces = ({
  node,
  directory,
  journals,
  nodes,
  isLost,
}: {
  /** Names this node. */
  node: string
  directory: Pick<RoomDirectory, 'find' | 'reach'>
  journals: Pick<Journals, 'holderOf'>
  nodes: Pick<Nodes, 'placeFor'>
  /** Whether a node could not be reached a moment ago. */
  isLost(node: string): boolean
}): RoomPlaces => {
  const lookUp = async (roomId: string): Promise<Place | 'later' | undefined> => {
    const holder = await journals.holderOf('room', roomId)
    if (holder === undefined) return undefined
    const place = holder.owner ?? (await nodes.placeFor(roomId))
    if (place === undefined) return 'later'
    if (place !== node) return isLost(place) ? 'later' : { node: place }
    const reached = await directory.reach(roomId)
    return reached === 'elsewhere' ? 'later' : reached && { runner: reached }
  }

  /** Many lines ask for the same room at once. */
  const asked = new Map<string, Promise<Place | 'later' | undefined>>()
  return {
    async find(roomId) {
      const here = directory.find(roomId)
      if (here !== undefined && here !== 'later') return { runner: here }
      const underWay = asked.get(roomId) ?? lookUp(roomId).finally(() => asked.delete(roomId))
      asked.set(roomId, underWay)
      return underWay
    },
  }
}
