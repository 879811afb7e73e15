import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/** How many rows of a scrolled list are below its edge; a row counts as seen when half of it is. */
export const rowsBelow = ({
  total,
  rowHeight,
  seenTo,
}: {
  total: number
  rowHeight: number
  seenTo: number
}): number => (rowHeight <= 0 ? 0 : Math.max(0, total - Math.floor(seenTo / rowHeight + 0.5)))

export const useRowsBelow = (scroller: RefObject<HTMLElement | null>, total: number, listed: number): number => {
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () =>
      setBelow(
        rowsBelow({
          total,
          rowHeight: listed > 0 ? element.scrollHeight / listed : 0,
          seenTo: element.scrollTop + element.clientHeight,
        }),
      )
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [scroller, total, listed])
  return below
}
