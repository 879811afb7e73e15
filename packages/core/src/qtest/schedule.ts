import { isEmail } from '../accounts/field-rules.ts'
import { LIMITS } from '../limits.ts'

/** How a QTest came to be: a ready-made quiz, somebody's own, or questions drawn from categories (contract §6). */
export const QTEST_TYPES = ['RM', 'PV', 'IB'] as const
export type QTestType = (typeof QTEST_TYPES)[number]

/** Who may begin: whoever has the link, members alone, or those on a list of names or of codes, each once. Rule QT32. */
export const QTEST_ACCESS = ['link', 'members', 'names', 'codes'] as const
export type QTestAccess = (typeof QTEST_ACCESS)[number]

/** Where a moment lies in relation to a QTest's window (contract §6). */
export const QTEST_WINDOWS = ['YetToStart', 'Active', 'Expired'] as const
export type QTestWindow = (typeof QTEST_WINDOWS)[number]

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

/** The window that a schedule begins with: from now on, for a week. Rule QT1. */
export const defaultWindow = (nowMs: number): TimeWindow => ({ startMs: nowMs, endMs: nowMs + LIMITS.qtestWindowMs })

/** What is wrong with a window, in the words that its author reads; undefined when nothing is. Rule QT1. */
export const windowFault = ({ startMs, endMs }: TimeWindow, nowMs: number): string | undefined => {
  if (endMs <= startMs) return 'End Date must be greater than Start Date and Time.'
  return endMs <= nowMs ? 'End Date must be greater than Current Date and Time.' : undefined
}

/** What every participant is asked for, and what no additional field may be called: the keys of a body that is refused. */
const TAKEN = /^(?:name|player ?name|e-?mail|player ?e-?mail|__proto__|constructor|prototype)$/iu
/** Drawn as nothing, or turning the text around it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

const cleanFieldName = (name: string): string => {
  const plain = name.normalize('NFKC').replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()
  return Array.from(plain).slice(0, LIMITS.additionalFieldCharacters).join('').trim()
}

/** The names of additional fields, of typed or pasted texts with commas between them: clean, none twice, none empty. Upper and lower case differ. Rule QT3. */
export const additionalFieldNames = (typed: readonly string[]): string[] => {
  const names = typed.flatMap((text) => text.split(',')).map(cleanFieldName)
  return [...new Set(names.filter((name) => name !== '' && !TAKEN.test(name)))]
}

/** Too many names. Rule QT3. */
export const tooManyFields = (names: readonly string[]): boolean => names.length > LIMITS.additionalFields

const PRIVATE =
  /birth|\bd\.?o\.?b\b|address|phone|mobile|whats ?app|passport|aadhaar|\bssn\b|password|\bpan\b|religion|caste/iu

/** Whether a field asks for what no child should be asked for in a test. Rule QT4. */
export const asksTooMuch = (name: string): boolean => PRIVATE.test(name)

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
