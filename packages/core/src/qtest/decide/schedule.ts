import type { AgeGroup } from '../../accounts/age-group.ts'
import { isYoung } from '../../accounts/age-group.ts'
import type { Result } from '../../lib/result.ts'
import { ok, refuse } from '../../lib/result.ts'
import type { Circumstances } from '../../play/circumstances.ts'
import type { QTestCommand, ScheduleRefusal } from '../commands.ts'
import type { QTestScheduled, QTestSettings } from '../events.ts'
import { additionalFieldNames, asksTooMuch, tooManyFields, windowFault } from '../schedule.ts'
import type { QTest } from '../state.ts'
import type { Decision } from './decision.ts'

/** Settings as they are kept, or what is wrong with what they ask for. Rules QT3, QT4. */
const readSettings = (settings: QTestSettings, ageGroup: AgeGroup): Result<QTestSettings, ScheduleRefusal> => {
  const additionalFields = additionalFieldNames(settings.additionalFields)
  if (tooManyFields(additionalFields)) return refuse('qtest/too-many-fields')
  if (isYoung(ageGroup) && additionalFields.some(asksTooMuch)) return refuse('qtest/field-not-allowed')
  return ok({ ...settings, additionalFields })
}

/** The opening of a QTest. Rules QT1, QT6. */
export const scheduleQTest = (
  opening: Omit<QTestScheduled, 'was' | 'atMs'>,
  nowMs: number,
): Result<QTestScheduled, ScheduleRefusal> => {
  const { settings, source } = opening
  if (windowFault(settings, nowMs) !== undefined) return refuse('qtest/invalid-window')
  const read = readSettings(settings, source.ageGroup)
  return read.ok ? ok({ ...opening, was: 'qtestOpened', settings: read.value, atMs: nowMs }) : read
}

/** The rules of an expired QTest may be changed as long as its window stays as it is. Rule QT7. */
export const reschedule = (
  qtest: QTest,
  { settings }: Extract<QTestCommand, { do: 'reschedule' }>,
  { nowMs }: Circumstances,
): Decision => {
  const { startMs, endMs } = qtest.settings
  const isMoved = settings.startMs !== startMs || settings.endMs !== endMs
  if (isMoved && windowFault(settings, nowMs) !== undefined) return refuse('qtest/invalid-window')
  const read = readSettings(settings, qtest.source.ageGroup)
  return read.ok ? ok([{ was: 'qtestRescheduled', settings: read.value, atMs: nowMs }]) : read
}
