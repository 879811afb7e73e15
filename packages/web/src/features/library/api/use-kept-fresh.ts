import { useEffect } from 'react'
import type { Outcome } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** Kept fresh: the editor works in another window, so that returning to this one reloads. Rule LB7. */
export const useKeptFresh = <Value>(load: (id: string) => Promise<Outcome<Value>>, id = '') => {
  const list = useLoaded(load, id)
  const { refresh } = list
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refresh])
  return list
}
