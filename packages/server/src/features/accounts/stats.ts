import { getUserStats, updateUserStat } from '@quokka/contract/http'
import { roleOf } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import { accountLevel, accountPoints, rankTitle } from '@quokka/core/scoring'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { GameShares } from '../../stores/game-shares.ts'

/** What an account has played, hosted and won, from games that the server ran. Rules AC15, AC16. */
export const statsRoutes = ({ shares }: { shares: GameShares }): Route[] => [
  route(getUserStats, async ({ user }) => {
    const counts = await shares.countsOf(user.userId)
    const points = accountPoints(counts)
    const level = accountLevel(points)
    return ok({
      quizzesHosted: counts.hosted,
      quizzesWon: counts.won,
      quizzesPlayed: counts.played,
      role: roleOf(user.userType),
      points,
      level,
      rankTitle: rankTitle(level),
    })
  }),
  route(updateUserStat, () => ok('Games are counted when they end.')),
]
