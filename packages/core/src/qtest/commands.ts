import type { NameRefusal } from '../play/read-name.ts'
import type { QTestSettings } from './events.ts'
import type { EntryDetails } from './schedule.ts'

/**
 * What identifies a participant of a QTest: never an id out of a body. The server hashes the token, a secret of 128 bits
 * that the browser chose; null where there is none. Decision 0045.
 */
export interface Holder {
  /** The credential of the account. */
  account: string | null
  /** The credential of the browser's cookie. */
  guest: string | null
  tokenHash: string | null
}

interface ByOwner {
  userId: string
}

interface ByHolder {
  holder: Holder
}

/** What can be asked of a QTest. */
export type QTestCommand =
  | (ByOwner & { do: 'reschedule'; settings: QTestSettings })
  | (ByOwner & { do: 'delete' })
  /** Applies elapsed deadlines to attempts, a limited number at once; repeated until nothing changes. */
  | (ByOwner & { do: 'settle' })
  /** Begins, or goes on: asks the next question where none is open. What was typed counts for a newcomer alone. */
  | (ByHolder & { do: 'attend'; details: EntryDetails })
  | (ByHolder & {
      do: 'submit'
      questionId: string
      /** Empty for no answer, and for a slide that was read. */
      answer: string
      /** The time that the client claims, in seconds; kept for the record, never used. */
      claimedS: number | null
    })
  | (ByHolder & { do: 'retake' })

/** Why a schedule is refused. For `qtest/invalid-window` `windowFault` has the sentence. */
export type ScheduleRefusal = 'qtest/invalid-window' | 'qtest/too-many-fields' | 'qtest/field-not-allowed'

/** Why what a participant typed is refused. */
export type EntryRefusal =
  | NameRefusal
  | 'player/email-empty'
  | 'player/email-invalid'
  | 'player/field-empty'
  | 'player/field-too-long'

/** Why a QTest refuses. */
export type QTestRefusal =
  | ScheduleRefusal
  | EntryRefusal
  | 'qtest/not-found'
  | 'qtest/not-owner'
  | 'qtest/not-started'
  | 'qtest/expired'
  | 'qtest/full'
  | 'qtest/retake-not-allowed'
  | 'attempt/not-found'
  | 'attempt/in-progress'
  | 'attempt/completed'
  | 'answer/already-given'
  | 'answer/question-not-open'
  | 'answer/invalid'
