import { FIRST_APPEND } from '../stores/journals.ts'

/** What a journal says, and the right to append its next row. */
export interface Stored<State> {
  journalId: string
  state: State
  epoch: number
  nextSeq: number
  /** Events of the journal, and those of them that are in its snapshot. */
  events: number
  eventsInSnapshot: number
}

/** Of a journal that was just opened, by its owner. */
export const OPENED = { epoch: FIRST_APPEND.epoch, nextSeq: FIRST_APPEND.seq, events: 1, eventsInSnapshot: 0 }
