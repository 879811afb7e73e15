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

/** Whether it can be taken now; draws again when that changes. */
export const useWindow = (entry: Entry): QTestWindow => {
  const subscribe = useCallback((changed: () => void) => {
    const timer = setInterval(changed, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => windowNow(entry, performance.now()))
}
