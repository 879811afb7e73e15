import type { RunningClock } from '../ports.ts'

/** Readings further apart mean that the process was not running: the heartbeat alone reads it each second. */
const PAUSE_MS = 2_000

/** The running clock of one server, which knows when its process was suspended. */
export interface WatchedClock extends RunningClock {
  /** `tell` is called by the first reading after a pause, before it answers: with the last one before. */
  onPause(tell: (ranUntilMs: number) => void): void
}

/** Goes on from `originMs`. Rule SO26. */
export const watchedClock = (clock: RunningClock, originMs: number): WatchedClock => {
  const startedMs = clock.runningMs()
  const told: ((ranUntilMs: number) => void)[] = []
  let readMs = originMs
  return {
    runningMs() {
      const beforeMs = readMs
      readMs = originMs + clock.runningMs() - startedMs
      if (readMs - beforeMs > PAUSE_MS) for (const tell of told) tell(beforeMs)
      return readMs
    },
    onPause(tell) {
      told.push(tell)
    },
  }
}
