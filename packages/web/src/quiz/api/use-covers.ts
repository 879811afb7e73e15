import { getReadyMadeQuizzes } from '@quokka/contract/http'
import { readSession } from '../../account/session.ts'
import type { Outcome } from '../../lib/calls/call.ts'
import { call } from '../../lib/calls/call.ts'
import { mediaUrl } from '../../lib/calls/media-url.ts'
import { useLoaded } from '../../lib/calls/use-loaded.ts'

/** A drawing of the catalogue that any quiz may have as its banner. */
export interface Cover {
  /** Sent as the banner as it is. */
  address: string
  /** The quiz that it was drawn for. */
  name: string
}

const fetchCovers = async (): Promise<Outcome<readonly Cover[]>> => {
  const { ageGroup } = readSession()
  const answer = await call(getReadyMadeQuizzes, ageGroup ? { ageGroup } : {})
  if (!answer.ok) return answer
  const drawn = answer.value.allQuizzes.filter(({ origin }) => origin === 'ready-made')
  return {
    ok: true,
    value: drawn.map(({ quizImage, quizName }) => ({ address: mediaUrl('readymade', quizImage), name: quizName })),
  }
}

/** None while they are on their way, and where they do not come: a file of one's own does as well. */
export const useCovers = (): readonly Cover[] => {
  const { loaded } = useLoaded(fetchCovers)
  return loaded.is === 'ready' ? loaded.value : []
}
