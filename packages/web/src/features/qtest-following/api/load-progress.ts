import { getQTestProgress } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'

export type QTestProgress = z.infer<typeof getQTestProgress.answer>
export type Participant = QTestProgress['participants'][number]

/** Which participants are listed: all, those whose attempt stands so, or those whom the host has removed. */
export const FILTERS = ['all', 'IP', 'CP', 'removed'] as const
export type Filter = (typeof FILTERS)[number]

/** Which rows are wanted, and in which order. */
export interface WantedRows {
  filter: Filter
  /** Part of a name or of an additional field; empty for everybody. */
  search: string
  isByName: boolean
}

/**
 * So many pages of a QTest's participants as one, with the figures of the first: in one call, or where they are more than it
 * gives, in several one after another. Who did something between two calls has moved to the top of the list, and is listed once.
 */
export const loadProgress = async (
  qtestId: string,
  { filter, search, isByName }: WantedRows,
  pages: number,
): Promise<Outcome<QTestProgress>> => {
  const of = {
    qtestId,
    ...(filter !== 'all' && { state: filter }),
    ...(search !== '' && { search }),
    ...(isByName && { byName: true }),
  }
  const ask = (from: number, before?: string) => {
    const asked = Math.min(pages - from, LIMITS.progressPages)
    return call(getQTestProgress, {
      ...of,
      ...(before !== undefined && { before }),
      ...(asked > 1 && { pages: asked }),
    })
  }
  const first = await ask(0)
  if (!first.ok) return first
  const rows = new Map(first.value.participants.map((row) => [row.participantId, row]))
  let { next } = first.value
  for (let page = LIMITS.progressPages; page < pages && next !== null; page += LIMITS.progressPages) {
    const more = await ask(page, next)
    if (!more.ok) return more
    for (const row of more.value.participants) if (!rows.has(row.participantId)) rows.set(row.participantId, row)
    next = more.value.next
  }
  return { ok: true, value: { ...first.value, participants: [...rows.values()], next } }
}
