import type { TimeWindow } from '@quokka/core/qtest-schedule'
import { additionalFieldNames, defaultWindow, tooManyFields, windowFault } from '@quokka/core/qtest-schedule'
import * as z from 'zod/mini'
import { fromLocalDateTime } from './local-date-time.ts'

const MINUTE_MS = 60_000

/** What a host has set so far. */
export const ScheduleDraft = z.object({
  /** As the fields hold them, by the host's clock; null while nobody has touched them. */
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  showAnswer: z.boolean(),
  showResult: z.boolean(),
  retakeFlag: z.boolean(),
  fields: z.array(z.string()),
  /** The additional field that is being written. */
  typed: z.string(),
})
export type ScheduleDraft = z.infer<typeof ScheduleDraft>

export const NEW_DRAFT: ScheduleDraft = {
  start: null,
  end: null,
  showAnswer: true,
  showResult: true,
  retakeFlag: false,
  fields: [],
  typed: '',
}

/** From the present minute on: fields hold no seconds. */
export const windowFrom = (nowMs: number): TimeWindow => defaultWindow(nowMs - (nowMs % MINUTE_MS))

/** The window of a draft; what nobody touched is that of `base`. */
export const windowOf = ({ start, end }: ScheduleDraft, base: TimeWindow): TimeWindow => ({
  startMs: start === null ? base.startMs : fromLocalDateTime(start),
  endMs: end === null ? base.endMs : fromLocalDateTime(end),
})

export const fieldNamesOf = ({ fields, typed }: ScheduleDraft): string[] => additionalFieldNames([...fields, typed])

/** What keeps a draft from being sent. */
export interface ScheduleFaults {
  isStartMissing: boolean
  isEndMissing: boolean
  /** In the words that the host reads. */
  window: string | undefined
  hasTooManyFields: boolean
}

export const faultsOf = (draft: ScheduleDraft, base: TimeWindow, nowMs: number): ScheduleFaults => {
  const window = windowOf(draft, base)
  return {
    isStartMissing: Number.isNaN(window.startMs),
    isEndMissing: Number.isNaN(window.endMs),
    window: windowFault(window, nowMs),
    hasTooManyFields: tooManyFields(fieldNamesOf(draft)),
  }
}

export const isFaulty = ({ isStartMissing, isEndMissing, window, hasTooManyFields }: ScheduleFaults): boolean =>
  isStartMissing || isEndMissing || window !== undefined || hasTooManyFields

/** How a draft is sent; a start that nobody touched is where `base` begins. */
export const sentSchedule = (draft: ScheduleDraft, base: TimeWindow) => {
  const { startMs, endMs } = windowOf(draft, base)
  const { showAnswer, showResult, retakeFlag } = draft
  return {
    showAnswer,
    showResult,
    retakeFlag,
    startDate: new Date(startMs).toISOString(),
    endDate: new Date(endMs).toISOString(),
    additionalFields: fieldNamesOf(draft),
  }
}
