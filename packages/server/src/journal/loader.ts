import type { JournalKind, Journals } from '../stores/journals.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'
import type { JournalRows } from './rows.ts'
import { quizzesNamedIn } from './rows.ts'

/** What a journal says, and the right to append its next row. */
export interface Stored<State> {
  journalId: string
  state: State
  epoch: number
  nextSeq: number
}

export interface LoaderPorts<State, Event, Running> {
  journals: Pick<Journals, 'claim' | 'read' | 'end'>
  contents: Pick<QuizContents, 'find'>
  kind: JournalKind
  /** Names this process in the heads of the journals. */
  owner: string
  rows: Pick<JournalRows<Event>, 'decode'>
  /** The state after a whole journal. Throws when it cannot be one. */
  replay(events: Event[]): State
  /** Goes on from there. What it throws ends the journal too. */
  run(stored: Stored<State>): Running
  /** Called when a journal was ended because it cannot be read, or gone on from. */
  onUnreadable(journalId: string, error: unknown): void
}

/**
 * Takes over journals and continues them. A load answers undefined when no such journal is open, or it cannot be read; it rejects
 * when the storage is unavailable, and may then be repeated. Rule ST18.
 */
export const createLoader =
  <State, Event, Running>({
    journals,
    contents,
    kind,
    owner,
    rows,
    replay,
    run,
    onUnreadable,
  }: LoaderPorts<State, Event, Running>): ((journalId: string) => Promise<Running | undefined>) =>
  async (journalId) => {
    const claimed = await journals.claim({ kind, journalId, owner })
    if (claimed === undefined) return undefined
    const bodies = await journals.read(journalId)
    const quizzes = await contents.find(quizzesNamedIn(bodies))
    try {
      return run({ journalId, state: replay(bodies.flatMap((body) => rows.decode(body, quizzes))), ...claimed })
    } catch (error) {
      await journals.end(journalId, claimed.epoch)
      onUnreadable(journalId, error)
      return undefined
    }
  }
