import { LIMITS } from '../limits.ts'
import type { TimeWindow } from './schedule.ts'

/** The window that a schedule begins with: from now on, for a week. Rule QT1. */
export const defaultWindow = (nowMs: number): TimeWindow => ({ startMs: nowMs, endMs: nowMs + LIMITS.qtestWindowMs })

/** What may be wrong with a window, in the words that its author reads. Rule QT1. */
export const WINDOW_FAULTS = {
  'qtest/invalid-window/backwards': 'End Date must be greater than Start Date and Time.',
  'qtest/invalid-window/over': 'End Date must be greater than Current Date and Time.',
  'qtest/invalid-window/far': 'Start Date must be within a year from now.',
  'qtest/invalid-window/long': 'A QTest can be open for a year at most.',
} as const
export type WindowFault = keyof typeof WINDOW_FAULTS

/** What is wrong with a window; undefined when nothing is. Rule QT1. */
export const windowFault = ({ startMs, endMs }: TimeWindow, nowMs: number): WindowFault | undefined => {
  if (endMs <= startMs) return 'qtest/invalid-window/backwards'
  if (endMs <= nowMs) return 'qtest/invalid-window/over'
  if (startMs - nowMs > LIMITS.qtestYearMs) return 'qtest/invalid-window/far'
  return endMs - startMs > LIMITS.qtestYearMs ? 'qtest/invalid-window/long' : undefined
}

/** What every participant is asked for, and what no additional field may be called: the keys of a body that is refused. */
const TAKEN = /^(?:name|player ?name|e-?mail|player ?e-?mail|__proto__|constructor|prototype)$/iu
/** Drawn as nothing, or turning the text around it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

const cleanFieldName = (name: string): string =>
  name.normalize('NFKC').replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()

/** The names of additional fields, of typed or pasted texts with commas between them: clean, none twice, none empty. Upper and lower case differ. Rule QT3. */
export const additionalFieldNames = (typed: readonly string[]): string[] => {
  const names = typed.flatMap((text) => text.split(',')).map(cleanFieldName)
  return [...new Set(names.filter((name) => name !== '' && !TAKEN.test(name)))]
}

/** Too many names. Rule QT3. */
export const tooManyFields = (names: readonly string[]): boolean => names.length > LIMITS.additionalFields

/** Whether the name of a field is longer than it may be. Rule QT3. */
export const isFieldTooLong = (name: string): boolean => Array.from(name).length > LIMITS.additionalFieldCharacters

const PRIVATE =
  /birth|\bd\.?o\.?b\b|address|phone|mobile|whats ?app|passport|aadhaar|\bssn\b|password|\bpan\b|religion|caste/iu

/** Whether a field asks for what no child should be asked for in a test. Rule QT4. */
export const asksTooMuch = (name: string): boolean => PRIVATE.test(name)
