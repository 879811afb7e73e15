import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Seconds until something happens by itself; undefined once a key, a press, or its end stopped the count, and from the start without `seconds`.
 * Whoever reads on needs only touch something.
 */
export const useCountDown = (seconds: number | undefined, onEnd: () => void): number | undefined => {
  const [left, setLeft] = useState(seconds)
  // Else each leaderboard that arrives meanwhile would begin the second again.
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === undefined) return
    if (left === 0) {
      end()
      return
    }
    const stop = () => setLeft(undefined)
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    addEventListener('keydown', stop)
    addEventListener('pointerdown', stop)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', stop)
      removeEventListener('pointerdown', stop)
    }
  }, [left])
  return left
}
