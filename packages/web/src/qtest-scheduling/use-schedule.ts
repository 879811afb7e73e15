import type { TimeWindow } from '@quokka/core/qtest-schedule'
import { useState } from 'react'
import type { ScheduleDraft } from './schedule-draft.ts'
import { faultsOf, isFaulty } from './schedule-draft.ts'

/** The draft in hand and what is wrong with it at the moment of its last change, or of the last press. */
export const useSchedule = (initial: ScheduleDraft, base: TimeWindow) => {
  const [draft, setDraft] = useState(initial)
  const [nowMs, setNowMs] = useState(Date.now)
  const faults = faultsOf(draft, base, nowMs)
  return {
    draft,
    base,
    faults,
    isAsleep: isFaulty(faults),
    change: (changed: ScheduleDraft) => {
      setDraft(changed)
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
