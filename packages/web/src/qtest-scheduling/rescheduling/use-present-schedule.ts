import { getQTestProgress } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { call } from '../../lib/calls/call.ts'
import { useLoaded } from '../../lib/calls/use-loaded.ts'

type Progress = z.infer<typeof getQTestProgress.answer>

/** The window and the rules that a QTest has now. */
export type PresentSchedule = Pick<
  Progress,
  'qtestName' | 'startDate' | 'endDate' | 'showAnswer' | 'showResult' | 'retakeFlag' | 'additionalFields'
>

export const usePresentSchedule = (qtestId: string) =>
  useLoaded<PresentSchedule>((id) => call(getQTestProgress, { qtestId: id }), qtestId)
