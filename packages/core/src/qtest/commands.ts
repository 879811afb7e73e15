import type { NameRefusal } from '../play/read-name.ts'
import type { ExtraTime } from '../scoring/extra-time.ts'
import type { QTestSettings } from './events.ts'
import type { ClosedBy, EntryDetails } from './schedule.ts'

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
  /** Where no names are given the list stays; codes are added to those there are. */
  | (ByOwner & { do: 'reschedule'; settings: QTestSettings; names?: readonly string[]; newCodes?: readonly string[] })
  | (ByOwner & { do: 'delete' })
  /** Applies elapsed deadlines to attempts, a limited number at once; repeated until nothing changes. */
  | (ByOwner & { do: 'settle' })
  | (ByOwner & { do: 'remove'; attemptId: string })
  /** Lets somebody in again who was removed. */
  | (ByOwner & { do: 'restore'; attemptId: string })
  /** From the next question on, whatever was wished. */
  | (ByOwner & { do: 'setExtraTime'; attemptId: string; extraTime: ExtraTime })
  | (ByOwner & { do: 'lock'; locked: boolean })
  /** Adapts it to the host's plan. */
  | (ByOwner & { do: 'resize'; capacity: number })
  /** Begins, or goes on: asks the next question where none is open. What was typed counts for a newcomer alone. */
  | (ByHolder & {
      do: 'attend'
      details: EntryDetails
      code?: string | undefined
      /** What the holder's account wishes. */
      extraTime?: ExtraTime | undefined
    })
  | (ByHolder & {
      do: 'submit'
      questionId: string
      /** Empty for no answer, and for a slide that was read. */
      answer: string
      /** The time that the client claims, in seconds; kept for the record, never used. */
      claimedS: number | null
    })
  | (ByHolder & { do: 'retake' })
  /** By the server, once an administrator has decided: it checks nobody's rights. */
  | { do: 'close'; by: ClosedBy; reason: string }
  | { do: 'reopen'; by: ClosedBy }

/** Why a schedule is refused. For `qtest/invalid-window` `windowFault` has the sentence. */
export type ScheduleRefusal =
  | 'qtest/invalid-window'
  | 'qtest/too-many-fields'
  | 'qtest/field-too-long'
  | 'qtest/field-not-allowed'
  | 'qtest/list-empty'
  | 'qtest/list-too-long'
  | 'qtest/listed-name-too-long'

/** Why what a participant typed is refused. */
export type EntryRefusal =
  | NameRefusal
  | 'player/email-empty'
  | 'player/email-invalid'
  | 'player/field-empty'
  | 'player/field-too-long'

/** Why somebody who would begin may not. */
export type AccessRefusal =
  | 'qtest/locked'
  | 'qtest/members-only'
  | 'qtest/not-listed'
  | 'qtest/name-taken'
  | 'qtest/wrong-code'

/** Why a QTest refuses. */
export type QTestRefusal =
  | ScheduleRefusal
  | EntryRefusal
  | AccessRefusal
  | 'qtest/not-found'
  | 'qtest/not-owner'
  | 'qtest/not-started'
  | 'qtest/expired'
  | 'qtest/closed'
  | 'qtest/full'
  | 'qtest/retake-not-allowed'
  | 'player/not-found'
  | 'attempt/not-found'
  | 'attempt/removed'
  | 'attempt/place-lost'
  | 'attempt/in-progress'
  | 'attempt/completed'
  | 'answer/already-given'
  | 'answer/question-not-open'
  | 'answer/invalid'
  | 'answer/not-shown'
