import type { NameRefusal } from '../play/read-name.ts'
import type { QTestSettings } from './events.ts'
import type { EntryDetails } from './schedule.ts'

/**
 * By what somebody is known who takes a QTest: never an id out of a body. The server hashes the token, a secret of 128 bits
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
  /** Notices what time has done to attempts; to so many at once that it is given again until nothing changes. */
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

/** Why a schedule is refused. For `qtest/window` `windowFault` has the sentence. */
export type ScheduleRefusal = 'qtest/window' | 'qtest/too-many-fields' | 'qtest/field-private'

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
  | 'qtest/deleted'
  | 'qtest/not-owner'
  | 'qtest/not-yet'
  | 'qtest/expired'
  | 'qtest/full'
  | 'qtest/no-retake'
  | 'attempt/none'
  | 'attempt/in-progress'
  | 'attempt/completed'
  | 'attempt/already-answered'
  | 'attempt/not-this-question'
  | 'answer/not-possible'
