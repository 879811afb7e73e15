import type { Clock } from '../ports.ts'
import type { Heartbeats } from '../stores/heartbeats.ts'
import type { WatchedClock } from './watched-clock.ts'

const BEAT_MS = 1_000
/** How long the journals of a process are held after a heartbeat: a process that is silent for so long is taken for dead. */
export const LEASE_MS = 4_000
/** While a lease lasts the clocks of process and database drift apart by less. */
const DRIFT_MS = 500
/** The clocks drift apart by less. */
const SET_MS = 2_000

export interface Heartbeat {
  /** Is heard of from now on, where it must be; rejects when the storage is away. */
  begin(): Promise<void>
  /** Stores how far the clock is, for whoever goes on from here; nothing is held by a lease any more. */
  stop(): Promise<void>
}

interface HeartbeatPorts {
  heartbeats: Pick<Heartbeats, 'beat'>
  /** Names this process. */
  owner: string
  running: WatchedClock
  clock: Clock
  /** How long each heartbeat holds the journals of this process; 0 where there are no leases. */
  leaseMs: number
  /** Whether something runs here whose time must be known. */
  isNeeded(): boolean
  /** The wall's clock jumped against the running one by so much: it was set, or the machine slept. */
  onWallMoved(byMs: number): void
  /** What runs here is held until then for certain, by the running clock. */
  onHeld(untilMs: number): void
  /** A heartbeat came after the lease may have ended: what ran here may run elsewhere by now. It is told again when this rejects. */
  onLapsed(): Promise<void>
}

/** Stores each second until when this process ran. One that is not stored is made up for by the next. Rule ST42. */
export const startHeartbeat = ({
  heartbeats,
  owner,
  running,
  clock,
  leaseMs,
  isNeeded,
  onWallMoved,
  onHeld,
  onLapsed,
}: HeartbeatPorts): Heartbeat => {
  const wallAhead = () => clock.nowMs() - running.runningMs()
  let aheadMs = wallAhead()
  let beating: Promise<void> | undefined

  /** Whether the last one was not stored for certain, or what runs here not compared after it. */
  let isUnsure = false

  const beat = async () => {
    const wasUnsure = isUnsure
    isUnsure = true
    const sentMs = running.runningMs()
    const beaten = await heartbeats.beat(owner, sentMs, leaseMs)
    if (wasUnsure || beaten === 'late') await onLapsed()
    isUnsure = false
    onHeld(sentMs + leaseMs - DRIFT_MS)
  }

  const tryToBeat = () =>
    beat()
      .catch(() => {})
      .finally(() => {
        beating = undefined
      })

  const timer = setInterval(() => {
    const before = aheadMs
    aheadMs = wallAhead()
    if (Math.abs(aheadMs - before) > SET_MS) onWallMoved(aheadMs - before)
    if (isNeeded()) beating ??= tryToBeat()
  }, BEAT_MS)
  timer.unref()

  return {
    async begin() {
      if (isNeeded()) await beat()
    },
    async stop() {
      clearInterval(timer)
      await beating
      if (isNeeded()) await heartbeats.beat(owner, running.runningMs()).catch(() => undefined)
    },
  }
}
