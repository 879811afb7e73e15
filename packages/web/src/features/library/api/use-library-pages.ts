import type { LibraryCounts, LibraryMark, LibraryQuery, LibraryQuiz, LibrarySort } from '@quokka/contract/http'
import { listLibrary } from '@quokka/contract/http'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useKeptFresh } from './use-kept-fresh.ts'

/** The pages that were fetched so far, as one list. */
export interface LibraryPages {
  quizzes: LibraryQuiz[]
  next: LibraryMark | null
  total: number
  counts: LibraryCounts
}

/** Of a library of which nothing is known yet. */
export const NO_COUNTS: LibraryCounts = {
  places: { all: 0, starred: 0, playedLately: 0, inNoFolder: 0, bin: 0 },
  folders: [],
  tags: [],
  subjects: [],
  languages: [],
}

/** A refresh fetches as many pages as are shown, up to these: whoever scrolled further begins above. */
const MOST_PAGES_AGAIN = 10

const loadPages = async (query: LibraryQuery, sort: LibrarySort, wanted: number): Promise<Outcome<LibraryPages>> => {
  const first = await call(listLibrary, { query, sort, after: null })
  if (!first.ok) return first
  const { total, counts } = first.value
  let { quizzes, next } = first.value
  for (let page = 1; next !== null && quizzes.length < wanted && page < MOST_PAGES_AGAIN; page += 1) {
    const more = await call(listLibrary, { query, sort, after: next })
    if (!more.ok) return more
    quizzes = [...quizzes, ...more.value.quizzes]
    next = more.value.next
  }
  return { ok: true, value: { quizzes, next, total: total ?? quizzes.length, counts: counts ?? NO_COUNTS } }
}

/** The quizzes that fit a query, page after page; those of the query before stay until the first page is there. Rule LB42. */
export const useLibraryPages = (query: LibraryQuery, sort: LibrarySort) => {
  const key = JSON.stringify({ query, sort })
  const wanted = useRef(0)
  const list = useKeptFresh((asked) => {
    const about = JSON.parse(asked) as { query: LibraryQuery; sort: LibrarySort }
    return loadPages(about.query, about.sort, wanted.current)
  }, key)
  const { loaded, change } = list
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const [kept, setKept] = useState<LibraryPages>()
  if (loaded.is === 'ready' && loaded.value !== kept) setKept(loaded.value)
  const pages = loaded.is === 'failed' ? undefined : kept

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query begins with one page.
  useEffect(() => {
    wanted.current = 0
  }, [key])

  const loadMore = useCallback(async () => {
    if (loaded.is !== 'ready' || isLoadingMore) return
    const { next } = loaded.value
    if (next === null) return
    setIsLoadingMore(true)
    const answer = await call(listLibrary, { ...JSON.parse(key), after: next })
    setIsLoadingMore(false)
    if (!answer.ok) return
    change((shown) => {
      // Asked for again meanwhile: then this page is not the one that follows.
      if (shown.next?.quizId !== next.quizId) return shown
      const quizzes = [...shown.quizzes, ...answer.value.quizzes]
      wanted.current = quizzes.length
      return { ...shown, quizzes, next: answer.value.next }
    })
  }, [loaded, isLoadingMore, key, change])

  return { ...list, pages, loadMore, isLoadingMore }
}
