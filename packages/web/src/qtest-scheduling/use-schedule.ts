import type { CallRefusal } from '@quokka/contract/wire'
import type { TimeWindow } from '@quokka/core/qtest-schedule'
import { useState } from 'react'
import type { ScheduleDraft } from './schedule-draft.ts'
import { faultsOf, isFaulty } from './schedule-draft.ts'

/** Refusals that are about the additional fields. */
const OF_FIELDS: readonly CallRefusal[] = ['qtest/field-not-allowed', 'qtest/field-too-long', 'qtest/too-many-fields']

/** The draft in hand and what is wrong with it at the moment of its last change, or of the last press. */
export const useSchedule = (initial: ScheduleDraft, base: TimeWindow) => {
  const [draft, setDraft] = useState(initial)
  const [nowMs, setNowMs] = useState(Date.now)
  const [fieldsRefusal, setFieldsRefusal] = useState('')
  const faults = faultsOf(draft, base, nowMs)
  return {
    draft,
    base,
    faults,
    isAsleep: isFaulty(faults),
    /** What the server said about the additional fields; empty once the draft was changed. */
    fieldsRefusal,
    /** Shows beside the fields why the server refused them; anything else it refused is shown by the caller alone. */
    takeRefusal: (code: CallRefusal | undefined, sentence: string) => {
      if (code !== undefined && OF_FIELDS.includes(code)) setFieldsRefusal(sentence)
    },
    change: (changed: ScheduleDraft) => {
      setDraft(changed)
      setFieldsRefusal('')
      setNowMs(Date.now())
    },
    /** Looks at the clock again; whether the draft may be sent. */
    isFit: (): boolean => {
      const pressedMs = Date.now()
      setNowMs(pressedMs)
      return !isFaulty(faultsOf(draft, base, pressedMs))
    },
  }
}

export type Schedule = ReturnType<typeof useSchedule>
