import { useCallback, useSyncExternalStore } from 'react'

/** Often enough that a second's change is seen when it comes. */
const LOOK_EVERY_MS = 100

/** Whole seconds until a moment of the page's steady clock, rounded up, never under 0; null for no moment. Draws again when the number changes. */
export const useSecondsUntil = (atMs: number | null, now: () => number = () => performance.now()): number | null => {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (atMs === null) return () => {}
      const timer = setInterval(changed, LOOK_EVERY_MS)
      return () => clearInterval(timer)
    },
    [atMs],
  )
  return useSyncExternalStore(subscribe, () => (atMs === null ? null : Math.max(0, Math.ceil((atMs - now()) / 1_000))))
}
