import { listMissedSearches } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { MissedSearches } from '../../stores/missed-searches.ts'

/** What nobody has written yet. Rule AD29. */
export const missedSearchesRoute = (missed: Pick<MissedSearches, 'list'>): Route =>
  route(listMissedSearches, async () => {
    const listed = await missed.list()
    return ok({
      searches: listed.map(({ words, searches, lastOnMs }) => ({
        words,
        searches,
        lastOn: new Date(lastOnMs).toISOString(),
      })),
    })
  })
