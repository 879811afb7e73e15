import type { RunningClock } from '../../ports.ts'
import { spend } from './budget.ts'

/** Counts calls by key, e.g. an address and what it calls. */
export interface RateLimiter {
  /** 0 when the call may go on; else after how many seconds it may be tried again. A minute's worth may come at once. */
  waitSeconds(key: string, perMinute: number): number
}

const MINUTE_MS = 60_000

/** `factor` multiplies every limit; at most `mostKeys` keys are remembered, those idle for longest are forgotten first. */
export const createRateLimiter = ({
  running,
  factor,
  mostKeys = 50_000,
}: {
  running: RunningClock
  factor: number
  mostKeys?: number
}): RateLimiter => {
  // For each key the moment at which its budget is full again.
  const fullAtMs = new Map<string, number>()
  return {
    waitSeconds: (key, perMinute) => {
      const costMs = MINUTE_MS / (perMinute * factor)
      const mostMs = Math.max(MINUTE_MS, costMs)
      const spent = spend(fullAtMs.get(key) ?? 0, { nowMs: running.runningMs(), costMs, mostMs })
      if (spent.waitMs > 0) return Math.ceil(spent.waitMs / 1_000)
      fullAtMs.delete(key)
      fullAtMs.set(key, spent.fullAtMs)
      const [idlest] = fullAtMs.keys()
      if (fullAtMs.size > mostKeys && idlest !== undefined) fullAtMs.delete(idlest)
      return 0
    },
  }
}
