import type { ClientAction, FrameLimits } from '@quokka/contract/socket'
import { spend } from '../http/limits/budget.ts'

/** What one sender may still send of each kind of frame, by the rate that the frame is declared with. */
export interface FrameBudget {
  /** Whether one more may come now; if so it is counted. */
  spend(action: ClientAction, limits: Pick<FrameLimits, 'atOnce' | 'everyMs'>, nowMs: number): boolean
}

/** `factor` multiplies every rate. */
export const createFrameBudget = (factor: number): FrameBudget => {
  const fullAtMs = new Map<ClientAction, number>()
  return {
    spend(action, { atOnce, everyMs }, nowMs) {
      const cost = { nowMs, costMs: everyMs / factor, mostMs: atOnce * Math.max(everyMs, everyMs / factor) }
      const spent = spend(fullAtMs.get(action) ?? 0, cost)
      fullAtMs.set(action, spent.fullAtMs)
      return spent.waitMs === 0
    },
  }
}
