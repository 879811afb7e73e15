import type { LibraryQuery } from '@quokka/contract/http'
import { changeLibrary, getLibraryOverview, listLibrary } from '@quokka/contract/http'
import { planOf } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { LibraryPorts } from './library-ports.ts'
import { libraryQuizzesOf, qtestTilesOf } from './tiles.ts'

const PER_PAGE = 60
/** Of each section in the overview. */
const PER_SHELF = 4

const EVERYTHING: LibraryQuery = {
  place: 'all',
  folderId: null,
  search: '',
  status: null,
  subject: null,
  language: null,
  tag: null,
}

/** The library in pages, and what is done to many of its quizzes (contract §3). */
export const listRoutes = ({
  quizzes,
  qtests,
  libraryList,
  libraryChanges,
  clock,
  quizQuota,
}: LibraryPorts): Route[] => {
  const sectionOf = async (userId: string, status: LibraryQuery['status'], total: number, nowMs: number) => {
    const first = { sort: 'edited', after: null, most: PER_SHELF } as const
    const { quizzes: kept } = await libraryList.page(userId, { ...EVERYTHING, status }, first, nowMs)
    return { total, quizzes: await libraryQuizzesOf(quizzes, kept, userId) }
  }

  return [
    route(listLibrary, async ({ body: { query, sort, after }, user: { userId } }) => {
      const nowMs = clock.nowMs()
      const { quizzes: kept, next } = await libraryList.page(userId, query, { sort, after, most: PER_PAGE }, nowMs)
      const tiles = await libraryQuizzesOf(quizzes, kept, userId)
      if (after !== null) return ok({ quizzes: tiles, next, total: null, counts: null })
      const { drafts: _, ...counts } = await libraryList.counts(userId, nowMs)
      const isAll = JSON.stringify(query) === JSON.stringify(EVERYTHING)
      const total = isAll ? counts.places.all : await libraryList.total(userId, query, nowMs)
      return ok({ quizzes: tiles, next, total, counts })
    }),
    route(getLibraryOverview, async ({ user: { userId } }) => {
      const nowMs = clock.nowMs()
      const { drafts, ...counts } = await libraryList.counts(userId, nowMs)
      const { all } = counts.places
      return ok({
        all: await sectionOf(userId, null, all, nowMs),
        drafts: await sectionOf(userId, 'draft', drafts, nowMs),
        published: await sectionOf(userId, 'published', all - drafts, nowMs),
        qtests: await qtestTilesOf(qtests, userId, nowMs),
        counts,
      })
    }),
    route(changeLibrary, async ({ body: { changes }, user }) => {
      const most = quizQuota[planOf(user)]
      const made = await libraryChanges.make(user.userId, changes, clock.nowMs(), most)
      if (made === 'noFolder') return { ok: false, refusal: { code: 'library/folder-not-found' } }
      if (made === 'quota') return { ok: false, refusal: { code: 'library/no-room' } }
      return ok({
        changed: made.changed,
        left: made.left,
        undo: made.undo.map(({ quizIds, change }) => ({ choice: { quizIds }, change })),
      })
    }),
  ]
}
