import type { RunningClock } from '../ports.ts'

/** Something that is done again and again, not more often than its pace allows. */
export interface Paced {
  /** It is to be done once more, as soon as the pace of this moment allows. */
  soon(): void
  stop(): void
}

/** `leastMs` tells how long after the last time the next one may be. */
export const paced = (running: RunningClock, leastMs: () => number, run: () => void): Paced => {
  let timer: NodeJS.Timeout | undefined
  let lastMs = Number.NEGATIVE_INFINITY
  const now = () => {
    lastMs = running.runningMs()
    run()
  }
  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(now, Math.max(0, lastMs + leastMs() - running.runningMs()))
    },
    stop: () => clearTimeout(timer),
  }
}
