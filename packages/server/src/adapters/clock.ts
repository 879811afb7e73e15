import type { Clock } from '../ports.ts'

/** The process's own clock: wall time at the start, monotonic from there. */
export const processClock: Clock = { nowMs: () => performance.timeOrigin + performance.now() }
