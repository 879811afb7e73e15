import type { CommitKind } from '@quokka/contract/http'
import type { Clock } from '../ports.ts'

/** Of so many one looks at each: more say nothing new. */
export const MOST_SLOWEST = 10
export const SLOT_MS = 300_000
/** The hour, and what of the hour before is in its oldest five minutes. */
const SLOTS = 3_600_000 / SLOT_MS + 1

/** One commit, without what was stored: nobody is told from it. */
export interface Commit {
  kind: CommitKind
  durationMs: number
  events: number
  /** When it was stored, in milliseconds since 1970. */
  atMs: number
}

/** What was stored within five minutes. */
export interface CommitSlot {
  fromMs: number
  commits: number
  slowestMs: number
}

export interface SlowCommits {
  /** Of the last hour, the slowest first, at most ten. */
  slowest: Commit[]
  /** The twelve times five minutes up to now, the oldest first, without those in which nothing was stored. */
  slots: CommitSlot[]
}

/** The slowest commits of the last hour, in memory that does not grow with their number. */
export interface SlowestCommits {
  note(commit: Omit<Commit, 'atMs'>): void
  read(): SlowCommits
}

interface Slot {
  index: number
  commits: number
  /** The slowest first. */
  slowest: Commit[]
}

const bySlowness = (left: Commit, right: Commit): number => right.durationMs - left.durationMs

export const createSlowestCommits = (clock: Clock): SlowestCommits => {
  /** The oldest first. */
  let slots: Slot[] = []

  const slotNow = (nowMs: number): Slot => {
    const index = Math.floor(nowMs / SLOT_MS)
    const last = slots.at(-1)
    if (last?.index === index) return last
    const slot: Slot = { index, commits: 0, slowest: [] }
    // A machine's clock that is set back must not keep what is later than now.
    slots = [...slots.filter((one) => one.index < index && one.index > index - SLOTS), slot]
    return slot
  }

  return {
    note(commit) {
      const atMs = clock.nowMs()
      const slot = slotNow(atMs)
      slot.commits += 1
      const { slowest } = slot
      const fastest = slowest.at(-1)
      if (slowest.length === MOST_SLOWEST && fastest !== undefined && fastest.durationMs >= commit.durationMs) return
      slowest.push({ ...commit, atMs })
      slowest.sort(bySlowness)
      slowest.length = Math.min(slowest.length, MOST_SLOWEST)
    },
    read() {
      const nowMs = clock.nowMs()
      const now = Math.floor(nowMs / SLOT_MS)
      const isOfTheHour = ({ atMs }: Commit) => atMs <= nowMs && atMs > nowMs - 3_600_000
      return {
        slowest: slots
          .flatMap((slot) => slot.slowest)
          .filter(isOfTheHour)
          .sort(bySlowness)
          .slice(0, MOST_SLOWEST),
        slots: slots
          .filter(({ index }) => index <= now && index > now - SLOTS + 1)
          .map(({ index, commits, slowest }) => ({
            fromMs: index * SLOT_MS,
            commits,
            slowestMs: slowest[0]?.durationMs ?? 0,
          })),
      }
    },
  }
}
