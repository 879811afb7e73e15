import type { QTestTile } from '@quokka/contract/http'
import { getLibraryOverview } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useKeptFresh } from './use-kept-fresh.ts'

export type Overview = z.infer<typeof getLibraryOverview.answer>

const newestFirst = (qtests: readonly QTestTile[]): QTestTile[] =>
  [...qtests].sort((one, other) => Date.parse(other.startOn) - Date.parse(one.startOn))

/** The first quizzes of each section, the last edited first; QTests by their start, the newest first. */
export const useOverview = () =>
  useKeptFresh(async (): Promise<Outcome<Overview>> => {
    const answer = await call(getLibraryOverview, {})
    if (!answer.ok) return answer
    return { ok: true, value: { ...answer.value, qtests: newestFirst(answer.value.qtests) } }
  })
