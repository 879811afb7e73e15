import { countInterest } from '@quokka/contract/http'
import { useEffect, useState } from 'react'
import { readSession } from '../../../account/session.ts'
import type { DrawWish } from '../../../entering/use-open-room.ts'
import { call } from '../../../lib/calls/call.ts'
import type { HostableCategory } from './use-catalogue.ts'

/** Between the last press and the question to the server. */
const PAUSE_MS = 250

const SEPARATOR = ','

/**
 * How many questions stand behind the categories. Of several the server is asked, since a question may be in two of them: the
 * number before stays until the answer is there. Undefined while there is no number. Rule IN11.
 */
export const useInterestCount = (
  categories: readonly HostableCategory[],
  { ageGroup, difficulty }: DrawWish,
): number | undefined => {
  const [counted, setCounted] = useState<number>()
  const [only, ...others] = categories
  const own = readSession().ageGroup
  // The tiles count for whom the account is.
  const isAsTold = difficulty === undefined && (ageGroup === undefined || ageGroup === own)
  const known = others.length === 0 && isAsTold ? only?.questionCount : undefined
  const asked =
    only === undefined || known !== undefined ? '' : categories.map(({ categoryId }) => categoryId).join(SEPARATOR)

  useEffect(() => {
    if (asked === '') return setCounted(known)
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const age = ageGroup ?? own
      const answer = await call(
        countInterest,
        { categories: asked.split(SEPARATOR), ...(age && { ageGroup: age }), ...(difficulty && { difficulty }) },
        { fetch: (address, request) => fetch(address, { ...request, signal: leaving.signal }) },
      )
      if (!leaving.signal.aborted) setCounted(answer.ok ? answer.value.questionCount : undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked, known, ageGroup, own, difficulty])

  return known ?? (categories.length === 0 ? undefined : counted)
}
