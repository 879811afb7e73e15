import { useEffect, useState } from 'react'
import { REDUCED_MOTION } from '../../lib/page/use-media.ts'

/** A number on its way, at a share (0 to 1) of the time. */
export const onTheWay = (from: number, to: number, share: number): number =>
  Math.round(from + (to - from) * (1 - (1 - Math.min(1, Math.max(0, share))) ** 3))

/** Counts from one number to another; the goal at once with reduced motion. */
export const useCountUp = (from: number, to: number, { ms, afterMs }: { ms: number; afterMs: number }): number => {
  const [shown, setShown] = useState(() => (from === to || matchMedia(REDUCED_MOTION).matches ? to : from))
  useEffect(() => {
    if (from === to || matchMedia(REDUCED_MOTION).matches) {
      setShown(to)
      return
    }
    const startsAtMs = performance.now() + afterMs
    let frame = requestAnimationFrame(function step(nowMs) {
      const share = (nowMs - startsAtMs) / ms
      setShown(onTheWay(from, to, share))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to, ms, afterMs])
  return shown
}
