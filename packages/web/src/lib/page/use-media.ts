import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )

/** Below this a screen has a foot, not a corner beside it. */
export const PHONE = '(max-width: 699px)'
/** From here on a screen is read from across a room. */
export const PROJECTOR = '(min-width: 1800px) and (min-height: 900px)'
/** From here on there is room for a drawer or a second column. */
export const LARGE = '(min-width: 1200px)'
/** A phone on its side. */
export const SIDEWAYS = '(max-height: 480px) and (orientation: landscape)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
