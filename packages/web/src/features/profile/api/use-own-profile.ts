import type { Profile } from '@quokka/contract/http'
import { getUserStats } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { refreshAccount } from '../../../account/account.ts'
import { isLoggedIn } from '../../../account/session.ts'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import type { Loaded } from '../../../lib/calls/use-loaded.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import { t } from '../../../messages/studio.ts'

export type UserStats = z.infer<typeof getUserStats.answer>

interface ProfileWithStats {
  profile: Profile
  stats: UserStats
}

const fetchOwnProfile = async (): Promise<Outcome<ProfileWithStats>> => {
  if (!isLoggedIn()) return { ok: false, sentence: t('lib:unauthorized'), status: 401 }
  const [profile, stats] = await Promise.all([refreshAccount(), call(getUserStats, {}, { unauthorized: () => {} })])
  if (!profile.ok) return profile
  if (!stats.ok) return stats
  return { ok: true, value: { profile: profile.value, stats: stats.value } }
}

/** The profile of whoever is signed in, with the counts of their games. */
export const useOwnProfile = () => {
  const { loaded, reload, refresh } = useLoaded(fetchOwnProfile)
  const own: Loaded<ProfileWithStats> | { is: 'visitor' } =
    loaded.is === 'ready' || isLoggedIn() ? loaded : { is: 'visitor' }
  return { own, reload, refresh }
}
