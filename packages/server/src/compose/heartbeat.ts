import type { Heartbeat } from '../clock/heartbeat.ts'
import { startHeartbeat } from '../clock/heartbeat.ts'
import type { QTestDirectory } from '../qtest/directory.ts'
import type { RoomDirectory } from '../room/directory.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** Tells whoever comes after until when the rooms and QTests ran here, and the rooms' screens when a clock was moved. */
export const composeHeartbeat = (
  { log, clock, running, owner }: Pick<SharedPorts, 'log' | 'clock' | 'running' | 'owner'>,
  { heartbeats }: Pick<Stores, 'heartbeats'>,
  { rooms, qtests }: { rooms: Pick<RoomDirectory, 'count' | 'showClocks'>; qtests: Pick<QTestDirectory, 'count'> },
): Heartbeat =>
  startHeartbeat({
    heartbeats,
    owner,
    running,
    clock,
    isNeeded: () => rooms.count() + qtests.count() > 0,
    onWallMoved(byMs) {
      log.info({ byMs: Math.round(byMs) }, "the machine's clock was set, or the machine slept")
      rooms.showClocks()
    },
  })
