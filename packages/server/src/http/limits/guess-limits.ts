import { createHmac } from 'node:crypto'
import type { Clock, RunningClock } from '../../ports.ts'
import type { Allowances } from '../../stores/allowances.ts'
import { createRateLimiter } from './rate-limit.ts'

/** Slows guesses at what is secret, on all servers of a database together: neither a restart nor another server gives new ones. */
export interface GuessLimits {
  /** 0 when one more guess may be made, which counts then; else after how many seconds. A minute's worth may be made at once. */
  waitSeconds(key: string, perMinute: number): Promise<number>
}

/** After so many guesses those are forgotten that no longer count, however many names and addresses somebody has. */
const FORGET_EVERY = 1_000

/** `factor` multiplies every limit. What is guessed and from where is stored as a hash with the installation's `secret`. */
export const createGuessLimits = ({
  allowances,
  running,
  clock,
  secret,
  factor,
}: {
  allowances: Pick<Allowances, 'take' | 'removeFull'>
  running: RunningClock
  clock: Clock
  secret: string
  factor: number
}): GuessLimits => {
  const here = createRateLimiter({ running, factor })
  const holderOf = (key: string): string => createHmac('sha256', secret).update(`guess ${key}`).digest('base64url')
  let counted = 0
  return {
    async waitSeconds(key, perMinute) {
      // In memory first: a flood of guesses must not become a flood of statements.
      const waitHereS = here.waitSeconds(key, perMinute)
      if (waitHereS > 0) return waitHereS
      const most = perMinute * factor
      // Whole microseconds, as the database counts: rounded up, the last guess of a minute would be refused.
      const allowance = { kind: 'guess', atOnce: Math.max(1, most), everyMs: Math.floor(60_000_000 / most) / 1_000 }
      const taken = await allowances.take(holderOf(key), allowance, clock.nowMs())
      counted += 1
      if (counted % FORGET_EVERY === 0) await allowances.removeFull(clock.nowMs())
      return taken.isTaken ? 0 : Math.ceil(taken.waitMs / 1_000)
    },
  }
}
