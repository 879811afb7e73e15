import type { Profile } from '@quokka/contract/http'
import { getUserStats } from '@quokka/contract/http'
import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { refreshAccount } from '../../../account/account.ts'
import { isLoggedIn } from '../../../account/session.ts'
import { call } from '../../../lib/call.ts'

export type UserStats = z.infer<typeof getUserStats.answer>

export type OwnProfile =
  | { is: 'loading' }
  | { is: 'visitor' }
  | { is: 'failed'; sentence: string }
  | { is: 'ready'; profile: Profile; stats: UserStats }

const fetchOwnProfile = async (): Promise<OwnProfile> => {
  if (!isLoggedIn()) return { is: 'visitor' }
  const [profile, stats] = await Promise.all([refreshAccount(), call(getUserStats, {}, { unauthorized: () => {} })])
  if (!profile.ok) return profile.status === 401 ? { is: 'visitor' } : { is: 'failed', sentence: profile.sentence }
  if (!stats.ok) return { is: 'failed', sentence: stats.sentence }
  return { is: 'ready', profile: profile.value, stats: stats.value }
}

/** The profile of whoever is signed in, with the counts of their games; `reload` asks again. */
export const useOwnProfile = () => {
  const [own, setOwn] = useState<OwnProfile>(() => (isLoggedIn() ? { is: 'loading' } : { is: 'visitor' }))
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let isGone = false
    fetchOwnProfile().then(
      (answer) => {
        if (!isGone) setOwn(answer)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [attempt])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  return { own, reload }
}
