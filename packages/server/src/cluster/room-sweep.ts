import type { RoomDirectory } from '../room/directory.ts'
import type { Journals } from '../stores/journals.ts'
import type { Nodes } from './nodes.ts'

/**
 * Takes over the rooms that nobody has, those that come to this node: they have clocks that run on whether somebody asks for them
 * or not.
 */
export const createRoomSweep =
  ({
    node,
    nodes,
    journals,
    directory,
  }: {
    /** Names this node. */
    node: string
    nodes: Pick<Nodes, 'placeFor'>
    journals: Pick<Journals, 'listFree'>
    directory: Pick<RoomDirectory, 'reach'>
  }) =>
  async (): Promise<void> => {
    for (const roomId of await journals.listFree('room'))
      if ((await nodes.placeFor(roomId)) === node) await directory.reach(roomId)
  }
