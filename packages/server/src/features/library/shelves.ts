import { getDashboard, getMyLibrary } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { LibraryPorts } from './library-ports.ts'
import { qtestTilesOf, quizTilesOf } from './tiles.ts'

/** The author's own shelves, whole, for clients that know no pages (contract §3). */
export const shelfRoutes = ({ quizzes, qtests, clock }: LibraryPorts): Route[] => {
  const tilesOf = async (userId: string) => quizTilesOf(quizzes, await quizzes.ofAuthor(userId), userId)
  return [
    route(getDashboard, async ({ user: { userId } }) =>
      ok({ myQuizzes: await tilesOf(userId), qtests: await qtestTilesOf(qtests, userId, clock.nowMs()) }),
    ),
    route(getMyLibrary, async ({ user: { userId } }) => {
      const tiles = await tilesOf(userId)
      return ok({
        drafts: tiles.filter(({ tileStatus }) => tileStatus === 'DRFQuiz'),
        published: tiles.filter(({ tileStatus }) => tileStatus === 'PUBQuiz'),
        qtests: await qtestTilesOf(qtests, userId, clock.nowMs()),
      })
    }),
  ]
}
