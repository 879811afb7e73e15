import type { JournalKind } from '../stores/journal-kinds.ts'
import type { JournalSnapshots } from '../stores/journal-snapshots.ts'
import type { Journals } from '../stores/journals.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'
import type { JournalRows } from './rows.ts'
import { quizzesNamedIn } from './rows.ts'
import type { SnapshotForm } from './snapshots.ts'
import { readSnapshot } from './snapshots.ts'
import type { Stored } from './stored.ts'

/** The same, taken over from an owner that ran it until then by the running clock; undefined when nobody knows. */
export interface TakenOver<State> extends Stored<State> {
  ranUntilMs: number | undefined
}

export interface LoaderPorts<State, Event, Running> {
  journals: Pick<Journals, 'claim' | 'read' | 'end'>
  contents: Pick<QuizContents, 'find'>
  snapshots: Pick<JournalSnapshots, 'find'>
  kind: JournalKind
  /** Names this process in the heads of the journals. */
  owner: string
  rows: Pick<JournalRows<Event>, 'decode'>
  form: SnapshotForm<State>
  /** The state after a whole journal. Throws when it cannot be one. */
  replay(events: Event[]): State
  evolve(state: State, event: Event): State
  /** Goes on from there. What it throws ends the journal too. */
  run(stored: TakenOver<State>): Running
  /** Called when a journal was ended because it cannot be read, or gone on from. */
  onUnreadable(journalId: string, error: unknown): void
}

/**
 * Takes over journals and continues them. A load answers undefined when no such journal is open, or it cannot be read, and `held`
 * when it runs in another process; it rejects when the storage is unavailable, and may then be repeated. Rule ST18.
 */
export const createLoader = <State, Event, Running>({
  journals,
  contents,
  snapshots,
  kind,
  owner,
  rows,
  form,
  replay,
  evolve,
  run,
  onUnreadable,
}: LoaderPorts<State, Event, Running>): ((journalId: string) => Promise<Running | 'held' | undefined>) => {
  /** What the snapshot and the rows after it say; undefined when the journal must be read as a whole. */
  const fromSnapshot = async (journalId: string, nextSeq: number) => {
    const snapshot = await readSnapshot(journalId, form, { snapshots, contents })
    if (snapshot === undefined) return undefined
    const bodies = await journals.read(journalId, snapshot.nextSeq)
    if (snapshot.nextSeq + bodies.length !== nextSeq) return undefined
    const quizzes = await contents.find(quizzesNamedIn(bodies))
    const later = bodies.flatMap((body) => rows.decode(body, quizzes))
    const state = later.reduce(evolve, snapshot.state)
    return { state, events: snapshot.events + later.length, eventsInSnapshot: snapshot.events }
  }

  /** Undefined when there is no snapshot that can be gone on from: it costs time only. */
  const runFromSnapshot = async (
    journalId: string,
    claimed: Pick<TakenOver<State>, 'epoch' | 'nextSeq' | 'ranUntilMs'>,
  ) => {
    try {
      const said = await fromSnapshot(journalId, claimed.nextSeq)
      return said && { running: run({ journalId, ...said, ...claimed }) }
    } catch {
      return undefined
    }
  }

  /** Of loads that failed after the claim: the next one finds this process as the owner before. */
  const ranUntil = new Map<string, number | undefined>()
  return async (journalId) => {
    const taken = await journals.claim({ kind, journalId, owner })
    if (taken === undefined || taken === 'held') return taken
    const claimed = ranUntil.has(journalId) ? { ...taken, ranUntilMs: ranUntil.get(journalId) } : taken
    ranUntil.set(journalId, claimed.ranUntilMs)
    const begun = await runFromSnapshot(journalId, claimed)
    if (begun !== undefined) {
      ranUntil.delete(journalId)
      return begun.running
    }
    const bodies = await journals.read(journalId)
    const quizzes = await contents.find(quizzesNamedIn(bodies))
    ranUntil.delete(journalId)
    try {
      const events = bodies.flatMap((body) => rows.decode(body, quizzes))
      return run({ journalId, state: replay(events), events: events.length, eventsInSnapshot: 0, ...claimed })
    } catch (error) {
      await journals.end(journalId, claimed.epoch)
      onUnreadable(journalId, error)
      return undefined
    }
  }
}
