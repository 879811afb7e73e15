import type { Clock, RunningClock } from '../ports.ts'

export const wallClock: Clock = { nowMs: () => Date.now() }

/** Counted from the start of the process. */
export const processClock: RunningClock = { runningMs: () => performance.now() }
