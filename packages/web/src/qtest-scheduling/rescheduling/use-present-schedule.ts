import { getQTestList, getQTestProgress } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import type { Outcome } from '../../lib/calls/call.ts'
import { call } from '../../lib/calls/call.ts'
import { useLoaded } from '../../lib/calls/use-loaded.ts'

type Progress = z.infer<typeof getQTestProgress.answer>

/** The window and the rules that a QTest has now, with the names or codes of its list. */
export interface PresentSchedule
  extends Pick<
    Progress,
    | 'qtestName'
    | 'startDate'
    | 'endDate'
    | 'showAnswer'
    | 'showResult'
    | 'retakeFlag'
    | 'sameOrder'
    | 'additionalFields'
    | 'access'
    | 'started'
  > {
  list: readonly string[]
}

const load = async (qtestId: string): Promise<Outcome<PresentSchedule>> => {
  const progress = await call(getQTestProgress, { qtestId })
  if (!progress.ok) return progress
  const hasList = progress.value.access === 'names' || progress.value.access === 'codes'
  if (!hasList) return { ok: true, value: { ...progress.value, list: [] } }
  const list = await call(getQTestList, { qtestId })
  return list.ok ? { ok: true, value: { ...progress.value, list: list.value.entries.map(({ entry }) => entry) } } : list
}

export const usePresentSchedule = (qtestId: string) => useLoaded(load, qtestId)
