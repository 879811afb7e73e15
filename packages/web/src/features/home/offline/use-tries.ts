import { useCallback, useEffect, useRef, useState } from 'react'

const FIRST_PAUSE_MS = 4_000
const LONGEST_PAUSE_MS = 30_000

/** When the server is tried next, by the page's steady clock; null while it is tried. */
export interface Tries {
  nextTryMs: number | null
  tryNow: () => void
}

/** Grows from try to try, and differs from phone to phone: a class does not come back as one. */
const pauseMs = (failed: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failed) * (0.75 + Math.random() / 4)

/** Tries the server after growing pauses, at a press, and when the browser has a network again or the page is seen again. */
export const useTries = (isReached: () => Promise<boolean>, onReached: () => void): Tries => {
  const [failed, setFailed] = useState(0)
  const [nextTryMs, setNextTryMs] = useState<number | null>(() => performance.now() + pauseMs(0))
  const isTrying = useRef(false)

  const tryNow = useCallback(async () => {
    if (isTrying.current) return
    isTrying.current = true
    setNextTryMs(null)
    if (await isReached()) return onReached()
    isTrying.current = false
    setFailed((before) => before + 1)
    setNextTryMs(performance.now() + pauseMs(failed + 1))
  }, [failed, isReached, onReached])

  useEffect(() => {
    if (nextTryMs === null) return
    const timer = setTimeout(tryNow, nextTryMs - performance.now())
    return () => clearTimeout(timer)
  }, [nextTryMs, tryNow])

  useEffect(() => {
    const whenOnline = () => void tryNow()
    const whenSeen = () => {
      if (document.visibilityState === 'visible') void tryNow()
    }
    window.addEventListener('online', whenOnline)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      window.removeEventListener('online', whenOnline)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [tryNow])

  return { nextTryMs, tryNow: () => void tryNow() }
}
