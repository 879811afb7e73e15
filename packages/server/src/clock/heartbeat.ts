import type { Clock } from '../ports.ts'
import type { Heartbeats } from '../stores/heartbeats.ts'
import type { WatchedClock } from './watched-clock.ts'

const BEAT_MS = 1_000
/** The clocks drift apart by less. */
const SET_MS = 2_000

export interface Heartbeat {
  /** Stores how far the clock is, for whoever goes on from here. */
  stop(): Promise<void>
}

interface HeartbeatPorts {
  heartbeats: Pick<Heartbeats, 'beat'>
  /** Names this process. */
  owner: string
  running: WatchedClock
  clock: Clock
  /** Whether something runs here whose time must be known. */
  isNeeded(): boolean
  /** The wall's clock jumped against the running one by so much: it was set, or the machine slept. */
  onWallMoved(byMs: number): void
}

/** Stores each second until when this process ran. One that is not stored is made up for by the next. Rule ST42. */
export const startHeartbeat = ({
  heartbeats,
  owner,
  running,
  clock,
  isNeeded,
  onWallMoved,
}: HeartbeatPorts): Heartbeat => {
  const wallAhead = () => clock.nowMs() - running.runningMs()
  let aheadMs = wallAhead()
  let beating: Promise<void> | undefined

  const beat = () =>
    heartbeats
      .beat(owner, running.runningMs())
      .catch(() => {})
      .finally(() => {
        beating = undefined
      })

  const timer = setInterval(() => {
    const before = aheadMs
    aheadMs = wallAhead()
    if (Math.abs(aheadMs - before) > SET_MS) onWallMoved(aheadMs - before)
    if (isNeeded()) beating ??= beat()
  }, BEAT_MS)
  timer.unref()

  return {
    async stop() {
      clearInterval(timer)
      await beating
      if (isNeeded()) await beat()
    },
  }
}
