import { useCallback, useEffect, useState } from 'react'
import type { Loaded } from '../../../lib/calls/use-loaded.ts'
import type { Filter, QTestProgress, WantedRows } from '../api/load-progress.ts'
import { loadProgress } from '../api/load-progress.ts'
import { lookAgainInMs, mayPass } from './look-again.ts'

/** What was last seen, and which participants that lists. */
export interface Seen {
  progress: QTestProgress
  filter: Filter
}

/**
 * Looks at a QTest again and again while the page is in view, and at once when it comes into view. A look that fails
 * leaves what is shown, which is then no longer fresh. Rule QE13.
 */
export const useProgress = (qtestId: string) => {
  const [asked, setAsked] = useState<WantedRows & { pages: number }>({
    filter: 'all',
    search: '',
    isByName: false,
    pages: 1,
  })
  const [loaded, setLoaded] = useState<Loaded<Seen>>({ is: 'loading' })
  const [isFresh, setIsFresh] = useState(true)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins again
  useEffect(() => {
    const { pages, ...wanted } = asked
    const { filter } = wanted
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest = 0
    let isRefused = false
    let last: Parameters<typeof lookAgainInMs>[0] = { status: 'Active', failed: 0 }

    const look = async () => {
      clearTimeout(timer)
      latest += 1
      const own = latest
      const answer = await loadProgress(qtestId, wanted, pages)
      if (own !== latest) return
      setIsFresh(answer.ok)
      if (answer.ok) {
        last = { status: answer.value.qtestStatus, failed: 0 }
        setLoaded({ is: 'ready', value: { progress: answer.value, filter } })
      } else {
        last = { ...last, failed: last.failed + 1 }
        const { sentence, status, code } = answer
        setLoaded((before) =>
          before.is === 'ready' && mayPass(status) ? before : { is: 'failed', sentence, status, code },
        )
        isRefused = !mayPass(status)
      }
      if (document.visibilityState === 'visible' && !isRefused) timer = setTimeout(look, lookAgainInMs(last))
    }

    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible' && !isRefused) void look()
    }
    document.addEventListener('visibilitychange', follow)
    void look()
    return () => {
      latest += 1
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [qtestId, asked, attempt])

  const lookNow = useCallback(() => setAttempt((before) => before + 1), [])
  const list = useCallback(
    (change: Partial<WantedRows>) => setAsked((before) => ({ ...before, ...change, pages: 1 })),
    [],
  )
  const showMore = useCallback(() => setAsked((before) => ({ ...before, pages: before.pages + 1 })), [])
  return { loaded, isFresh, wanted: asked, lookNow, list, showMore }
}
