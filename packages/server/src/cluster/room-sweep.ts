import type { RoomDirectory } from '../room/directory.ts'
import type { Journals } from '../stores/journals.ts'
import type { Nodes } from './nodes.ts'

/** Rooms that were given to this node, whose connection went away before, are found so much later. */
const OWN_EVERY = 10

/**
 * Takes over the rooms that nobody has, those that come to this node, and its own that do not run yet: they have clocks that run on
 * whether somebody asks for them or not.
 */
export const createRoomSweep = ({
  node,
  nodes,
  journals,
  directory,
}: {
  /** Names this node. */
  node: string
  nodes: Pick<Nodes, 'placeFor'>
  journals: Pick<Journals, 'listFree' | 'listHeld'>
  directory: Pick<RoomDirectory, 'find' | 'reach'>
}): (() => Promise<void>) => {
  let sweeps = 0
  return async () => {
    for (const roomId of await journals.listFree('room'))
      if ((await nodes.placeFor(roomId)) === node) await directory.reach(roomId)
    sweeps += 1
    if (sweeps % OWN_EVERY !== 0) return
    for (const roomId of await journals.listHeld(node, 'room'))
      if (directory.find(roomId) === undefined) await directory.reach(roomId)
  }
}
