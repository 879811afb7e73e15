/** What a command led to: the events to be stored, encoded, and what may go out once they are. */
export interface Step<State, Fact> {
  /** What is after it. */
  state: State
  events: readonly string[]
  /** What is stored beside the events, in the same statement. */
  facts: readonly Fact[]
  out: readonly (() => void)[]
}

/** Steps that are stored as one journal row. */
export interface Batch<State, Fact> extends Step<State, Fact> {
  events: string[]
  facts: Fact[]
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
export interface CommitQueue<State, Fact> {
  add(step: Step<State, Fact>): void
  /** The batch that is due next; undefined when nothing waits. */
  next(): Batch<State, Fact> | undefined
  /** To be told when the batch that `next` gave is stored. */
  done(batch: Batch<State, Fact>): void
  /** Whether more waits than memory should hold. */
  isFull(): boolean
}

export const createCommitQueue = <State, Fact>(): CommitQueue<State, Fact> => {
  const batches: Batch<State, Fact>[] = []
  let waitingBytes = 0

  const fits = (batch: Batch<State, Fact>, { events }: Step<State, Fact>, bytes: number): boolean =>
    batch.events.length === 0 ||
    events.length === 0 ||
    (batch.events.length + events.length <= BATCH.events && batch.bytes + bytes <= BATCH.bytes)

  return {
    add(step) {
      const bytes = step.events.reduce((sum, event) => sum + Buffer.byteLength(event), BYTES_OF_A_STEP)
      waitingBytes += bytes
      const last = batches.at(-1)
      if (last === undefined || !fits(last, step, bytes)) {
        batches.push({ state: step.state, events: [...step.events], facts: [...step.facts], out: [...step.out], bytes })
        return
      }
      last.state = step.state
      last.events.push(...step.events)
      last.facts.push(...step.facts)
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
