import type { RoomDirectory } from '../room/directory.ts'
import type { Journals } from '../stores/journals.ts'
import type { Nodes } from './nodes.ts'

/**
 * So much less often a node compares what it runs with what it has: rooms that were given to it, whose connection went away before, and
 * rooms that others took over while it could not notice.
 */
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
  directory: Pick<RoomDirectory, 'find' | 'keepOnly' | 'reach' | 'running'>
}): (() => Promise<void>) => {
  let sweeps = 0
  return async () => {
    for (const roomId of await journals.listFree('room'))
      if ((await nodes.placeFor(roomId)) === node) await directory.reach(roomId)
    sweeps += 1
    if (sweeps % OWN_EVERY !== 0) return
    const before = new Set(directory.running())
    const held = await journals.listHeld(node, 'room')
    // What has begun meanwhile is not in the list.
    directory.keepOnly(new Set([...held, ...directory.running().filter((roomId) => !before.has(roomId))]))
    for (const roomId of held) if (directory.find(roomId) === undefined) await directory.reach(roomId)
  }
}
