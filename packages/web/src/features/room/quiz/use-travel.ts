import { useLayoutEffect, useRef } from 'react'
import { REDUCED_MOTION } from '../../../lib/page/use-media.ts'

const TRAVEL_MS = 500
const APART_MS = 30

/**
 * Rows travel from their old place to the new one when the order changes (first, last, invert, play).
 * Each row carries `data-row`; the place is taken from the layout, so that a scrolled list does not count as a move.
 */
export const useTravel = (order: readonly string[]) => {
  const list = useRef<HTMLOListElement>(null)
  const places = useRef(new Map<string, number>())
  const key = order.join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is the trigger; the places are read from the page.
  useLayoutEffect(() => {
    const before = places.current
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    // Sticky rows report where they stick, so a row's place is its number.
    places.current = new Map(rows.map((row, place) => [row.dataset.row ?? '', place]))
    if (before.size === 0 || matchMedia(REDUCED_MOTION).matches) return
    const step =
      (rows[1]?.offsetHeight ?? 0) + Number.parseFloat(getComputedStyle(rows[1] ?? document.body).marginBlockStart)
    rows.forEach((row, place) => {
      const old = before.get(row.dataset.row ?? '')
      if (old === undefined || old === place) return
      row.animate?.([{ transform: `translateY(${(old - place) * step}px)` }, { transform: 'none' }], {
        duration: TRAVEL_MS,
        delay: place * APART_MS,
        easing: 'cubic-bezier(.2, .8, .2, 1)',
        fill: 'backwards',
      })
    })
  }, [key])

  return list
}
