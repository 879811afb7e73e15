import type { QTestWindow } from '@quokka/core/qtest-schedule'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import type { Entry } from './entry.ts'
import { fetchEntry, windowNow } from './entry.ts'

const LOOK_EVERY_MS = 250

/** The QTest of an address; looked at again when the page comes back into sight. */
export const useEntry = (qtestId: string, tokenOf: (qtestId: string) => string | undefined) => {
  const entry = useLoaded((id) => fetchEntry(id, tokenOf(id)), qtestId)
  const { refresh } = entry
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refresh])
  return entry
}

/** A class that waits for places does not ask at the same moment. */
const WAITING_MS = 15_000
const SPREAD_MS = 5_000

/** Refreshes every 15 to 20 s while somebody waits and the page is visible. Rule QP20. */
export const useRefreshWhile = (isWaiting: boolean, refresh: () => Promise<void>) => {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') void refresh()
      },
      WAITING_MS + Math.random() * SPREAD_MS,
    )
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
}

/** Whether it can be taken now; draws again when that changes. */
export const useWindow = (entry: Entry): QTestWindow => {
  const subscribe = useCallback((changed: () => void) => {
    const timer = setInterval(changed, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => windowNow(entry, performance.now()))
}
