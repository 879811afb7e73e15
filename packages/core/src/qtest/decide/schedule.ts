import type { AgeGroup } from '../../accounts/age-group.ts'
import { isYoung } from '../../accounts/age-group.ts'
import type { Result } from '../../lib/result.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import { checkLists, readNames } from '../access.ts'
import type { QTestCommand, ScheduleRefusal } from '../commands.ts'
import type { QTestScheduled, QTestSettings } from '../events.ts'
import { additionalFieldNames, asksTooMuch, isFieldTooLong, tooManyFields, windowFault } from '../schedule-rules.ts'
import type { QTest } from '../state.ts'
import type { Decision } from './decision.ts'

/** Settings as they are kept, or what is wrong with what they ask for. Rules QT3, QT4. */
const readSettings = (settings: QTestSettings, ageGroup: AgeGroup): Result<QTestSettings, ScheduleRefusal> => {
  const additionalFields = additionalFieldNames(settings.additionalFields)
  if (tooManyFields(additionalFields)) return refuse('qtest/too-many-fields')
  if (additionalFields.some(isFieldTooLong)) return refuse('qtest/field-too-long')
  if (isYoung(ageGroup) && additionalFields.some(asksTooMuch)) return refuse('qtest/field-not-allowed')
  return ok({ ...settings, additionalFields })
}

/** The opening of a QTest. Rules QT1, QT6, QT32. */
export const scheduleQTest = (
  opening: Omit<QTestScheduled, 'was' | 'atMs'>,
  nowMs: number,
): Result<QTestScheduled, ScheduleRefusal> => {
  const { settings, source, names: typed = [], newCodes = [], ...rest } = opening
  if (windowFault(settings, nowMs) !== undefined) return refuse('qtest/invalid-window')
  const read = readSettings(settings, source.ageGroup)
  if (!read.ok) return read
  const names = readNames(typed)
  if (!names.ok) return names
  const checked = checkLists(settings.access, { names: names.value, codes: newCodes.length })
  if (!checked.ok) return checked
  return ok({
    was: 'qtestOpened',
    ...rest,
    source,
    settings: read.value,
    ...(names.value.length > 0 && { names: names.value }),
    ...(newCodes.length > 0 && { newCodes: [...newCodes] }),
    atMs: nowMs,
  })
}

/** The rules of an expired QTest may be changed as long as its window stays as it is. Rules QT7, QT32. */
export const reschedule = (
  qtest: QTest,
  { settings, names: typed, newCodes = [] }: Extract<QTestCommand, { do: 'reschedule' }>,
  { nowMs }: Circumstances,
): Decision => {
  const { startMs, endMs } = qtest.settings
  const isMoved = settings.startMs !== startMs || settings.endMs !== endMs
  if (isMoved && windowFault(settings, nowMs) !== undefined) return refuse('qtest/invalid-window')
  const read = readSettings(settings, qtest.source.ageGroup)
  if (!read.ok) return read
  const names = typed === undefined ? ok([...qtest.listedNames]) : readNames(typed)
  if (!names.ok) return names
  const codes = qtest.codes.length + newCodes.length
  const checked = checkLists(settings.access, { names: names.value, codes })
  if (!checked.ok) return checked
  return ok([
    {
      was: 'qtestRescheduled',
      settings: read.value,
      ...(typed !== undefined && { names: names.value }),
      ...(newCodes.length > 0 && { newCodes: [...newCodes] }),
      atMs: nowMs,
    },
  ])
}
