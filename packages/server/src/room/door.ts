import type { RunningClock } from '../ports.ts'

/** How long somebody counts who does not ask again: a page at the door asks every five seconds. */
const PATIENCE_MS = 12_000

/** Those who wait outside a full room. Nobody is promised anything: whoever asks first when a seat is free has it. */
export interface Door {
  /** Somebody asks to be let in, and cannot be. */
  knock(credential: string): void
  /** Somebody was let in. */
  enter(credential: string): void
  count(): number
  stop(): void
}

/** `onChange` is called when more or fewer wait. */
export const createDoor = (running: RunningClock, onChange: () => void): Door => {
  /** Until when each is taken to be there, the earliest first. */
  const untilMs = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const sweep = () => {
    timer = undefined
    const nowMs = running.runningMs()
    const before = untilMs.size
    for (const [credential, atMs] of untilMs) {
      if (atMs > nowMs) break
      untilMs.delete(credential)
    }
    arm()
    if (untilMs.size !== before) onChange()
  }
  const arm = () => {
    const [earliestMs] = untilMs.values()
    if (timer === undefined && earliestMs !== undefined)
      timer = setTimeout(sweep, Math.max(1, earliestMs - running.runningMs())).unref()
  }

  return {
    knock(credential) {
      const isNew = !untilMs.delete(credential)
      untilMs.set(credential, running.runningMs() + PATIENCE_MS)
      arm()
      if (isNew) onChange()
    },
    enter(credential) {
      if (untilMs.delete(credential)) onChange()
    },
    count: () => untilMs.size,
    stop() {
      clearTimeout(timer)
      untilMs.clear()
    },
  }
}
