import type { Result } from '../lib/result.ts'
import { ok, refuse } from '../lib/result.ts'
import { LIMITS } from '../limits.ts'
import { nameKey } from '../play/name-key.ts'
import { readName } from '../play/read-name.ts'
import type { ScheduleRefusal } from './commands.ts'
import type { QTestAccess } from './schedule.ts'

/** What a list holds after a change. */
interface Lists {
  names: readonly string[]
  /** How many there are. */
  codes: number
}

/** Names as they are kept: clean, none that compares like another one. Rule QT33. */
export const readNames = (typed: readonly string[]): Result<string[], ScheduleRefusal> => {
  const names: string[] = []
  for (const text of typed) {
    const name = readName(text)
    if (name.ok) names.push(name.value)
    else if (name.refusal === 'player/name-too-long') return refuse('qtest/listed-name-too-long')
  }
  return ok([...new Map(names.map((name) => [nameKey(name), name])).values()])
}

/** Whether a QTest can be entered by its lists. Rule QT32. */
export const checkLists = (access: QTestAccess, { names, codes }: Lists): Result<undefined, ScheduleRefusal> => {
  if (names.length > LIMITS.qtestListed || codes > LIMITS.qtestListed) return refuse('qtest/list-too-long')
  const isEmpty = (access === 'names' && names.length === 0) || (access === 'codes' && codes === 0)
  return isEmpty ? refuse('qtest/list-empty') : ok(undefined)
}

/** A code as it was typed, in the form in which it is kept: without regard to case, spaces and hyphens. */
export const readCode = (typed: string): string => typed.replace(/[\s-]+/gu, '').toUpperCase()
