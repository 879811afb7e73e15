import type { Room } from '@quokka/core/room'
import type { FinishedShare } from '../stores/journals.ts'

/** What a command led to: the events to be stored, encoded, and what may go out once they are. */
export interface Step {
  /** The room after it. */
  room: Room
  rows: readonly string[]
  /** What the games that ended in it count. */
  finished: readonly FinishedShare[]
  out: readonly (() => void)[]
}

/** Steps that are stored as one journal row. */
export interface Batch extends Step {
  rows: string[]
  finished: FinishedShare[]
  out: (() => void)[]
  bytes: number
}

/** A batch holds at most so many events and bytes (of one step more, which is never divided). */
const BATCH = { events: 2_000, bytes: 1_000_000 }
/** What waits while the storage is slow or away. */
const MOST_WAITING_BYTES = 8_000_000
/** A step without events waits too: its closures and texts are reckoned as so much. */
const BYTES_OF_A_STEP = 250

/** Steps on their way to the storage, gathered into batches in the order in which they were decided. */
export interface CommitQueue {
  add(step: Step): void
  /** The batch that is due next; undefined when nothing waits. */
  next(): Batch | undefined
  /** To be told when the batch that `next` gave is stored. */
  done(batch: Batch): void
  /** Whether more waits than memory should hold. */
  isFull(): boolean
}

export const createCommitQueue = (): CommitQueue => {
  const batches: Batch[] = []
  let waitingBytes = 0

  const fits = (batch: Batch, { rows }: Step, bytes: number): boolean =>
    batch.rows.length === 0 ||
    rows.length === 0 ||
    (batch.rows.length + rows.length <= BATCH.events && batch.bytes + bytes <= BATCH.bytes)

  return {
    add(step) {
      const bytes = step.rows.reduce((sum, row) => sum + Buffer.byteLength(row), BYTES_OF_A_STEP)
      waitingBytes += bytes
      const last = batches.at(-1)
      if (last === undefined || !fits(last, step, bytes)) {
        batches.push({ room: step.room, rows: [...step.rows], finished: [...step.finished], out: [...step.out], bytes })
        return
      }
      last.room = step.room
      last.rows.push(...step.rows)
      last.finished.push(...step.finished)
      last.out.push(...step.out)
      last.bytes += bytes
    },
    next: () => batches.shift(),
    done: ({ bytes }) => {
      waitingBytes -= bytes
    },
    isFull: () => waitingBytes > MOST_WAITING_BYTES,
  }
}
