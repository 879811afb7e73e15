import { isEmail } from '../accounts/field-rules.ts'

/** How a QTest came to be: a ready-made quiz, somebody's own, or questions drawn from categories (contract §6). */
export const QTEST_TYPES = ['RM', 'PV', 'IB'] as const
export type QTestType = (typeof QTEST_TYPES)[number]

/** Who may begin: whoever has the link, members alone, or those on a list of names or of codes, each once. Rule QT32. */
export const QTEST_ACCESS = ['link', 'members', 'names', 'codes'] as const
export type QTestAccess = (typeof QTEST_ACCESS)[number]

/** Where a moment lies in relation to a QTest's window (contract §6). */
export const QTEST_WINDOWS = ['YetToStart', 'Active', 'Expired'] as const
export type QTestWindow = (typeof QTEST_WINDOWS)[number]

/** Who closes a QTest of somebody else: the take-down of a quiz that it asks, or an administrator by a decision of its own. Rule QT36. */
export const CLOSED_BY = ['takeDown', 'administrator'] as const
export type ClosedBy = (typeof CLOSED_BY)[number]

/** From the first moment to the one after the last, in wall milliseconds. */
export interface TimeWindow {
  startMs: number
  endMs: number
}

/** Rule QT2. */
export const windowAt = ({ startMs, endMs }: TimeWindow, nowMs: number): QTestWindow => {
  if (nowMs < startMs) return 'YetToStart'
  return nowMs < endMs ? 'Active' : 'Expired'
}

/** What a participant typed at the entry. */
export interface EntryDetails {
  name: string
  email: string
  fields: Readonly<Record<string, string>>
}

/** Whether a participant may proceed: a name, an email and every field that the host asks for. Rule QT5. */
export const isEntryComplete = ({ name, email, fields }: EntryDetails, asked: readonly string[]): boolean =>
  name.trim() !== '' &&
  isEmail(email) &&
  asked.every((field) => Object.hasOwn(fields, field) && fields[field]?.trim() !== '')
