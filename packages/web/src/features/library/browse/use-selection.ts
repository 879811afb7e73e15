import type { LibraryChoice, LibraryQuery } from '@quokka/contract/http'
import { useCallback, useState } from 'react'

/** Some quizzes, or all that fit the query except some. */
interface Chosen {
  /** What the query was: another one has its own choice. */
  about: string
  isAll: boolean
  ids: ReadonlySet<string>
}

export interface Selection {
  count: number
  choice: LibraryChoice
  has: (quizId: string) => boolean
  toggle: (quizId: string) => void
  selectAll: () => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** Which quizzes of a list are selected; `total` is how many fit its query. Rule LB45. */
export const useSelection = (query: LibraryQuery, total: number): Selection => {
  const about = JSON.stringify(query)
  const [kept, setChosen] = useState<Chosen>({ about, isAll: false, ids: NONE })
  const chosen = kept.about === about ? kept : { about, isAll: false, ids: NONE }
  const { isAll, ids } = chosen
  const toggle = (quizId: string) => {
    const next = new Set(ids)
    if (!next.delete(quizId)) next.add(quizId)
    setChosen({ about, isAll, ids: next })
  }
  const clear = useCallback(() => setChosen({ about, isAll: false, ids: NONE }), [about])
  return {
    count: isAll ? Math.max(0, total - ids.size) : ids.size,
    choice: isAll ? { query, except: [...ids] } : { quizIds: [...ids] },
    has: (quizId) => ids.has(quizId) !== isAll,
    toggle,
    selectAll: () => setChosen({ about, isAll: true, ids: NONE }),
    clear,
  }
}
