import type { Heartbeat } from '../clock/heartbeat.ts'
import { LEASE_MS, startHeartbeat } from '../clock/heartbeat.ts'
import type { QTestDirectory } from '../qtest/directory.ts'
import type { RoomDirectory } from '../room/directory.ts'
import type { Ways } from './cluster.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** Tells whoever comes after until when the rooms and QTests ran here, and the rooms' screens when a clock was moved. */
export const composeHeartbeat = (
  ports: Pick<SharedPorts, 'log' | 'clock' | 'running' | 'owner' | 'database' | 'bus'> & {
    ways: Pick<Ways, 'held' | 'lapsed'>
  },
  { heartbeats }: Pick<Stores, 'heartbeats'>,
  { rooms, qtests }: { rooms: Pick<RoomDirectory, 'count' | 'showClocks'>; qtests: Pick<QTestDirectory, 'count'> },
): Heartbeat => {
  const { log, database, bus, ways } = ports
  return startHeartbeat({
    ...ports,
    heartbeats,
    leaseMs: bus === undefined ? 0 : LEASE_MS,
    // Where another server may come to the same database, it must hear of this one.
    isNeeded: () => database.isShared || rooms.count() + qtests.count() > 0,
    onWallMoved(byMs) {
      log.info({ byMs: Math.round(byMs) }, "the machine's clock was set, or the machine slept")
      rooms.showClocks()
    },
    onHeld: ways.held,
    onLapsed: ways.lapsed,
  })
}
