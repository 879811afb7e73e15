import { LIMITS } from '@quokka/core/limits'
import type { TimeWindow } from '@quokka/core/qtest-schedule'
import { QTEST_ACCESS } from '@quokka/core/qtest-schedule'
import {
  additionalFieldNames,
  defaultWindow,
  isFieldTooLong,
  tooManyFields,
  WINDOW_FAULTS,
  windowFault,
} from '@quokka/core/qtest-schedule-rules'
import * as z from 'zod/mini'
import { said } from '../lib/language/said.ts'
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
  sameOrder: z._default(z.boolean(), false),
  fields: z.array(z.string()),
  /** The additional field that is being written. */
  typed: z.string(),
  access: z.enum(QTEST_ACCESS),
  /** One a line, as they are typed or pasted. */
  names: z.string(),
  /** How many codes, as it is typed. */
  codes: z.string(),
})
export type ScheduleDraft = z.infer<typeof ScheduleDraft>

export const NEW_DRAFT: ScheduleDraft = {
  start: null,
  end: null,
  showAnswer: true,
  showResult: true,
  retakeFlag: false,
  sameOrder: false,
  fields: [],
  typed: '',
  access: 'link',
  names: '',
  codes: '30',
}

/** From the present minute on: fields hold no seconds. */
export const windowFrom = (nowMs: number): TimeWindow => defaultWindow(nowMs - (nowMs % MINUTE_MS))

/** The window of a draft; what nobody touched is that of `base`. */
export const windowOf = ({ start, end }: ScheduleDraft, base: TimeWindow): TimeWindow => ({
  startMs: start === null ? base.startMs : fromLocalDateTime(start),
  endMs: end === null ? base.endMs : fromLocalDateTime(end),
})

export const fieldNamesOf = ({ fields, typed }: ScheduleDraft): string[] => additionalFieldNames([...fields, typed])

/** What parts the names of a pasted list. A comma stands within some, and a tab between first and last name in a sheet. */
const SEPARATORS = /[\n\r;؛]+/u

export const namesOf = ({ names }: Pick<ScheduleDraft, 'names'>): string[] => [
  ...new Set(
    names
      .split(SEPARATORS)
      .map((name) => name.replace(/\s+/gu, ' ').trim())
      .filter((name) => name !== ''),
  ),
]

/** NaN for what is no whole number. */
const codesOf = ({ codes }: ScheduleDraft): number => (/^\d+$/.test(codes.trim()) ? Number(codes) : Number.NaN)

/** What is wrong with the list of those who may begin. */
export type ListFault = 'noNames' | 'tooManyNames' | 'wrongCodes'

const listFaultOf = (draft: ScheduleDraft): ListFault | undefined => {
  if (draft.access === 'codes') {
    const count = codesOf(draft)
    return count >= 1 && count <= LIMITS.qtestListed ? undefined : 'wrongCodes'
  }
  if (draft.access !== 'names') return undefined
  const { length } = namesOf(draft)
  if (length === 0) return 'noNames'
  return length > LIMITS.qtestListed ? 'tooManyNames' : undefined
}

/** What keeps a draft from being sent. */
export interface ScheduleFaults {
  isStartMissing: boolean
  isEndMissing: boolean
  /** In the words that the host reads. */
  window: string | undefined
  hasTooManyFields: boolean
  tooLongFields: readonly string[]
  list: ListFault | undefined
}

export const faultsOf = (draft: ScheduleDraft, base: TimeWindow, nowMs: number): ScheduleFaults => {
  const window = windowOf(draft, base)
  const fault = windowFault(window, nowMs)
  return {
    isStartMissing: Number.isNaN(window.startMs),
    isEndMissing: Number.isNaN(window.endMs),
    window: fault && said(fault, WINDOW_FAULTS[fault]),
    hasTooManyFields: tooManyFields(fieldNamesOf(draft)),
    tooLongFields: fieldNamesOf(draft).filter(isFieldTooLong),
    list: listFaultOf(draft),
  }
}

export const isFaulty = ({
  isStartMissing,
  isEndMissing,
  window,
  hasTooManyFields,
  tooLongFields,
  list,
}: ScheduleFaults): boolean =>
  isStartMissing ||
  isEndMissing ||
  window !== undefined ||
  hasTooManyFields ||
  tooLongFields.length > 0 ||
  list !== undefined

/** How a draft is sent; a start that nobody touched is where `base` begins. */
export const sentSchedule = (draft: ScheduleDraft, base: TimeWindow) => {
  const { startMs, endMs } = windowOf(draft, base)
  const { showAnswer, showResult, retakeFlag, sameOrder, access } = draft
  return {
    showAnswer,
    showResult,
    retakeFlag,
    sameOrder,
    startDate: new Date(startMs).toISOString(),
    endDate: new Date(endMs).toISOString(),
    additionalFields: fieldNamesOf(draft),
    access,
    ...(access === 'names' && { names: namesOf(draft) }),
    ...(access === 'codes' && { codes: codesOf(draft) }),
  }
}
