import type { Result } from '@quokka/core/lib'
import { ok, refuse } from '@quokka/core/lib'
import type { RunningClock } from '../ports.ts'
import type { Alongside, Journals } from '../stores/journals.ts'
import type { Batch, Step } from './commit-queue.ts'
import { createCommitQueue } from './commit-queue.ts'
import type { JournalRows } from './rows.ts'
import type { Stored } from './stored.ts'

/** Why the server refuses where the game would not: a bug was met, or more waits to be stored than memory should hold. */
export type ServerRefusal = 'server/failed' | 'server/busy'

/** What its events lead to outside the aggregate; filled while a step is made. */
export interface Consequences<Fact> {
  facts: Fact[]
  /** Called in order once the events are stored, never before. */
  out: (() => void)[]
}

/** An event that a step leads to, with the state on either side of it. */
export interface Followed<State, Event> {
  before: State
  after: State
  event: Event
  arrivedMs: number
}

/** An event-sourced aggregate, such as a room. A step that throws has changed nothing. */
export interface Aggregate<State, Command, Event, Refusal extends string, Fact> {
  decide(state: State, command: Command, arrivedMs: number): Result<readonly Event[], Refusal>
  evolve(state: State, event: Event): State
  /** Whether an event must be stored before it is announced. */
  isJournalled(event: Event): boolean
  rows: Pick<JournalRows<Event>, 'encode' | 'bodyOf'>
  /** Adds what an event leads to. */
  follow(followed: Followed<State, Event>, consequences: Consequences<Fact>): void
  /** Inspects the state after a step; the last part of a step that may throw. */
  settle(state: State): void
  /** What is stored with the facts' row. */
  alongside(facts: readonly Fact[]): readonly Alongside[]
  /** Told the state at the beginning and after each row that is stored, the row that follows and the events of this one. */
  onStored(state: State, nextSeq: number, events: number): void
  /** Whether nothing can follow: the row is the journal's last one. */
  isOver(state: State): boolean
  /** Whether a command is taken however much waits to be stored. */
  isOfServer(command: Command): boolean
  /** The answer to a command that arrives after the aggregate has stopped here. */
  whenStopped: Refusal | ServerRefusal
}

/** The answer to a command, given once everything decided before it is on durable storage. */
export type Outcome<State, Refusal extends string> = Result<State, Refusal | ServerRefusal>

export interface JournalRunner<State, Command, Refusal extends string> {
  /**
   * Decides a command in its turn. `arrivedMs` is when it reached the server; `answer` is called after the commit, never before.
   * Returns at once why the server itself does not accept it.
   */
  take(
    command: Command,
    arrivedMs: number,
    answer?: (outcome: Outcome<State, Refusal>) => void,
  ): ServerRefusal | undefined
  /** With everything decided so far, whether stored or not. */
  draft(): State
  /** With everything that is stored and was sent. */
  durable(): State
  isStopped(): boolean
  /** Ends as fenced: another owner has it. */
  lose(): void
  /** Stops deciding once the commit in flight has ended. */
  stop(): Promise<void>
}

export interface JournalRunnerPorts {
  journals: Pick<Journals, 'append'>
  running: RunningClock
  /** Called when a commit is not stored after a moment, with when it was begun: the storage is away. The next `onCommit` says that it is back. */
  onAway?(sinceMs: number): void
  /** Called after each group of steps whose consequences were sent, except the last. */
  onReleased(): void
  /** Called once when it no longer runs here: it is over, or another owner has it, or it could not be stored. */
  onEnd(why: 'over' | 'fenced' | 'storage'): void
  /** Called when a command hit a bug, for example led to an event that could not be read back. The state is as it was before. */
  onBug(error: unknown): void
  /** Called after each commit with its duration in milliseconds and the number of events. */
  onCommit(durationMs: number, events: number): void
}

const RETRY_MS = [50, 100, 200, 400, 800, 1_600, 3_200, 3_200]

/**
 * A busy aggregate batches its events for this long between two commits: fewer, larger rows, for an unnoticeable delay. A single
 * answer, after a pause, is stored at once.
 */
const GATHER_MS = 30

/** A commit that takes longer is no mere wait behind others. */
const AWAY_AFTER_MS = 1_000

const timed = async (
  store: () => Promise<boolean>,
  { running, onAway }: Pick<JournalRunnerPorts, 'running' | 'onAway'>,
): Promise<{ isStored: boolean; durationMs: number }> => {
  const startedMs = running.runningMs()
  const away = setTimeout(() => onAway?.(startedMs), AWAY_AFTER_MS)
  const isStored = await store()
  clearTimeout(away)
  return { isStored, durationMs: running.runningMs() - startedMs }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** All or nothing of a command's consequences: a throw here has changed nothing. */
const stepOf = <State, Command, Event, Refusal extends string, Fact>(
  aggregate: Aggregate<State, Command, Event, Refusal, Fact>,
  draft: State,
  { command, arrivedMs }: { command: Command; arrivedMs: number },
): Result<Step<State, Fact>, Refusal> => {
  const decision = aggregate.decide(draft, command, arrivedMs)
  if (!decision.ok) return decision
  let state = draft
  const events: string[] = []
  const consequences: Consequences<Fact> = { facts: [], out: [] }
  for (const event of decision.value) {
    const before = state
    state = aggregate.evolve(state, event)
    if (aggregate.isJournalled(event)) events.push(aggregate.rows.encode(event))
    aggregate.follow({ before, after: state, event, arrivedMs }, consequences)
  }
  aggregate.settle(state)
  return ok({ state, events, ...consequences })
}

/**
 * Runs one aggregate: decides commands one by one, stores their events in groups, and sends nothing before it is stored.
 * What is decided during a commit goes with the next one ("The life of an answer" in CONTRIBUTING.md; decisions 0006, 0044).
 */
export const runJournalled = <State, Command, Event, Refusal extends string, Fact>(
  stored: Stored<State>,
  aggregate: Aggregate<State, Command, Event, Refusal, Fact>,
  ports: JournalRunnerPorts,
): JournalRunner<State, Command, Refusal> => {
  const { journals } = ports
  const { journalId, epoch } = stored
  let draft = stored.state
  let durable = stored.state
  let { nextSeq } = stored
  const queue = createCommitQueue<State, Fact>()
  let phase: 'idle' | 'committing' | 'stopped' = 'idle'
  let settled: Promise<void> = Promise.resolve()

  const end = (why: 'over' | 'fenced' | 'storage') => {
    if (phase === 'stopped') return
    phase = 'stopped'
    ports.onEnd(why)
  }

  const release = (released: Batch<State, Fact>) => {
    durable = released.state
    for (const send of released.out) {
      try {
        send()
      } catch (error) {
        // A failure to notify one must not block the others.
        ports.onBug(error)
      }
    }
    if (aggregate.isOver(durable)) end('over')
    else ports.onReleased()
  }

  const store = async ({ state, events, facts }: Batch<State, Fact>): Promise<boolean> => {
    const row = {
      journalId,
      epoch,
      seq: nextSeq,
      body: aggregate.rows.bodyOf(events),
      ends: aggregate.isOver(state),
      alongside: aggregate.alongside(facts),
    }
    for (const waitMs of [...RETRY_MS, null]) {
      try {
        if ((await journals.append(row)) === 'appended') return true
        end('fenced')
        return false
      } catch {
        if (waitMs === null) break
        await pause(waitMs)
      }
    }
    end('storage')
    return false
  }

  const commit = async () => {
    phase = 'committing'
    for (let batch = queue.next(); batch !== undefined; batch = queue.next()) {
      if (batch.events.length > 0) {
        const stored = await timed(() => store(batch), ports)
        if (!stored.isStored) return
        nextSeq += 1
        ports.onCommit(stored.durationMs, batch.events.length)
      }
      queue.done(batch)
      release(batch)
      if (phase !== 'committing') return
      if (batch.events.length > 0) aggregate.onStored(batch.state, nextSeq, batch.events.length)
      if (batch.events.length > 0) await pause(GATHER_MS)
      if (phase !== 'committing') return
    }
    phase = 'idle'
  }

  const tryStep = (command: Command, arrivedMs: number): Result<Step<State, Fact>, Refusal | ServerRefusal> => {
    try {
      return stepOf(aggregate, draft, { command, arrivedMs })
    } catch (error) {
      ports.onBug(error)
      return refuse('server/failed')
    }
  }

  // What took long to read is worth a snapshot before anything follows.
  aggregate.onStored(durable, nextSeq, 0)
  return {
    take(command, arrivedMs, answer) {
      if (phase === 'stopped') {
        answer?.(refuse(aggregate.whenStopped))
        return undefined
      }
      if (queue.isFull() && !aggregate.isOfServer(command)) {
        answer?.(refuse('server/busy'))
        return 'server/busy'
      }
      const tried = tryStep(command, arrivedMs)
      const step = tried.ok ? tried.value : { state: draft, events: [], facts: [], out: [] }
      draft = step.state
      const outcome = tried.ok ? ok(draft) : tried
      queue.add(answer ? { ...step, out: [...step.out, () => answer(outcome)] } : step)
      if (phase === 'idle') settled = commit()
      return !outcome.ok && outcome.refusal === 'server/failed' ? 'server/failed' : undefined
    },
    draft: () => draft,
    durable: () => durable,
    isStopped: () => phase === 'stopped',
    lose: () => end('fenced'),
    async stop() {
      await settled
      phase = 'stopped'
    },
  }
}
