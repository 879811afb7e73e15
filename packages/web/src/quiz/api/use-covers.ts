import { getReadyMadeQuizzes } from '@quokka/contract/http'
import { useMemo } from 'react'
import { readSession } from '../../account/session.ts'
import type { Outcome } from '../../lib/calls/call.ts'
import { call } from '../../lib/calls/call.ts'
import { mediaUrl } from '../../lib/calls/media-url.ts'
import { useLoaded } from '../../lib/calls/use-loaded.ts'
import type { About, Cover } from '../suiting-covers.ts'
import { coverFinder } from '../suiting-covers.ts'

/** The drawings of the ready-made quizzes. */
export const fetchCovers = async (): Promise<Outcome<readonly Cover[]>> => {
  const { ageGroup } = readSession()
  const answer = await call(getReadyMadeQuizzes, ageGroup ? { ageGroup } : {})
  if (!answer.ok) return answer
  const drawn = answer.value.allQuizzes.filter(({ origin }) => origin === 'ready-made')
  return {
    ok: true,
    value: drawn.map(({ quizImage, quizName, topics = [] }) => ({
      address: mediaUrl('readymade', quizImage),
      name: quizName,
      topics,
    })),
  }
}

const NONE: readonly Cover[] = []

/**
 * The drawings, those that suit the quiz first, and the one that suits it best, if any does. None while they are on their way,
 * and where they do not come: a file of one's own does as well.
 */
export const useCovers = ({ quizName, quizDescription }: About) => {
  const { loaded } = useLoaded(fetchCovers)
  const known = loaded.is === 'ready' ? loaded.value : NONE
  const find = useMemo(() => coverFinder(known), [known])
  return useMemo(() => find({ quizName, quizDescription }), [find, quizName, quizDescription])
}
