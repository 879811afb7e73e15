import { useEffect, useState } from 'react'

/** Draws again at a moment of the steady clock. A timer may be early by a little: then it is set again, so that nobody is stuck. */
export const useLookAt = (atMs: number | null, now: () => number = () => performance.now()) => {
  const [looks, look] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look sets the timer again while the moment is still to come.
  useEffect(() => {
    if (atMs === null) return
    const timer = setTimeout(() => look((times) => times + 1), Math.max(1, atMs - now()))
    return () => clearTimeout(timer)
  }, [atMs, looks])
}
